import type { Texts } from '../locale/index.ts';

interface ShellTexts {
  skip: string;
  tabs: string;
  home: string;
  courses: string;
  practice: string;
  mine: string;
}

export const shellTexts: Texts<ShellTexts> = {
  zh: {
    skip: '跳到正文',
    tabs: '主要页面',
    home: '首页',
    courses: '课程',
    practice: '练习',
    mine: '我的',
  },
  en: {
    skip: 'Skip to content',
    tabs: 'Main pages',
    home: 'Home',
    courses: 'Courses',
    practice: 'Practice',
    mine: 'Me',
  },
};
