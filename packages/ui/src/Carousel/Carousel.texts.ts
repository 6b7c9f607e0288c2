import type { Texts } from '../locale/index.ts';

interface CarouselTexts {
  carousel: string;
  slide: string;
  place: (number: number, count: number) => string;
  go: (number: number) => string;
  before: string;
  next: string;
  pause: string;
  play: string;
  choose: string;
}

export const texts: Texts<CarouselTexts> = {
  zh: {
    carousel: '轮播',
    slide: '幻灯片',
    place: (number, count) => `第 ${number} 张，共 ${count} 张`,
    go: (number) => `看第 ${number} 张`,
    before: '上一张',
    next: '下一张',
    pause: '停止自动播放',
    play: '自动播放',
    choose: '选择幻灯片',
  },
  en: {
    carousel: 'carousel',
    slide: 'slide',
    place: (number, count) => `${number} of ${count}`,
    go: (number) => `Slide ${number}`,
    before: 'Previous slide',
    next: 'Next slide',
    pause: 'Stop moving by itself',
    play: 'Move by itself',
    choose: 'Choose a slide',
  },
};
