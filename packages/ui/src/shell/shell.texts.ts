import type { Texts } from '../locale/index.ts';

interface ShellTexts {
  skip: string;
  testDomain: string;
  dismiss: string;
  tabs: string;
  home: string;
  courses: string;
  practice: string;
  mine: string;
}

export const shellTexts: Texts<ShellTexts> = {
  zh: {
    skip: '跳到正文',
    testDomain: '当前域名仅供学校测试使用，正式对外开放前请更换为学校自己的域名',
    dismiss: '关闭提示',
    tabs: '主要页面',
    home: '首页',
    courses: '课程',
    practice: '练习',
    mine: '我的',
  },
  en: {
    skip: 'Skip to content',
    testDomain: 'This school is for testing only. Move it to its own domain before opening it to the public.',
    dismiss: 'Dismiss',
    tabs: 'Main pages',
    home: 'Home',
    courses: 'Courses',
    practice: 'Practice',
    mine: 'Me',
  },
};
