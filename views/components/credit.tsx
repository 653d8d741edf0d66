import type { Media } from '../../shared/contract/media.ts';
import { useTranslation } from '../translation.ts';

interface Props {
  media: Pick<Media, 'credit'>;
  className?: string;
}

/** Who made a picture; nothing where nobody is named. */
export function Credit({ media: { credit }, className = 'credit' }: Props) {
  const { t } = useTranslation('common');
  return credit ? <small className={className}>{t('credit', { credit })}</small> : null;
}
