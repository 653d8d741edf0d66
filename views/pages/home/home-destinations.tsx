import type { DestinationCard as Card } from '../../../shared/contract/destination.ts';
import { Carousel } from '../../components/carousel.tsx';
import { DestinationCard } from '../../components/destination-card.tsx';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  cards: Card[];
}

/** All places side by side. */
export function HomeDestinations({ cards }: Props) {
  const { t } = useTranslation('home');
  return (
    <Carousel
      name={t('destinations.name')}
      head={
        <>
          <h2 id="destinations-title">{t('destinations.title')}</h2>
          <Link className="section__more" to={paths.destinations}>
            {t('destinations.all')}
          </Link>
        </>
      }
    >
      {cards.map((card) => (
        <DestinationCard key={card.uri} card={card} />
      ))}
    </Carousel>
  );
}
