import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  carousel: ['轮播', 'carousel'],
  slide: ['幻灯片', 'slide'],
  place: (number: number, count: number) => [`第 ${number} 张，共 ${count} 张`, `${number} of ${count}`],
  go: (number: number) => [`看第 ${number} 张`, `Slide ${number}`],
  before: ['上一张', 'Previous slide'],
  next: ['下一张', 'Next slide'],
  pause: ['停止自动播放', 'Stop autoplay'],
  play: ['自动播放', 'Start autoplay'],
  choose: ['选择幻灯片', 'Choose slide'],
});
