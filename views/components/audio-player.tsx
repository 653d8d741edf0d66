import { useRef } from 'react';
import type { AudioItem } from '../../shared/contract/audio.ts';
import { useTranslation } from '../translation.ts';
import { Icon } from './icon.tsx';
import { useHydrated } from './use-hydrated.ts';
import { SKIP, useListening } from './use-listening.ts';

/** How fast a tale may be told. */
const SPEEDS = [0.75, 1, 1.25, 1.5];

interface Props {
  item: AudioItem;
  /** The group that the item belongs to. */
  album: string;
  /** Shared by the players of a page. */
  speed: number;
  onSpeed(speed: number): void;
}

/** The browser's own player, nothing loaded before it is asked for, and what a script can add to it. */
export function AudioPlayer({ item, album, speed, onSpeed }: Props) {
  const { t } = useTranslation('audio-player');
  const isHydrated = useHydrated();
  const audio = useRef<HTMLAudioElement>(null);
  const { skip, ...listening } = useListening(audio, item, album, speed);
  const { uri, titre } = item;
  const { src, sources } = item.audio;
  const file = `${uri}.${src.split('.').at(-1)}`;
  return (
    <div className="audio-player">
      <audio
        className="audio-player__native"
        ref={audio}
        controls
        preload="none"
        aria-label={titre}
        {...listening}
      >
        {sources.map((source) => (
          <source key={source.src} src={source.src} type={source.type} />
        ))}
        {t('unsupported')} <a href={src}>{titre}</a>
      </audio>
      <div className="audio-player__ways">
        {/* biome-ignore lint/a11y/useSemanticElements: three controls of one thing are no set of fields */}
        <div className="audio-player__extras" role="group" aria-label={t('ways', { title: titre })}>
          <Skip seconds={-SKIP} label={t('back')} isOn={isHydrated} onSkip={skip} />
          <Skip seconds={SKIP} label={t('forward')} isOn={isHydrated} onSkip={skip} />
          <label className="audio-player__speed">
            {t('speed')}
            <select
              className="audio-player__select"
              value={speed}
              disabled={!isHydrated}
              onChange={({ target }) => onSpeed(Number(target.value))}
            >
              {SPEEDS.map((rate) => (
                <option key={rate} value={rate}>
                  {t('rate', { rate })}
                </option>
              ))}
            </select>
          </label>
        </div>
        <a className="audio-player__download" href={src} download={file}>
          <Icon name="download" /> {t('download')}
        </a>
      </div>
    </div>
  );
}

interface SkipProps {
  seconds: number;
  label: string;
  isOn: boolean;
  onSkip(seconds: number): void;
}

function Skip({ seconds, label, isOn, onSkip }: SkipProps) {
  return (
    <button
      className="audio-player__skip"
      type="button"
      disabled={!isOn}
      onClick={() => onSkip(seconds)}
    >
      <span aria-hidden="true">{`${seconds < 0 ? '−' : '+'}${Math.abs(seconds)} s`}</span>
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
