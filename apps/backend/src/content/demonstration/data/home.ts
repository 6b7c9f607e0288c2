import { bannerUrl } from '../../drawing/drawn.ts';

/** A banner of the demonstration. */
export interface BannerText {
  readonly title: string;
  readonly titleEn: string;
  readonly subtitle: string;
  readonly subtitleEn: string;
  readonly image: string;
  readonly tone: 'light' | 'dark';
  readonly route: string;
  readonly action: string;
  readonly actionEn: string;
}

type Words = Omit<BannerText, 'image' | 'tone'>;

const dark = (image: string, words: Words): BannerText => ({ ...words, image, tone: 'dark' });

const winter: Words = {
  title: '这个冬天，把一门课学到会',
  titleEn: 'One course, learnt for good, this winter',
  subtitle: '寒假班开放选课，第一讲都可以先听',
  subtitleEn: 'Winter term is open; every first lesson is free',
  route: '/course/list?kind=live',
  action: '看看直播课',
  actionEn: 'See live courses',
};

const practice: Words = {
  title: '十年真题，一个知识点一个知识点地练',
  titleEn: 'Ten years of papers, one topic at a time',
  subtitle: '每道题都有讲解，做错的会再见面',
  subtitleEn: 'Every question explained; the wrong ones come back',
  route: '/lib/subject',
  action: '去题库',
  actionEn: 'Go to practice',
};

const free: Words = {
  title: '不知道从哪开始，就从免费课开始',
  titleEn: 'Not sure where to begin? Begin for free',
  subtitle: '完整的课，不是片段；学完再决定下一步',
  subtitleEn: 'Whole courses, not samples; decide afterwards',
  route: '/course/list?price=free',
  action: '免费听课',
  actionEn: 'Free courses',
};

/** Banners of each company, by its main host. */
export const sharedBanners: Readonly<Record<string, readonly BannerText[]>> = {
  localhost: [
    dark(bannerUrl('horizon', 'blue', 'winter'), winter),
    dark(bannerUrl('sheets', 'green', 'practice'), practice),
    dark(bannerUrl('stairs', 'violet', 'free'), free),
  ],
  'second.localhost': [
    dark(bannerUrl('stairs', 'red', 'camp'), {
      title: '从做事的人，到带人的人',
      titleEn: 'From doing the work to leading it',
      subtitle: '新任经理训练营第六期，八周一个真实的问题',
      subtitleEn: 'Eight weeks and one real problem: the camp for new managers',
      route: '/course/list?kind=live',
      action: '了解训练营',
      actionEn: 'About the camp',
    }),
    dark(bannerUrl('rings', 'slate', 'map'), {
      title: '每个岗位，都有一张学习地图',
      titleEn: 'A learning map for every role',
      subtitle: '学过的会点亮，下一步排在最前面',
      subtitleEn: 'What you know is lit; what comes next stands first',
      route: '/course/list',
      action: '打开地图',
      actionEn: 'Open the map',
    }),
  ],
};

/** Banners that a branch of the first company shows instead, in its own colour. */
export const bannersBySchool: Readonly<Record<string, readonly BannerText[]>> = {
  beijing: [
    dark(bannerUrl('sheets', 'red', 'beijing'), {
      ...practice,
      title: '在北京，和同城的同学一起刷题',
      titleEn: 'Practise together in Beijing',
    }),
    dark(bannerUrl('horizon', 'red', 'winter'), winter),
  ],
  shanghai: [
    dark(bannerUrl('rings', 'cyan', 'shanghai'), {
      ...winter,
      title: '下班之后，留一小时给自己',
      titleEn: 'An hour for yourself after work',
    }),
    dark(bannerUrl('sheets', 'cyan', 'practice'), practice),
  ],
  chengdu: [
    dark(bannerUrl('horizon', 'green', 'chengdu'), {
      ...free,
      title: '慢慢学，也能学得很远',
      titleEn: 'Slowly, and still far',
    }),
    dark(bannerUrl('stairs', 'green', 'winter'), winter),
  ],
  xian: [
    dark(bannerUrl('stairs', 'orange', 'xian'), {
      ...winter,
      title: '一步一个台阶，把基础打牢',
      titleEn: 'Step by step, on firm ground',
    }),
    dark(bannerUrl('horizon', 'orange', 'practice'), practice),
  ],
};

/** The line above the page, by the company's main host. */
export const noticesByHost: Readonly<
  Record<string, { readonly text: string; readonly textEn: string; readonly route: string }>
> = {
  localhost: {
    text: '寒假班选课进行中，每门课的第一讲都可以先听',
    textEn: 'Winter term is open: the first lesson of every course is free to watch',
    route: '/news',
  },
  'second.localhost': {
    text: '年度信息安全必修课请在月底前完成',
    textEn: 'Please finish the information security course by the end of the month',
    route: '/news',
  },
};

/** Why the courses of a category are worth it, by the category's icon: Chinese, English. */
export const categoryReasons: Readonly<Record<string, readonly [string, string]>> = {
  mathematics: ['先懂为什么，再练怎么算', 'Why first, then how'],
  physics: ['从看得见的现象讲起', 'From what you can see'],
  chemistry: ['把反应写成故事，就记住了', 'Reactions told as stories'],
  biology: ['从一片叶子到一个系统', 'From a leaf to a system'],
  chinese: ['读得进去，写得出来', 'Read deeply, write freely'],
  language: ['开口说，比背单词更快', 'Speaking beats memorising'],
  programming: ['从第一行代码到第一个作品', 'From the first line to the first work'],
  data: ['让数字自己说话', 'Let the numbers speak'],
  design: ['先学会看，再学会做', 'Learn to see, then to make'],
  business: ['学了明天就用得上', 'Learnt today, used tomorrow'],
  history: ['把年代背后的人讲出来', 'The people behind the dates'],
  geography: ['看懂一张地图', 'How to read a map'],
  music: ['十分钟就能弹出第一句', 'Your first phrase in ten minutes'],
  reading: ['一本书，一个下午', 'One book, one afternoon'],
};
