import type { Guides } from './guide.ts';

export const actions: Guides = {
  Button: {
    zh: {
      use: '在页面上做一件事：提交、保存、打开；一屏最多一个主按钮。',
      avoid: '去另一个地址：用 ButtonLink，才能在新标签页打开。',
    },
    en: {
      use: 'Doing something on the page: hand in, save, open; one primary button a screen.',
      avoid: 'Going to another address: a ButtonLink can be opened in a new tab.',
    },
  },
  ButtonLink: {
    zh: { use: '看起来像按钮的下一步，其实是一个地址。', avoid: '不换地址的动作：用 Button。' },
    en: {
      use: 'A step that looks like a button and is an address.',
      avoid: 'What stays on the page: take a Button.',
    },
  },
  CountdownButton: {
    zh: { use: '要等一会儿才能再按的动作，例如重新发送验证码。', avoid: '考试剩余时间：用 Timer。' },
    en: {
      use: 'What rests a while before it can be pressed again, as sending a code.',
      avoid: 'The time left in an exam: take a Timer.',
    },
  },
};
