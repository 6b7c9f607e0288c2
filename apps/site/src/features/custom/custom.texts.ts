/** Texts of the pages that a school wrote itself, and of the way to its variable links. */
export const customTexts = {
  zh: {
    pages: '学校页面',
    none: '学校还没有写自己的页面',
    missing: '这个页面不在了，可能已经被学校撤下',
    failed: '页面没有加载出来，请检查网络后再试',
    back: '回到首页',
    beside: '同一栏目',
    opening: '正在打开链接',
    noLink: '这个链接已经失效，可能已经被学校撤下',
    leaving: '即将离开学校网站',
    leavingText: (host: string) => `这个链接指向 ${host}，学校无法保证那里的内容。`,
    go: '继续访问',
  },
  en: {
    pages: 'Pages of the school',
    none: 'The school has not written any page yet',
    missing: 'This page is gone; the school may have taken it down',
    failed: 'The page did not load. Check the network and try again',
    back: 'Go to the home page',
    beside: 'In this section',
    opening: 'Opening the link',
    noLink: 'This link no longer works; the school may have taken it down',
    leaving: 'You are leaving the school’s site',
    leavingText: (host: string) => `This link leads to ${host}, for which the school cannot answer.`,
    go: 'Continue',
  },
};
