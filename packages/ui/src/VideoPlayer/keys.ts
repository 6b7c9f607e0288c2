import { seekTo, type SteeredVideo, stepRate, togglePlay } from './commands.ts';

const goBy = (seconds: number) => (video: SteeredVideo) => seekTo(video, video.currentTime + seconds);

const ACTIONS: Readonly<Record<string, (video: SteeredVideo) => void>> = {
  ' ': togglePlay,
  k: togglePlay,
  ArrowLeft: goBy(-5),
  ArrowRight: goBy(5),
  j: goBy(-10),
  l: goBy(10),
  Home: (video) => seekTo(video, 0),
  End: (video) => seekTo(video, video.duration),
  '<': (video) => stepRate(video, -1),
  '>': (video) => stepRate(video, 1),
};

/** A key as tables of keys name it: letters are small ones. */
export const nameOfKey = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/**
 * Does what a key does on every player: space and k play and pause, arrows, j and l go some seconds, a digit to that tenth,
 * Home and End, and `<` and `>` change the speed.
 * @param key as `KeyboardEvent.key` names it.
 * @returns whether it does anything.
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
