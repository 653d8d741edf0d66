import { BlogCard } from '../../components/blog-card.tsx';
import { Carousel } from '../../components/carousel.tsx';
import { DestinationCard } from '../../components/destination-card.tsx';
import { GuideCard } from '../../components/guide-card.tsx';
import { PackageCard } from '../../components/package-card.tsx';
import { useTranslation } from '../../translation.ts';
import type { DesignData } from './load.ts';
import { DesignSection } from './section.tsx';

interface Props {
  data: Pick<DesignData, 'cards' | 'destinations' | 'article' | 'guides'>;
}

/** Places, packages with their three kinds of price and date, an article, guides; and cards in a row. */
export function Cards({ data: { cards, destinations, article, guides } }: Props) {
  const { t } = useTranslation('design');
  return (
    <>
      <DesignSection name="packages" title={t('packages')}>
        <ul className="grid grid--two">
          {cards.map((card) => (
            <li key={card.uri}>
              <PackageCard card={card} />
            </li>
          ))}
        </ul>
      </DesignSection>
      <DesignSection name="cards" title={t('cards')}>
        <ul className="grid">
          {destinations.slice(0, 2).map((card) => (
            <li key={card.uri}>
              <DestinationCard card={card} />
            </li>
          ))}
          {article && (
            <li>
              <BlogCard card={article} level="h3" />
            </li>
          )}
          {guides.slice(0, 1).map((guide) => (
            <li key={guide.uri}>
              <GuideCard guide={guide} />
            </li>
          ))}
        </ul>
      </DesignSection>
      <section className="design__section" id="carousel" aria-labelledby="carousel-title">
        <Carousel
          name={t('home:destinations.name')}
          head={<h2 id="carousel-title">{t('carousel')}</h2>}
        >
          {destinations.map((card) => (
            <DestinationCard key={card.uri} card={card} />
          ))}
        </Carousel>
      </section>
    </>
  );
}
