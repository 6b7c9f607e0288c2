import type { OpenClassCard, OpenClassDetail, OpenClassList } from '@lectern/sdk/endpoints/openClass';

/** An open class in the future, as the server describes it. */
export const openClassCard = (fields: Partial<OpenClassCard> = {}): OpenClassCard => ({
  openClassId: '7',
  name: '圆锥曲线：先画图，再设线',
  nameEn: '',
  summary: '一道高考压轴题，三种设法，看哪一种算得最少。',
  summaryEn: '',
  cover: '',
  subjectName: '高中数学',
  subjectNameEn: 'Mathematics',
  teacherName: '顾明晖',
  teacherNameEn: '',
  startsAt: '2099-11-23T11:30:00.000Z',
  endsAt: '2099-11-23T13:00:00.000Z',
  opensAt: '2099-11-23T11:20:00.000Z',
  state: 'upcoming',
  bookedCount: 186,
  capacity: 200,
  bookedFlag: 0,
  replay: null,
  ...fields,
});

const past = {
  startsAt: '2026-03-02T12:00:00.000Z',
  endsAt: '2026-03-02T13:00:00.000Z',
  opensAt: '2026-03-02T11:50:00.000Z',
  state: 'finished',
} as const;

/** One open class of each kind. */
export const openClassCards: readonly OpenClassCard[] = [
  openClassCard({
    openClassId: '8',
    name: '一颗豌豆，能推出多少遗传题',
    subjectName: '高中生物',
    teacherName: '何婉清',
    state: 'now',
    capacity: null,
    bookedCount: 21,
  }),
  openClassCard(),
  openClassCard({
    openClassId: '9',
    name: '作文第一段，别急着排比',
    subjectName: '高中语文',
    teacherName: '方知行',
    bookedFlag: 1,
  }),
  openClassCard({
    openClassId: '10',
    name: '零基础写一个猜数字游戏',
    subjectName: '编程入门',
    teacherName: '许嘉一',
    capacity: 24,
    bookedCount: 24,
  }),
  openClassCard({
    ...past,
    openClassId: '11',
    name: '开口第一分钟：自我介绍重做一次',
    subjectName: '英语口语与考试',
    replay: { commodityId: '5', courseId: '15', lessonId: '31' },
  }),
  openClassCard({
    ...past,
    openClassId: '12',
    name: '电路题的第一步：重画',
    subjectName: '高中物理',
    teacherName: '沈越',
  }),
];

/** The school's open classes. */
export const openClassPage: OpenClassList = {
  total: openClassCards.length,
  records: [...openClassCards],
  counts: { all: 6, now: 1, upcoming: 3, finished: 2, booked: 1 },
  categories: [
    { id: '1', name: '高中同步', nameEn: 'Senior high', count: 4 },
    { id: '2', name: '编程与数据', nameEn: 'Programming', count: 1 },
    { id: '3', name: '语言学习', nameEn: 'Languages', count: 1 },
  ],
};

/** The page data of an open class. */
export const openClassDetail = (fields: Partial<OpenClassCard> = {}): OpenClassDetail => ({
  openClass: openClassCard(fields),
  description:
    '<p>顾老师会现场做一道去年的压轴题，<strong>不跳步</strong>。每一种设线的办法都算到底。</p><p>听课前准备好草稿纸和一支能擦的笔就够了。</p>',
  descriptionEn: '',
  outcomes: ['看到条件就知道该怎么设线', '少算一半的两个小技巧', '一张可以打印的公式图'],
  outcomesEn: [],
  teacher: {
    id: '3',
    name: '顾明晖',
    nameEn: 'Gu Minghui',
    title: '高中数学 · 教龄 19 年',
    titleEn: 'Senior mathematics',
    portrait: '',
    motto: '先画图，再动笔，最后才算。',
    mottoEn: '',
  },
  course: null,
});
