import type { ReactNode } from 'react';
import type { PageContent } from '../../shared/contract/page.ts';
import { formatDay } from '../../shared/dates.ts';
import { splitSections } from '../../shared/html.ts';
import { Page } from '../layout/page.tsx';
import { useLanguage } from '../paths.ts';
import { useArt } from '../site.ts';
import { useTranslation } from '../translation.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { ContentsList, hasContents } from './contents-list.tsx';
import { Credit } from './credit.tsx';
import { Head } from './head.tsx';
import { Html } from './html.tsx';
import { Icon } from './icon.tsx';
import { Picture } from './picture.tsx';
import { PrintButton } from './print-button.tsx';
import { withSoftHyphens } from './soft-hyphens.ts';

interface Props {
  /** The page's name. */
  name: string;
  path: string;
  page: PageContent;
  /** `night`: dark head and bands; `light`: light head and bands; `plain`: a text to consult and to print. */
  look: 'night' | 'light' | 'plain';
  /** After the text: a way on. */
  children?: ReactNode;
}

/** A page of the content: head with lead and picture, contents, the text section by section, its dates. */
export function ContentPage({ name, path, page, look, children }: Props) {
  const { t } = useTranslation('content-page');
  const language = useLanguage();
  const social = useArt('social-page.png');
  const { content, meta } = page;
  const isLong = hasContents(content.sections);
  const isPlain = look === 'plain';
  return (
    <Page name={name}>
      <Head
        name={content.name}
        description={meta.description}
        path={path}
        image={content.image?.social ?? social}
      />
      <article className={`content-page content-page--${look}`}>
        <header className="content-page__head">
          <div className="wrap content-page__top">
            <div className="content-page__intro">
              <Breadcrumb current={{ name: content.name, path }} />
              <h1>{withSoftHyphens(content.name)}</h1>
              <p className="content-page__lead">{content.presentation}</p>
              {content.checked && (
                <p className="content-page__checked">
                  <Icon name="tick" /> {t('checked', { day: formatDay(content.checked, language) })}
                </p>
              )}
            </div>
            {content.image && (
              <div className="content-page__picture">
                <Picture media={content.image} eager />
                <Credit media={content.image} />
              </div>
            )}
          </div>
        </header>
        <div
          className={
            isLong
              ? 'wrap content-page__body content-page__body--contents'
              : 'wrap content-page__body'
          }
        >
          {isLong && <ContentsList title={t('contents')} sections={content.sections} />}
          <div className="content-page__text">
            {splitSections(content.description).map(({ id, html }) => (
              <div className="content-page__section" key={id ?? 'start'}>
                <Html html={html} />
              </div>
            ))}
            <footer className="content-page__dates">
              <p>
                {t('changed')}{' '}
                <time dateTime={meta.modified_time}>{formatDay(meta.modified_time, language)}</time>
              </p>
              {isPlain && <PrintButton />}
            </footer>
          </div>
        </div>
      </article>
      {children}
    </Page>
  );
}
