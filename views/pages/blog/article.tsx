import { useMemo, ViewTransition } from 'react';
import type { Blog, BlogCard as Card } from '../../../shared/contract/blog.ts';
import { sectionsOf } from '../../../shared/html.ts';
import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { ContentsList, hasContents } from '../../components/contents-list.tsx';
import { Credit } from '../../components/credit.tsx';
import type { Later } from '../../components/deferred.tsx';
import { Head } from '../../components/head.tsx';
import { Html } from '../../components/html.tsx';
import { PackageCard } from '../../components/package-card.tsx';
import { Picture } from '../../components/picture.tsx';
import { useArrival } from '../../components/travel.ts';
import { Page } from '../../layout/page.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';
import { ArticleJsonLd } from './article-json-ld.tsx';
import { Byline } from './byline.tsx';
import { Others } from './others.tsx';

interface Props {
  article: Blog;
  others: Promise<Later<Card[]>> | undefined;
}

export function Article({ article, others }: Props) {
  const { t } = useTranslation('blog');
  const { name, uri, media, description, contenu, meta } = article;
  const arrival = useArrival();
  const path = paths.blog(uri);
  const art = useArt('social-blog.png');
  const image = media.social ?? art;
  const sections = useMemo(() => sectionsOf(contenu), [contenu]);
  return (
    <Page name="blog">
      <Head name={name} description={meta.description} path={path} image={image} type="article" />
      <ArticleJsonLd article={article} image={image} />
      <article>
        <header className="blog__head">
          <div className="wrap">
            <Breadcrumb
              parents={[{ name: t('layout:menu.blogs'), path: paths.blogs }]}
              current={{ name, path }}
            />
            <div className="blog__opening">
              <div className="blog__words">
                <h1>{name}</h1>
                <p className="blog__lead">{description}</p>
                <Byline article={article} />
              </div>
              <div className="blog__cover">
                <ViewTransition {...arrival}>
                  <Picture media={media} eager />
                </ViewTransition>
                <Credit media={media} />
              </div>
            </div>
          </div>
        </header>
        <div className="wrap blog__body">
          {hasContents(sections) && <ContentsList title={t('contents')} sections={sections} />}
          <Html html={contenu} className="blog__text" />
        </div>
      </article>
      {article.package && (
        <section className="section section--panel blog__journey" aria-labelledby="blog-journey">
          <div className="wrap blog__journey-inner">
            <div>
              <h2 id="blog-journey">{t('journey')}</h2>
              <p className="blog__journey-text">
                {t('journeyText', { name: article.package.name })}
              </p>
            </div>
            <PackageCard card={article.package} />
          </div>
        </section>
      )}
      <Others promise={others} />
    </Page>
  );
}
