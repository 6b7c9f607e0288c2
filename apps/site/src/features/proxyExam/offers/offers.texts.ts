import { inBoth, type Pair } from '../../../shared/i18n/inBoth.ts';
import type { OfferState } from '@lectern/sdk/endpoints/proxyExam';
import type { OfferAction } from './offers.model.ts';

/** Texts of the exams for which the school registers students. */
export const offersTexts = inBoth({
  title: ['考试报名', 'Exams to register for'],
  lead: [
    '学校替同学报名的校外考试：什么时候报、在哪里考、要准备什么，都写在这里。',
    'Exams held elsewhere that the school registers its students for: when, where, and what you need.',
  ],
  state: ['报名状态', 'Registration'],
  states: {
    open: ['报名中', 'Open'],
    soon: ['即将开始', 'Opens soon'],
    closed: ['已结束', 'Closed'],
  } satisfies Record<OfferState, Pair>,
  search: ['搜索考试', 'Search exams'],
  results: (count: number) => [`共 ${count} 项考试`, count === 1 ? '1 exam' : `${count} exams`],
  failed: ['考试没有加载出来', 'The exams could not be loaded'],
  none: ['现在没有可以报名的考试', 'There are no exams to register for now'],
  noneHelp: [
    '学校开放新的考试报名后，会出现在这里。',
    'When the school opens a registration, it will be here.',
  ],
  noneFound: ['没有找到这样的考试', 'No such exam was found'],
  showAll: ['查看全部考试', 'See all exams'],
  toCourses: ['去看看课程', 'See the courses'],
  facts: {
    label: ['报名信息', 'About the registration'],
    window: ['报名时间', 'Registration'],
    exam: ['考试时间', 'Exam'],
    fee: ['报名费', 'Fee'],
    province: ['考区', 'Provinces'],
  },
  free: ['免费', 'Free'],
  unknown: ['待定', 'To be announced'],
  andMore: (names: string, count: number) => [
    `${names}等 ${count} 个考区`,
    `${names} and others, ${count} in all`,
  ],
  between: ['、', ', '],
  look: ['查看', 'View'],
  missing: ['没有这项考试', 'There is no such exam'],
  missingHelp: ['它可能已经撤下，看看别的考试吧。', 'It may have been withdrawn. Look at the others.'],
  provinces: ['各考区的时间', 'Times by province'],
  provinceStates: {
    before: ['未开始', 'Not open yet'],
    within: ['报名中', 'Open'],
    after: ['已结束', 'Closed'],
  },
  asks: ['报名要填的内容', 'What you will be asked'],
  terms: ['报名须知', 'Terms'],
  courses: ['先学哪门课', 'Which course leads here'],
  coursesHelp: [
    '学过下面任意一门课程的同学，可以由学校代为报名。',
    'Whoever has one of these courses can be registered by the school.',
  ],
  actions: {
    login: ['登录后报名', 'Log in and register'],
    register: ['去报名', 'Register'],
    look: ['查看我的报名', 'See my registration'],
    wait: ['报名还没有开始', 'Not open yet'],
    over: ['报名已结束', 'Registration is closed'],
    barred: ['还不能报名', 'You cannot register yet'],
  } satisfies Record<OfferAction, Pair>,
  notes: {
    login: [
      '登录后会核对你的课程，然后开始填写。',
      'Your courses are checked after the log-in, then you fill in the form.',
    ],
    register: [
      '填写报名信息，学校核对后替你提交。',
      'Fill in the form; the school checks it and hands it in for you.',
    ],
    look: ['你已经开始报名，可以继续填写或查看进度。', 'You have begun: go on, or see how far it is.'],
    wait: ['开始报名后，回到这里就能填写。', 'Once it opens, you can fill in the form from here.'],
    over: ['这次报名已经结束，可以看看别的考试。', 'This registration is closed. Look at the other exams.'],
    barred: [
      '要先拥有下面的一门课程。如果你已经报读，请联系学校。',
      'You need one of the courses below. If you have one, please tell the school.',
    ],
  } satisfies Record<OfferAction, Pair>,
  barredWithoutCourse: ['请联系学校，了解怎样报名。', 'Please ask the school how to register.'],
  nowBarred: ['这项考试要先学指定的课程', 'This exam needs one of its courses first'],
});
