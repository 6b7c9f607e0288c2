/** Something that plays a video: a native element, or an adapter of another player. */
export interface SteeredVideo {
  /** Position in seconds. */
  currentTime: number;
  /** Duration in seconds; 0 or NaN until it is known. */
  readonly duration: number;
  /** Playback rate; 1 is normal speed. */
  playbackRate: number;
  readonly paused: boolean;
  readonly ended: boolean;
  play(): Promise<void> | void;
  pause(): void;
}

export const togglePlay = (video: SteeredVideo): void => {
  // A rejection (autoplay policy, a source that was removed) is shown by the paused state or an error event.
  if (video.paused || video.ended) video.play()?.catch(() => undefined);
  else video.pause();
};

export const seekTo = (video: SteeredVideo, time: number): void => {
  const end = video.duration > 0 ? video.duration : time;
  video.currentTime = Math.min(end, Math.max(0, time));
};

export const changeVolume = (video: HTMLVideoElement, by: number): void => {
  video.muted = false;
  video.volume = Math.min(1, Math.max(0, Math.round((video.volume + by) * 100) / 100));
};

export const toggleMute = (video: HTMLVideoElement): void => {
  video.muted = !video.muted;
};

/** Playback rates on offer. */
export const RATES = [0.75, 1, 1.25, 1.5, 2] as const;

/** Changes the playback rate one step up or down. */
export function stepRate(video: SteeredVideo, by: 1 | -1): void {
  const others = RATES.filter((rate) => (by > 0 ? rate > video.playbackRate : rate < video.playbackRate));
  video.playbackRate = (by > 0 ? others[0] : others.at(-1)) ?? video.playbackRate;
}

/** Shows one caption track and hides the others; returns the index of the one shown, -1 for none. */
export function showCaptions(video: HTMLVideoElement, trackIndex: number): number {
  const tracks = [...video.textTracks];
  for (const [index, track] of tracks.entries()) track.mode = index === trackIndex ? 'showing' : 'hidden';
  return trackIndex < tracks.length ? trackIndex : -1;
}

/** Shows the player in full screen; iPhones support this only for the video element itself. */
export function toggleFullscreen(player: HTMLElement, video: HTMLVideoElement): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  else if ('requestFullscreen' in player) player.requestFullscreen().catch(() => undefined);
  else if ('webkitEnterFullscreen' in video && typeof video.webkitEnterFullscreen === 'function')
    video.webkitEnterFullscreen();
}

export function togglePictureInPicture(video: HTMLVideoElement): void {
  const change = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  change.catch(() => undefined);
}

/** Returns functions that apply a command to the current video element. */
export const actOn =
  (video: { readonly current: HTMLVideoElement | null }) =>
  (command: (element: HTMLVideoElement) => void) =>
  (): void => {
    if (video.current) command(video.current);
  };

export type Act = ReturnType<typeof actOn>;
