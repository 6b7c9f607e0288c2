import { inBoth } from '@lectern/ui/locale';

/** Texts of custom pages, and of the redirect to variable links. */
export const customTexts = inBoth({
  pages: ['学校页面', 'School pages'],
  empty: ['学校还没有写自己的页面', 'The school has no pages yet'],
  missing: [
    '这个页面不在了，可能已经被学校撤下',
    'This page is no longer available. The school may have removed it',
  ],
  failed: [
    '页面没有加载出来，请检查网络后再试',
    'The page could not be loaded. Check your connection and try again',
  ],
  backToHome: ['回到首页', 'Back to home'],
  beside: ['同一栏目', 'In this section'],
  opening: ['正在打开链接', 'Opening the link'],
  noLink: [
    '这个链接已经失效，可能已经被学校撤下',
    'This link no longer works. The school may have removed it',
  ],
  leaving: ['即将离开学校网站', 'You are leaving the school’s site'],
  leavingText: (host: string) => [
    `这个链接指向 ${host}，学校无法保证那里的内容。`,
    `This link goes to ${host}. The school is not responsible for its content.`,
  ],
  go: ['继续访问', 'Continue'],
});
