import { seekTo, type SteeredVideo, stepRate, togglePlay } from './commands.ts';

const seekBy = (seconds: number) => (video: SteeredVideo) => seekTo(video, video.currentTime + seconds);

const ACTIONS: Readonly<Record<string, (video: SteeredVideo) => void>> = {
  ' ': togglePlay,
  k: togglePlay,
  ArrowLeft: seekBy(-5),
  ArrowRight: seekBy(5),
  j: seekBy(-10),
  l: seekBy(10),
  Home: (video) => seekTo(video, 0),
  End: (video) => seekTo(video, video.duration),
  '<': (video) => stepRate(video, -1),
  '>': (video) => stepRate(video, 1),
};

/** Returns a key's name as used in tables of shortcuts: letters in lower case. */
export const nameOfKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/**
 * Performs the common keyboard shortcuts of video players: Space and K play and pause, arrows, J and L seek, a
 * digit jumps to that tenth, Home and End jump, `<` and `>` change the playback rate.
 * @param key `key` of a `KeyboardEvent`.
 * @returns whether the key has an effect.
 */
export function pressVideoKey(video: SteeredVideo, key: string): boolean {
  if (/^\d$/.test(key)) {
    seekTo(video, (video.duration * Number(key)) / 10);
    return true;
  }
  const action = ACTIONS[nameOfKey(key)];
  action?.(video);
  return action !== undefined;
}
