import { inBoth } from '../../shared/i18n/inBoth.ts';

/** Texts of custom pages, and of the redirect to variable links. */
export const customTexts = inBoth({
  pages: ['学校页面', 'Pages of the school'],
  none: ['学校还没有写自己的页面', 'The school has not written any page yet'],
  missing: ['这个页面不在了，可能已经被学校撤下', 'This page is gone; the school may have taken it down'],
  failed: ['页面没有加载出来，请检查网络后再试', 'The page did not load. Check the network and try again'],
  back: ['回到首页', 'Go to the home page'],
  beside: ['同一栏目', 'In this section'],
  opening: ['正在打开链接', 'Opening the link'],
  noLink: [
    '这个链接已经失效，可能已经被学校撤下',
    'This link no longer works; the school may have taken it down',
  ],
  leaving: ['即将离开学校网站', 'You are leaving the school’s site'],
  leavingText: (host: string) => [
    `这个链接指向 ${host}，学校无法保证那里的内容。`,
    `This link leads to ${host}, for which the school cannot answer.`,
  ],
  go: ['继续访问', 'Continue'],
});
