import { inBoth } from '@lectern/ui/locale';

/** Texts shown at the end of a video. */
export const nextTexts = inBoth({
  soon: (name: string) => [`接下来：${name}`, `Up next: ${name}`],
  countdown: (seconds: number) => [`${seconds} 秒后自动播放`, `Plays in ${seconds} s`],
  playNow: ['马上播放', 'Play now'],
  stop: ['先不播放', 'Not now'],
  next: (name: string) => [`下一节：${name}`, `Next: ${name}`],
});
