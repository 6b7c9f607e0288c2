import { inBoth, type Pair } from '@lectern/ui/locale';
import type { OfferState } from '@lectern/sdk/endpoints/proxyExam';
import type { OfferAction } from './offers.model.ts';

/** Texts of the exams for which the school registers students. */
export const offersTexts = inBoth({
  title: ['考试报名', 'Exam registration'],
  lead: [
    '学校替同学报名的校外考试：什么时候报、在哪里考、要准备什么，都写在这里。',
    'External exams the school can register you for: dates, places and what you need.',
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
  empty: ['现在没有可以报名的考试', 'There are no exams to register for right now'],
  noneHelp: ['学校开放新的考试报名后，会出现在这里。', 'New exams open for registration will appear here.'],
  noneFound: ['没有找到这样的考试', 'No exams found'],
  showAll: ['查看全部考试', 'See all exams'],
  toCourses: ['去看看课程', 'Browse courses'],
  facts: {
    label: ['报名信息', 'Registration details'],
    window: ['报名时间', 'Registration'],
    exam: ['考试时间', 'Exam'],
    fee: ['报名费', 'Fee'],
    province: ['考区', 'Provinces'],
  },
  free: ['免费', 'Free'],
  unknown: ['待定', 'To be announced'],
  andMore: (names: string, count: number) => [
    `${names}等 ${count} 个考区`,
    `${names} and others (${count} in total)`,
  ],
  between: ['、', ', '],
  look: ['查看', 'View'],
  missing: ['没有这项考试', 'Exam not found'],
  missingHelp: ['它可能已经撤下，看看别的考试吧。', 'It may have been withdrawn. See other exams.'],
  provinces: ['各考区的时间', 'Times by province'],
  provinceStates: {
    before: ['未开始', 'Not open yet'],
    within: ['报名中', 'Open'],
    after: ['已结束', 'Closed'],
  },
  asks: ['报名要填的内容', 'Information required'],
  terms: ['报名须知', 'Terms'],
  courses: ['先学哪门课', 'Required course'],
  coursesHelp: [
    '学过下面任意一门课程的同学，可以由学校代为报名。',
    'The school can register you if you have taken one of these courses.',
  ],
  actions: {
    login: ['登录后报名', 'Log in and register'],
    register: ['去报名', 'Register'],
    look: ['查看我的报名', 'View my registration'],
    wait: ['报名还没有开始', 'Not open yet'],
    over: ['报名已结束', 'Registration closed'],
    barred: ['还不能报名', 'You cannot register yet'],
  } satisfies Record<OfferAction, Pair>,
  notes: {
    login: [
      '登录后会核对你的课程，然后开始填写。',
      'Log in so we can check your courses, then fill in the form.',
    ],
    register: [
      '填写报名信息，学校核对后替你提交。',
      'Fill in the form. The school checks it and registers you.',
    ],
    look: ['你已经开始报名，可以继续填写或查看进度。', 'You have started: continue or check your progress.'],
    wait: ['开始报名后，回到这里就能填写。', 'Come back here to register once it opens.'],
    over: ['这次报名已经结束，可以看看别的考试。', 'This registration has closed. See other exams.'],
    barred: [
      '要先拥有下面的一门课程。如果你已经报读，请联系学校。',
      'You need one of the courses below. If you have enrolled, please contact the school.',
    ],
  } satisfies Record<OfferAction, Pair>,
  barredWithoutCourse: [
    '请联系学校，了解怎样报名。',
    'Please contact the school to find out how to register.',
  ],
  nowBarred: ['这项考试要先学指定的课程', 'You need a required course before this exam'],
});
