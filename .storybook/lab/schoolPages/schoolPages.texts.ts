import { inBoth } from '@lectern/ui/locale';

export const schoolPagesTexts = inBoth({
  title: ['把每一门课都学到会', 'Learn every course until it sits'],
  lead: [
    '名师直播与录播课程，真题题库与讲解。先试听，再决定；随时开始，学到会为止。',
    'Live and recorded lessons by good teachers, papers with explanations. Listen first, decide later, start at any time.',
  ],
  start: ['开始学习', 'Start learning'],
  look: ['看看课程', 'Browse courses'],
  shelf: ['最近大家在学', 'What others learn now'],
  all: ['查看全部', 'See all'],
  courses: [
    [
      {
        title: '高一数学：从集合到导数',
        kind: '直播课',
        teacher: '林老师',
        lessonCount: 36,
        priceCents: 39900,
        originalCents: 59900,
      },
      { title: '英语写作二十讲', kind: '录播课', teacher: '何老师', lessonCount: 20, priceCents: 0 },
      { title: '会计初级考前冲刺', kind: '套餐', teacher: '周敏', lessonCount: 48, priceCents: 128000 },
      { title: '高三物理实验专题', kind: '录播课', teacher: '陈师傅', lessonCount: 12, progress: 42 },
    ],
    [
      {
        title: 'Mathematics: from sets to derivatives',
        kind: 'Live',
        teacher: 'Lin Mo',
        lessonCount: 36,
        priceCents: 39900,
        originalCents: 59900,
      },
      {
        title: 'Twenty lessons in writing English',
        kind: 'Recorded',
        teacher: 'Harriet Lane',
        lessonCount: 20,
        priceCents: 0,
      },
      {
        title: 'Accounting, the last month before the exam',
        kind: 'Bundle',
        teacher: 'Zhou Min',
        lessonCount: 48,
        priceCents: 128000,
      },
      { title: 'Physics by experiment', kind: 'Recorded', teacher: 'Chen Bo', lessonCount: 12, progress: 42 },
    ],
  ],
  list: {
    title: ['全部课程', 'All courses'],
    subject: ['科目', 'Subject'],
    subjects: [
      ['数学', '英语', '物理', '会计'],
      ['Maths', 'English', 'Physics', 'Accounting'],
    ],
    kind: ['形式', 'Kind'],
    kinds: [
      ['直播课', '录播课', '套餐'],
      ['Live', 'Recorded', 'Bundle'],
    ],
    found: (count: number) => [`共 ${count} 门课程`, `${count} courses`],
  },
  course: {
    home: ['首页', 'Home'],
    list: ['全部课程', 'All courses'],
    teacher: ['林老师 · 36 节 · 每周二、四晚直播', 'Lin Mo · 36 lessons · live on Tuesdays and Thursdays'],
    gets: [
      ['直播和回放都能看', '每章有练习和讲解', '答疑当天回复'],
      ['Live and to watch again', 'Practice after each chapter', 'Questions answered the same day'],
    ],
    about: ['课程介绍', 'About this course'],
    aboutText: [
      '从集合说起，到导数结束：每一讲先看一道题，再讲为什么。没听懂可以回看，做错的题会再遇到。',
      'From sets to derivatives: each lesson begins with a question and ends with the reason. What you got wrong comes back.',
    ],
    contents: ['课程目录', 'Contents'],
    chapters: [
      [
        {
          title: '第一章 集合与逻辑',
          aside: '4 节 · 1 小时 20 分',
          content: '集合的概念、集合间的关系、充分条件与必要条件。',
        },
        { title: '第二章 函数', aside: '6 节 · 2 小时', content: '函数的概念、单调性与奇偶性。' },
        { title: '第三章 导数', aside: '5 节 · 1 小时 45 分', content: '导数的概念与应用。' },
      ],
      [
        {
          title: '1 Sets and logic',
          aside: '4 lessons · 1 h 20',
          content: 'Sets, how they meet, and what follows from what.',
        },
        { title: '2 Functions', aside: '6 lessons · 2 h', content: 'What a function is, and how it grows.' },
        {
          title: '3 Derivatives',
          aside: '5 lessons · 1 h 45',
          content: 'What a derivative is, and what it is for.',
        },
      ],
    ],
    enrol: ['立即报名', 'Enrol now'],
    cart: ['加入购物车', 'Add to cart'],
    until: ['报名后 365 天内有效', 'Yours for 365 days'],
  },
  exam: {
    title: ['高一数学期中考试', 'Mathematics, mid-term exam'],
    saved: ['已保存', 'Saved'],
    handIn: ['交卷', 'Hand in'],
    next: ['下一题', 'Next question'],
    mark: ['标记', 'Mark'],
    stem: [
      '已知函数 f(x) = x² + 1，则下列说法正确的是（　　）',
      'Let f(x) = x² + 1. Which of these is true?',
    ],
    options: [
      ['f(x) 是奇函数', 'f(x) 是偶函数', 'f(x) 在 ℝ 上单调递增', 'f(x) 的最小值为 0'],
      ['f is odd', 'f is even', 'f grows on all of ℝ', 'The least value of f is 0'],
    ],
    parts: [
      ['一、选择题', '二、填空题'],
      ['I Choices', 'II Blanks'],
    ],
  },
  login: {
    title: ['手机号登录', 'Log in by phone'],
    mobile: ['手机号', 'Mobile number'],
    code: ['短信验证码', 'Code'],
    send: ['获取验证码', 'Send code'],
    agree: ['我已阅读并同意用户协议和隐私政策', 'I have read and accept the terms and the privacy policy'],
    submit: ['登录', 'Log in'],
    other: ['用密码登录', 'Log in with a password'],
  },
});
