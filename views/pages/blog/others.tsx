import type { BlogCard as Card } from '../../../shared/contract/blog.ts';
import { BlogCard } from '../../components/blog-card.tsx';
import { Deferred, type Later } from '../../components/deferred.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  promise: Promise<Later<Card[]>> | undefined;
}

/** What to read next; a failure here must not spoil the article. */
export function Others({ promise }: Props) {
  const { t } = useTranslation('blog');
  return (
    <section className="blog__others" aria-labelledby="blog-others">
      <div className="wrap blog__others-inner">
        <div>
          <h2 id="blog-others">{t('others')}</h2>
          <Link className="blog__others-all" to={paths.blogs}>
            {t('all')}
          </Link>
        </div>
        <Deferred
          id="others"
          promise={promise}
          fallback={<Waiting />}
          failed={<p>{t('othersFailed')}</p>}
        >
          {(cards) =>
            cards.length > 0 ? (
              <ul className="blog__others-list">
                {cards.map((card) => (
                  <li key={card.uri}>
                    <BlogCard card={card} level="h3" />
                  </li>
                ))}
              </ul>
            ) : (
              <p>{t('othersNone')}</p>
            )
          }
        </Deferred>
      </div>
    </section>
  );
}

function Waiting() {
  return <div className="blog__waiting" aria-hidden="true" />;
}
