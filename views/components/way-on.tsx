import { paths } from '../paths.ts';
import { useTranslation } from '../translation.ts';
import { Link } from './link.tsx';

type Way = 'packages' | 'destinations' | 'contact' | 'travelAndTips' | 'tales';

interface Props {
  title: string;
  text: string;
  first: Way;
  second: Way;
}

/** The end of a page: it says where to go from here. */
export function WayOn({ title, text, first, second }: Props) {
  const { t } = useTranslation('layout');
  return (
    <section className="way-on no-print" aria-labelledby="way-on-title">
      <div className="wrap way-on__inner">
        <div>
          <h2 id="way-on-title">{title}</h2>
          <p className="way-on__text">{text}</p>
        </div>
        <p className="way-on__ways">
          <Link className="button" to={paths[first]}>
            {t(`menu.${first}`)}
          </Link>
          <Link className="button button--secondary" to={paths[second]}>
            {t(`menu.${second}`)}
          </Link>
        </p>
      </div>
    </section>
  );
}
