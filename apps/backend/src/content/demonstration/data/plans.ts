import type { PlanOffer } from '@lectern/sdk/endpoints/plan';
import type { CoverMotif } from '../../drawing/covers/cover.ts';
import type { Words } from './words.ts';

/** A part of a stage, named as it is called where it comes from. */
export type PlanPart =
  | { readonly course: string }
  /** Source key of a paper. */
  | { readonly paper: string }
  /** A subject of the bank and one of its points. */
  | { readonly chapter: readonly [subject: string, point: string] }
  /** Key of an exam of the demonstration. */
  | { readonly exam: string };

/** A training plan as a person would write it down. */
export interface PlanContent {
  readonly key: string;
  /** English name of the category that it is filed under. */
  readonly category: string;
  readonly motif: CoverMotif;
  readonly offer: PlanOffer;
  /** Name of the package that is bought for it. */
  readonly package?: string;
  readonly isOrdered?: boolean;
  readonly name: Words;
  readonly summary: Words;
  readonly audience: Words;
  readonly about: Words;
  readonly outcomes: readonly Words[];
  readonly stages: readonly {
    readonly name: Words;
    readonly summary: Words;
    readonly days: number;
    readonly parts: readonly PlanPart[];
  }[];
  /** How many of the school's former students joined it. */
  readonly alumni: number;
  /** Students of the demonstration who joined it, and how many days ago. */
  readonly joined?: readonly { readonly username: string; readonly daysAgo: number }[];
  readonly published: string;
}

