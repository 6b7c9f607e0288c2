interface NextTexts {
  readonly soon: (name: string) => string;
  readonly in: (seconds: number) => string;
  readonly now: string;
  readonly stop: string;
  readonly next: (name: string) => string;
}

/** Words of what comes after a video. */
export const nextTexts: { readonly zh: NextTexts; readonly en: NextTexts } = {
  zh: {
    soon: (name) => `接下来：${name}`,
    in: (seconds) => `${seconds} 秒后自动播放`,
    now: '马上播放',
    stop: '先不播放',
    next: (name) => `下一节：${name}`,
  },
  en: {
    soon: (name) => `Up next: ${name}`,
    in: (seconds) => `Plays in ${seconds} s`,
    now: 'Play now',
    stop: 'Stay here',
    next: (name) => `Next: ${name}`,
  },
};
