import type { Guides } from './guide.ts';

export const navigation: Guides = {
  Accordion: {
    zh: { use: '可以逐段展开的长内容：目录、常见问题。', avoid: '并列、常常切换的内容：用 Tabs。' },
    en: {
      use: 'Long parts that open in place: contents, questions.',
      avoid: 'Parts that are switched often: take Tabs.',
    },
  },
  Anchor: {
    zh: { use: '长页面内的目录，随滚动指出现在读到哪里。', avoid: '不同的页面：用链接或 Tabs。' },
    en: {
      use: 'The contents of a long page, with where the reader is.',
      avoid: 'Other pages: take links or Tabs.',
    },
  },
  Breadcrumb: {
    zh: { use: '从首页到这一页的路。', avoid: '流程的步骤：用 Stepper。' },
    en: { use: 'The way from the home page to this one.', avoid: 'Steps of a process: take a Stepper.' },
  },
  FilterChips: {
    zh: { use: '一项筛选条件，选项全部排开。', avoid: '十几个以上的选项：用 Select。' },
    en: { use: 'One filter with all its options in view.', avoid: 'More than a dozen: take a Select.' },
  },
  ActiveFilters: {
    zh: { use: '正在生效的筛选条件，逐个取消或全部清除。', avoid: '选择条件：用 FilterChips。' },
    en: { use: 'The filters at work, each to be removed.', avoid: 'Choosing them: take FilterChips.' },
  },
  Pagination: {
    zh: { use: '列表的页码，只有一页时不显示。', avoid: '试卷的题号：用 AnswerPalette。' },
    en: {
      use: 'The pages of a list; one page shows none.',
      avoid: 'The questions of a paper: take an AnswerPalette.',
    },
  },
  Tabs: {
    zh: { use: '同一件事的几个部分，一次看一个。', avoid: '先后的步骤：用 Stepper。' },
    en: { use: 'Parts of one subject, one seen at a time.', avoid: 'Steps in an order: take a Stepper.' },
  },
  Link: {
    zh: { use: '一切地址，站内站外都由它判断。', avoid: '不换地址的动作：用 Button。' },
    en: { use: 'Every address, of the site and of others.', avoid: 'What stays on the page: take a Button.' },
  },
};
