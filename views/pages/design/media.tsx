import { useState } from 'react';
import { AudioPlayer } from '../../components/audio-player.tsx';
import { COUNTRY, destinationMarkers } from '../../components/destination-markers.ts';
import { Dialog } from '../../components/dialog.tsx';
import { PlaceMap } from '../../components/map.tsx';
import { MediaSet } from '../../components/media-set.tsx';
import { useTranslation } from '../../translation.ts';
import type { DesignData } from './load.ts';
import { DesignSection, State } from './section.tsx';

interface Props {
  data: Pick<DesignData, 'media' | 'destinations' | 'tale'>;
}

/** What is looked at, listened to and opened. */
export function MediaParts({ data: { media, destinations, tale } }: Props) {
  const { t } = useTranslation('design');
  const [speed, setSpeed] = useState(1);
  const [isOpen, setOpen] = useState(false);
  return (
    <DesignSection name="media" title={t('media')}>
      <div className="design__columns">
        {media && (
          <State name={t('mediaSet')}>
            <MediaSet main={media.media} pictures={media.pictures} />
          </State>
        )}
        <State name={t('map')}>
          <PlaceMap
            name={t('our-destinations:map')}
            markers={destinationMarkers(destinations)}
            {...COUNTRY}
          />
        </State>
        {tale && (
          <State name={t('audio')}>
            <AudioPlayer {...tale} speed={speed} onSpeed={setSpeed} />
          </State>
        )}
        <State name={t('dialog')}>
          <button
            type="button"
            className="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {t('openDialog')}
          </button>
        </State>
      </div>
      {isOpen && (
        <Dialog title={t('home:trust.title')} onClose={() => setOpen(false)}>
          <p>{t('home:trust.cancelText')}</p>
        </Dialog>
      )}
    </DesignSection>
  );
}
