import type { Texts } from '../locale/index.ts';

// Part of a site's first page, so two plain dictionaries, which need no `inBoth`.
const zh = {
  skip: '跳到正文',
  tabs: '主要页面',
  home: '首页',
  courses: '课程',
  practice: '练习',
  mine: '我的',
};

export const shellTexts: Texts<typeof zh> = {
  zh,
  en: {
    skip: 'Skip to content',
    tabs: 'Main pages',
    home: 'Home',
    courses: 'Courses',
    practice: 'Practice',
    mine: 'Me',
  },
};