/** The training plans of 青禾学堂. */
export const planContents: readonly PlanContent[] = [
  {
    key: 'entrance-maths',
    category: 'University mathematics',
    motif: 'mathematics',
    offer: 'package',
    package: '考研数学基础包',
    name: ['考研数学全程计划', 'Entrance exam maths, the whole way'],
    summary: [
      '高数、线代、概率依次过一遍，每一段都用题目收口。',
      'Calculus, algebra and probability in turn, each closed with problems.',
    ],
    audience: [
      '准备考研、数学想从头补起的同学；每周能拿出 8 小时。',
      'For those who sit the entrance exam and begin mathematics afresh, with 8 hours a week.',
    ],
    about: [
      '三门课都由秦老师讲，记号统一。每个阶段先看课，再做章节练习，最后用一套卷子检验：**看懂不算，做对才算**。\n\n阶段之间没有锁，基础好的同学可以从任何一段开始。',
      'One teacher and one notation throughout. Each stage goes from lessons to exercises to a ' +
        'paper.\n\nStages are not locked: begin wherever you like.',
    ],
    outcomes: [
      ['三门课，53 节，一套记号', 'Three courses, 53 lessons, one notation'],
      ['每阶段一次章节练习和一套卷子', 'Exercises and a paper for each stage'],
      ['一次限时模拟考，提前感受考场', 'A timed mock exam at the end'],
    ],
    stages: [
      {
        name: ['高等数学打底', 'Calculus first'],
        summary: [
          '极限、导数、积分是后面两门课的语言，先说流利。',
          'Limits, derivatives and integrals are the language of all that follows.',
        ],
        days: 45,
        parts: [
          { course: '高等数学（上）：极限、导数与积分' },
          { chapter: ['高等数学', '导数与微分'] },
          { paper: 'demo:paper:math:2' },
        ],
      },
      {
        name: ['线性代数看得见', 'Algebra you can see'],
        summary: ['用图形理解矩阵，再回到计算。', 'Understand matrices by pictures, then compute.'],
        days: 21,
        parts: [{ course: '线性代数直观课' }, { chapter: ['高等数学', '线性代数'] }],
      },
      {
        name: ['概率收尾，整卷检验', 'Probability and a whole paper'],
        summary: [
          '跟直播学概率，最后计时做一套整卷。',
          'Probability live, then a whole paper against the clock.',
        ],
        days: 34,
        parts: [
          { course: '概率论与数理统计直播课' },
          { chapter: ['高等数学', '概率'] },
          { paper: 'demo:paper:math:1' },
          { exam: 'math-mock' },
        ],
      },
    ],
    alumni: 7,
    published: '2026-10-28',
  },
  {
    key: 'first-program',
    category: 'First programs',
    motif: 'programming',
    offer: 'given',
    isOrdered: true,
    name: ['零基础学编程 · 六周起步', 'Programming from zero in six weeks'],
    summary: [
      '六周写出第一个能用的小程序，课程由学堂赠送。',
      'Your first useful program in six weeks; the courses are a gift of the school.',
    ],
    audience: [
      '没写过代码、想知道自己适不适合学编程的同学；一台能上网的电脑就够。',
      'For those who never wrote code and want to find out whether they like it. Any computer will do.',
    ],
    about: [
      '不追求学得多，只追求**每周都有一个看得见的结果**：先会写，再会用表格整理数据，最后补上一点数学直觉。\n\n加入后开启第一阶段，学完一段再开下一段；每段的课程会直接放进“我的课程”。',
      'Something to show for every week: write code, tidy up data, then a little intuition for ' +
        'mathematics.\n\nEach stage opens when the one before it is done, and puts its courses ' +
        'under “My courses”.',
    ],
    outcomes: [
      ['三门课程免费赠送，含一门付费课', 'Three courses as a gift, one of them paid elsewhere'],
      ['每阶段一次小测，知道自己学会了没有', 'A short test for each stage'],
      ['按顺序解锁，不怕一下子摊得太开', 'One stage at a time'],
    ],
    stages: [
      {
        name: ['写下第一行代码', 'The first line'],
        summary: ['从打印一句话到写一个猜数字的小游戏。', 'From printing a line to a small guessing game.'],
        days: 14,
        parts: [{ course: 'Python 第一课' }, { chapter: ['计算机基础', '程序设计'] }],
      },
      {
        name: ['让数据听话', 'Make data behave'],
        summary: ['用表格把一堆数字变成一张看得懂的图。', 'Turn numbers into a chart that can be read.'],
        days: 14,
        parts: [{ course: 'Excel：从表格到看板' }, { paper: 'demo:paper:computing:2' }],
      },
      {
        name: ['补一点数学直觉', 'A little intuition'],
        summary: [
          '看懂向量和矩阵，最后用一次考试收尾。',
          'Vectors and matrices, and an exam to finish with.',
        ],
        days: 14,
        parts: [{ course: '线性代数直观课' }, { exam: 'computing-midterm' }],
      },
    ],
    alumni: 15,
    published: '2026-11-06',
  },
  {
    key: 'to-university',
    category: 'Mathematics',
    motif: 'biology',
    offer: 'parts',
    name: ['大学先修 · 高三到大一', 'Ahead for university'],
    summary: [
      '先看看大学在学什么，再把高中最难的两块补牢。',
      'See what university is about, then mend the hardest parts of school.',
    ],
    audience: [
      '高三学有余力，或刚考完想提前适应大学的同学。',
      'For the last year of school with time to spare, or the summer after it.',
    ],
    about: [
      '衔接最怕两件事：不知道大学学什么，高中的窟窿又没补上。这个计划把两件事排在一起：每个阶段一半看前方，一半补基础。\n\n课程可以单独购买；已经有的课程不再收费，进度也会接着算。',
      'Half of each stage looks ahead, half mends what is missing.\n\nCourses are bought one by ' +
        'one. What you have already costs nothing, and its progress counts.',
    ],
    outcomes: [
      ['三门课程，已有的不重复收费', 'Three courses; you pay only for what you do not have'],
      ['四次考试和练习，检验衔接效果', 'Four exams and exercises on the way'],
      ['学完可以直接上《高等数学（上）》', 'Ready for calculus one'],
    ],
    stages: [
      {
        name: ['看看大学在学什么', 'What university is about'],
        summary: [
          '一门入门课，一次小考，找到感兴趣的方向。',
          'A first course and a short exam to find what you like.',
        ],
        days: 14,
        parts: [
          { course: '遗传学入门：豌豆的故事' },
          { exam: 'english-quiz' },
          { exam: 'computing-network' },
        ],
      },
      {
        name: ['补牢最难的一块', 'Mend the hardest part'],
        summary: [
          '圆锥曲线是高中的最后一关，也是解析几何的开头。',
          'Conics end school mathematics and begin analytic geometry.',
        ],
        days: 21,
        parts: [{ course: '圆锥曲线二十讲' }, { exam: 'computing-essay' }],
      },
      {
        name: ['接上大学的节奏', 'Keep the pace of university'],
        summary: [
          '化学讲到平衡，数学摸到导数，用一场期末考收尾。',
          'Equilibrium, derivatives, and a final exam.',
        ],
        days: 30,
        parts: [
          { course: '化学反应原理：热、速率与平衡' },
          { chapter: ['高等数学', '导数与微分'] },
          { exam: 'math-final' },
        ],
      },
    ],
    alumni: 11,
    joined: [{ username: 'student', daysAgo: 38 }],
    published: '2026-09-12',
  },
];
