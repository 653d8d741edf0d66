interface Track {
  title: string;
  artist: string;
  album: string;
  artwork: MediaImage[];
}

/** Shows what plays on the lock screen, with its keys. */
export function announceTrack(
  audio: HTMLAudioElement,
  track: Track,
  skip: (seconds: number) => void,
  step: number,
) {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = new MediaMetadata(track);
  mediaSession.setActionHandler('play', () => void audio.play());
  mediaSession.setActionHandler('pause', () => audio.pause());
  mediaSession.setActionHandler('seekbackward', () => skip(-step));
  mediaSession.setActionHandler('seekforward', () => skip(step));
}

/** Takes away what `announceTrack` showed, when its player leaves the page. */
export function withdrawTrack() {
  if (!('mediaSession' in navigator)) return;
  const { mediaSession } = navigator;
  mediaSession.metadata = null;
  for (const action of ['play', 'pause', 'seekbackward', 'seekforward'] as const) {
    mediaSession.setActionHandler(action, null);
  }
}
