import type { Genre } from '../../../shared/contract/audio.ts';
import { FEMALE, MALE } from '../../../shared/contract/constants.ts';
import { Link } from '../../components/link.tsx';
import { paths } from '../../paths.ts';
import { useArt } from '../../site.ts';
import { useTranslation } from '../../translation.ts';

interface Props {
  voice: Genre;
}

/** Nothing is told by that voice: says so, and offers the other. */
export function NoTales({ voice }: Props) {
  const { t } = useTranslation('ressources-clpn');
  const art = useArt('empty.svg');
  return (
    <div className="wrap section">
      <img className="ressources-clpn__empty" src={art} alt="" width="800" height="600" />
      <h2>{t(`empty_${voice}`)}</h2>
      <p className="ressources-clpn__other">{t('emptyText')}</p>
      <Link
        className="button button--signature"
        to={`${paths.tales}?voice=${voice === MALE ? FEMALE : MALE}`}
      >
        {t(`other_${voice}`)}
      </Link>
    </div>
  );
}
