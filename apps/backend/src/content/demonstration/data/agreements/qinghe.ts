import type { GuardedContent } from './content.ts';

/** What 青禾学堂 has its students sign, where a single signature is enough. */
export const qingheAgreements: GuardedContent = {
  host: 'localhost',
  protocols: [
    {
      key: 'coaching',
      name: '陪跑营学习协议',
      text: `
## 一、陪跑的内容

学堂为学员安排每周一次的学习计划、两次答疑和一次阶段测评，直至高考前一周。

## 二、学员的约定

1. 每天在计划规定的时间内完成学习，因故不能完成的，提前告诉班主任。
2. 不把课程视频、讲义和测评题转发给他人。

## 三、退费

开课后七天内可以全额退费；七天之后按**未上的课次**退费。

## 四、争议

双方先协商；协商不成的，由学堂所在地人民法院管辖。`,
      validDays: 365,
    },
    {
      key: 'service',
      name: '课程服务协议',
      text: `
## 一、服务

课程有效期内，学员可以反复观看全部课次，并得到每周一次的书面点评。

## 二、使用

账号只供学员本人使用。多人共用账号的，学堂可以暂停服务并通知学员。

## 三、退费

开课后七天内可以全额退费，之后按未学课次退费。`,
    },
    {
      key: 'works',
      name: '作品展示授权书',
      text: `
## 授权

学员同意学堂在课程页和展览中展示本人课上完成的**书法作品**，并署学员姓名。

## 撤回

学员可以随时书面撤回授权，学堂在五个工作日内撤下作品。`,
    },
    {
      key: 'summer-safety',
      name: '2025 年暑期实验安全须知',
      text: `
## 适用时间

本须知适用于 2025 年暑期的线下实验课。

## 要求

进入实验室应穿长裤和不露脚面的鞋，长发束起，听从老师安排。`,
      isOver: true,
    },
    {
      key: 'lab',
      name: '实验课安全承诺书',
      text: `
## 我承诺

1. 在家做实验时有成年人在场；
2. 只使用课程清单里的器材和药品；
3. 出现意外先断电、再求助，并在当天告诉老师。`,
    },
    {
      key: 'old-club',
      name: '读书会公约（旧版）',
      text: `
## 公约

每月读完一本书，交一篇不少于五百字的读书笔记。新版公约发布后，本公约停止签署。`,
      isOver: true,
    },
    {
      key: 'reading',
      name: '晨读须知',
      text: `
## 须知

晨读室每天 6:30 开放。本须知**无需签署**，开始学习即表示知晓。`,
    },
    {
      key: 'graduate',
      name: '考研全程班学员协议',
      text: `
## 一、学员信息

学堂按考试主管部门的要求登记学员信息，只用于报名提醒和学籍办理，**不向第三方提供**。

## 二、课程安排

课程分基础、强化、冲刺三个阶段，至考试前三天结束。

## 三、未通过的安排

当年未通过的学员，可以在下一年免费重听一次。`,
    },
  ],
  courses: [
    {
      key: 'coaching-camp',
      motif: 'mathematics',
      name: ['高三冲刺陪跑营', 'Senior-year coaching camp'],
      summary: [
        '每周一份计划，每天有人问你学到哪了。',
        'A plan every week, and somebody who asks every day.',
      ],
      price: 1299,
      lessons: [
        [['开营：把一学期排进日历', 'A term on one calendar'], 18],
        [['第一周计划怎么落地', 'Making the first week happen'], 16],
      ],
      agreements: [['coaching']],
    },
    {
      key: 'daily-brush',
      motif: 'reading',
      name: ['书法日课', 'A page of calligraphy a day'],
      summary: ['每天一页，一年写完一本《九成宫》。', 'A page a day, and a whole copybook in a year.'],
      price: 399,
      lessons: [
        [['执笔与坐姿', 'Brush and posture'], 14],
        [['横画里的轻重', 'Weight in a stroke'], 15],
      ],
      agreements: [['service'], ['works']],
    },
    {
      key: 'summer-lab',
      motif: 'physics',
      name: ['暑期物理实验课', 'Physics in the summer'],
      summary: ['十二个在家就能做的实验。', 'Twelve experiments for the kitchen table.'],
      price: 299,
      lessons: [
        [['用手机测重力加速度', 'Measuring g with a phone'], 17],
        [['自制分光镜', 'A spectroscope of cardboard'], 15],
      ],
      agreements: [['summer-safety'], ['lab', 'signed']],
    },
    {
      key: 'old-club',
      motif: 'reading',
      name: ['月读会', 'The old reading circle'],
      summary: ['一月一书，旧版公约已停止签署。', 'A book a month, under rules that have ended.'],
      price: 99,
      lessons: [[['怎样选一本书', 'Choosing a book'], 12]],
      agreements: [['old-club']],
    },
    {
      key: 'morning',
      motif: 'reading',
      name: ['晨读时间', 'Reading in the morning'],
      summary: ['每天二十分钟，跟着老师出声读。', 'Twenty minutes aloud every morning.'],
      price: 59,
      lessons: [
        [['第一天：《春》', 'Day one'], 20],
        [['第二天：《济南的冬天》', 'Day two'], 20],
      ],
      agreements: [['reading', 'read']],
    },
    {
      key: 'graduate-english',
      motif: 'language',
      name: ['考研英语全程班', 'English for the graduate exam'],
      summary: ['从单词到作文，陪到考前三天。', 'From words to essays, until three days before the exam.'],
      price: 1680,
      lessons: [
        [['大纲怎么读', 'Reading the syllabus'], 16],
        [['长难句第一讲', 'Long sentences I'], 19],
      ],
      agreements: [['graduate']],
      wantsInformation: true,
    },
    {
      key: 'putonghua',
      motif: 'reading',
      name: ['普通话水平测试班', 'The Putonghua test'],
      summary: [
        '四项分开练，测试由学堂代为报名。',
        'Four parts one by one; the school registers you for the test.',
      ],
      price: 259,
      lessons: [
        [['单音节字词', 'Single syllables'], 15],
        [['朗读短文', 'Reading a text'], 16],
      ],
      registration: 'anyTime',
    },
    {
      key: 'self-study',
      motif: 'history',
      name: ['自学考试汉语言班', 'Chinese by self-study'],
      summary: [
        '先交报名材料，再按考期排课。',
        'Hand in your papers first, then follow the calendar of exams.',
      ],
      price: 880,
      lessons: [
        [['古代汉语导学', 'Classical Chinese'], 18],
        [['现代文学史导学', 'Modern literature'], 18],
      ],
      registration: 'beforeStudy',
    },
    {
      key: 'university-choice',
      motif: 'geography',
      name: ['志愿填报工作坊', 'Choosing a university'],
      summary: [
        '先告诉学堂你在哪个年级、想去哪里，再一起排志愿。',
        'Tell the school where you stand, and rank your choices together.',
      ],
      price: 368,
      lessons: [
        [['看懂一分一段表', 'Reading the score table'], 17],
        [['冲、稳、保怎么分', 'Reach, match and safety'], 18],
      ],
      hasQuestions: true,
    },
    {
      key: 'live-answers',
      motif: 'mathematics',
      name: ['名师答疑直播间', 'Questions, live'],
      summary: [
        '每周一次答疑，平时开着自习直播间。',
        'Questions once a week, and a study room that is always on.',
      ],
      price: 199,
      lessons: [
        [['上周答疑', 'Last week'], 60, { state: 'over' }],
        [['连线答疑', 'Questions by line'], 60, { state: 'on', company: 'gh' }],
        [
          ['自习直播间', 'The study room'],
          60,
          { state: 'on', company: 'gh', url: 'https://live.lectern.example/room/study' },
        ],
      ],
    },
    {
      key: 'study-gift',
      motif: 'data',
      name: ['学习方法小课', 'How to study'],
      summary: ['学堂送给每位新同学的三节课。', 'Three lessons, a gift to every newcomer.'],
      price: 0,
      lessons: [
        [['番茄钟怎么用', 'The tomato clock'], 10],
        [['错题本怎么记', 'The book of mistakes'], 11],
      ],
    },
  ],
  packages: [],
  students: [
    {
      username: 'signer',
      owns: [
        'university-choice',
        'live-answers',
        'self-study',
        'putonghua',
        'graduate-english',
        'morning',
        'old-club',
        'summer-lab',
        'daily-brush',
        'coaching-camp',
      ],
    },
    { username: 'gifted', owns: ['graduate-english', 'morning'], gifts: ['study-gift'] },
  ],
};
