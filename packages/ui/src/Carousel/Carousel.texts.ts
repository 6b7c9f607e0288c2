import type { Texts } from '../locale/index.ts';

const zh = {
  carousel: '轮播',
  slide: '幻灯片',
  place: (number: number, count: number) => `第 ${number} 张，共 ${count} 张`,
  go: (number: number) => `看第 ${number} 张`,
  before: '上一张',
  next: '下一张',
  pause: '停止自动播放',
  play: '自动播放',
  choose: '选择幻灯片',
};

export const texts: Texts<typeof zh> = {
  zh,
  en: {
    carousel: 'carousel',
    slide: 'slide',
    place: (number, count) => `${number} of ${count}`,
    go: (number) => `Slide ${number}`,
    before: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop autoplay',
    play: 'Start autoplay',
    choose: 'Choose slide',
  },
};
