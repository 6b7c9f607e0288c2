import type { Guides } from './guide.ts';

export const learning: Guides = {
  Calendar: {
    zh: { use: '一直可见的月历，标出有课、有任务的日子。', avoid: '在表单里选日期：用 DatePicker。' },
    en: { use: 'A month in view with marks on its days.', avoid: 'A day in a form: take a DatePicker.' },
  },
  CourseCard: {
    zh: { use: '货架和列表里的一门课，整张卡片是一个链接。', avoid: '课程详情页的标题区。' },
    en: {
      use: 'A course of a shelf or list; the whole card is one link.',
      avoid: 'The head of the course’s own page.',
    },
  },
  Timetable: {
    zh: { use: '一周的课表，手机上按天列出。', avoid: '一个月的概览：用 Calendar。' },
    en: {
      use: 'A week of lessons; on a phone a list by day.',
      avoid: 'A month at a glance: take a Calendar.',
    },
  },
  VideoPlayer: {
    zh: { use: '课时视频，带字幕、倍速、键盘和续播。', avoid: '装饰性的动画。' },
    en: {
      use: 'A lesson’s film with captions, speeds, keys and its last place.',
      avoid: 'Films that only decorate.',
    },
  },
  AnswerPalette: {
    zh: { use: '答题卡：所有题目的状态，一眼看完并跳转。', avoid: '分页：用 Pagination。' },
    en: {
      use: 'All questions of a paper with their states, to jump to.',
      avoid: 'Pages of a list: take a Pagination.',
    },
  },
  Bars: {
    zh: { use: '几项得分的比较，例如试卷各部分。', avoid: '随时间的变化：用 LineChart。' },
    en: {
      use: 'Comparing a few shares, as the sections of a paper.',
      avoid: 'A course of time: take a LineChart.',
    },
  },
  BarChart: {
    zh: { use: '少数几类的数量比较。', avoid: '随时间的连续变化：用 LineChart。' },
    en: { use: 'Comparing amounts of a few kinds.', avoid: 'A course of time: take a LineChart.' },
  },
  LineChart: {
    zh: { use: '随时间的变化，例如最近几周的成绩，带数据表。', avoid: '几项的比较：用 Bars。' },
    en: { use: 'How something went over time, with its table.', avoid: 'Comparing a few: take Bars.' },
  },
  HeatMap: {
    zh: { use: '一段日子里每天做了多少，例如学习打卡。', avoid: '精确的数字：用 Table。' },
    en: { use: 'How much was done on each day of a while.', avoid: 'Exact figures: take a Table.' },
  },
  QuestionCard: {
    zh: { use: '一道题：题干、作答、判分后的解析。', avoid: '问卷或表单：用 RadioGroup。' },
    en: {
      use: 'One question: its stem, answer, and afterwards why.',
      avoid: 'A form or a survey: take a RadioGroup.',
    },
  },
  ScoreRing: {
    zh: { use: '一次考试的总分，一页一个。', avoid: '几项得分：用 Bars。' },
    en: { use: 'The score of an exam, one a page.', avoid: 'Several scores: take Bars.' },
  },
  Timer: {
    zh: { use: '考试剩余时间，可以隐藏，只在关键时刻朗读。', avoid: '按钮的冷却时间：用 CountdownButton。' },
    en: {
      use: 'The time left in an exam; it can be hidden.',
      avoid: 'A button that rests: take a CountdownButton.',
    },
  },
};
