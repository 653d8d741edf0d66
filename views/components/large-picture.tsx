import type { Media } from '../../shared/contract/media.ts';
import { useTranslation } from '../translation.ts';
import { Dialog } from './dialog.tsx';
import { pictureSizes } from './picture-sizes.ts';
import { Still } from './still.tsx';

interface Props {
  media: Media;
  onClose(): void;
}

/** A picture over the whole window, not cut. */
export default function LargePicture({ media, onClose }: Props) {
  const { t } = useTranslation('common');
  return (
    <Dialog title={t('large')} size="full" onClose={onClose}>
      <div className="large-picture">
        <Still
          className="large-picture__image"
          media={media}
          sizes={pictureSizes.window}
          isWhole
          draggable={false}
        />
      </div>
    </Dialog>
  );
}
