import type { FramedVideo } from './FramedVideo.ts';

/** How fast a video can be played, as with a school's own. */
const RATES = [0.75, 1, 1.25, 1.5, 2] as const;

function stepRate(video: FramedVideo, by: 1 | -1): void {
  const others = RATES.filter((rate) => (by > 0 ? rate > video.rate : rate < video.rate));
  video.playbackRate = (by > 0 ? others[0] : others.at(-1)) ?? video.rate;
}

const toggle = (video: FramedVideo): void => (video.paused || video.ended ? video.play() : video.pause());

const go = (by: number) => (video: FramedVideo) => void (video.currentTime += by);

const DEEDS: Readonly<Record<string, (video: FramedVideo) => void>> = {
  ' ': toggle,
  k: toggle,
  ArrowLeft: go(-5),
  ArrowRight: go(5),
  j: go(-10),
  l: go(10),
  Home: (video) => void (video.currentTime = 0),
  End: (video) => void (video.currentTime = video.duration),
  '<': (video) => stepRate(video, -1),
  '>': (video) => stepRate(video, 1),
};

/** Does what a key does on every player; tells whether it does anything. @param key as `KeyboardEvent.key` names it. */
export function pressKey(video: FramedVideo, key: string): boolean {
  if (/^\d$/.test(key)) {
    video.currentTime = (video.duration * Number(key)) / 10;
    return true;
  }
  const deed = DEEDS[key.length === 1 ? key.toLowerCase() : key];
  deed?.(video);
  return deed !== undefined;
}
