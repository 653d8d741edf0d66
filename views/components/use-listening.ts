import { type RefObject, useEffect, useRef } from 'react';
import type { AudioItem } from '../../shared/contract/audio.ts';
import { useSite } from '../site.ts';
import { recallPosition, rememberPosition } from './audio-memory.ts';
import { announceTrack, withdrawTrack } from './media-session.ts';

/** Seconds of a skip. */
export const SKIP = 15;
/** Seconds of listening between two notes of the position. */
const NOTE_EVERY = 5;

/** What a script adds to the browser's own player: one at a time, speed, skips, a remembered position, the lock screen. */
export function useListening(
  audio: RefObject<HTMLAudioElement | null>,
  item: AudioItem,
  album: string,
  speed: number,
) {
  const { name: artist } = useSite();
  const { src, seconds } = item.audio;
  const noted = useRef(0);
  const isAnnounced = useRef(false);

  // Before anything is loaded, this is where playing will begin.
  useEffect(() => {
    const position = recallPosition(src);
    if (audio.current && position > 0 && audio.current.paused) audio.current.currentTime = position;
  }, [audio, src]);

  useEffect(() => {
    if (!audio.current) return;
    audio.current.defaultPlaybackRate = speed;
    audio.current.playbackRate = speed;
  }, [audio, speed]);

  useEffect(
    () => () => {
      if (isAnnounced.current) withdrawTrack();
    },
    [],
  );

  const skip = (step: number) => {
    if (!audio.current) return;
    audio.current.currentTime = Math.min(Math.max(audio.current.currentTime + step, 0), seconds);
  };
  const note = () => {
    noted.current = audio.current?.currentTime ?? 0;
    rememberPosition(src, noted.current, seconds);
  };

  return {
    skip,
    onPlay() {
      if (!audio.current) return;
      for (const other of document.querySelectorAll('audio'))
        if (other !== audio.current) other.pause();
      const artwork = [
        ...(item.picture?.squares ?? []).map(({ src, size }) => ({
          src,
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      ];
      announceTrack(audio.current, { title: item.titre, artist, album, artwork }, skip, SKIP);
      isAnnounced.current = true;
    },
    onPause: note,
    onTimeUpdate() {
      if (audio.current && Math.abs(audio.current.currentTime - noted.current) >= NOTE_EVERY)
        note();
    },
    onEnded() {
      rememberPosition(src, 0, seconds);
    },
  };
}
