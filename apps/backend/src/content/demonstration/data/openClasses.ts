import type { CoverMotif } from '../../drawing/covers/cover.ts';
import type { Words } from './words.ts';

/** An open class as a person would write it down. Subject, teacher and recording are those of its course. */
export interface OpenClassContent {
  readonly key: string;
  readonly motif: CoverMotif;
  /** Name of the course that goes on from here. */
  readonly course: string;
  readonly name: Words;
  readonly summary: Words;
  readonly about: Words;
  readonly outcomes: readonly Words[];
  /** `now`: it has been on for a while. Else how many days ahead, and at what o'clock in Shanghai. */
  readonly at: 'now' | readonly [days: number, clock: string];
  readonly minutes: number;
  readonly capacity?: number;
  /** False where the recording is not ready yet. */
  readonly hasReplay?: boolean;
  /** How many of the school's former students have a place. */
  readonly alumni: number;
  /** Students of the demonstration who have one. */
  readonly booked?: readonly string[];
}

/** The open classes of 青禾学堂 and 汇才企业学院. */
export const openClassContents: Readonly<Record<string, readonly OpenClassContent[]>> = {
  localhost: [
    {
      key: 'one-pea',
      motif: 'biology',
      course: '遗传学入门：豌豆的故事',
      at: 'now',
      minutes: 90,
      alumni: 21,
      name: ['一颗豌豆，能推出多少遗传题', 'How much genetics is in one pea'],
      summary: [
        '把孟德尔的实验重做一遍，棋盘格从此不用背。',
        'Mendel’s experiment once more, and no square to learn by heart.',
      ],
      about: [
        '从一颗皱皮豌豆开始，**先猜后算**：每一步都请你先在聊天区写下猜想，再一起看数据。\n\n最后留二十分钟，专门讲大家在作业里写得最多的三种错法。',
        'It begins with one wrinkled pea: **guess first, then count**. The last twenty minutes are ' +
          'for the three mistakes that your homework shows most often.',
      ],
      outcomes: [
        ['看懂一张棋盘格是怎么来的', 'See where a Punnett square comes from'],
        ['三步判断显隐性', 'Three steps to dominant and recessive'],
        ['避开最常见的三种错法', 'Avoid the three usual mistakes'],
      ],
    },
    {
      key: 'conics-picture',
      motif: 'mathematics',
      course: '圆锥曲线二十讲',
      at: [0, '19:30'],
      minutes: 90,
      capacity: 200,
      alumni: 18,
      booked: ['emma'],
      name: ['圆锥曲线：先画图，再设线', 'Conics: draw first, then set the line'],
      summary: [
        '一道高考压轴题，三种设法，看哪一种算得最少。',
        'One final problem, three ways to set it up; which needs least work?',
      ],
      about: [
        '顾老师会现场做一道去年的压轴题，**不跳步**。每一种设线的办法都算到底，最后比一比谁的草稿纸最干净。\n\n听课前准备好草稿纸和一支能擦的笔就够了。',
        'Mr Gu works one of last year’s final problems live and **skips no step**. Bring paper and a pencil.',
      ],
      outcomes: [
        ['看到条件就知道该怎么设线', 'Know which line to set from what is given'],
        ['少算一半的两个小技巧', 'Two habits that halve the work'],
        ['一张可以打印的公式图', 'A printable sheet of formulas'],
      ],
    },
    {
      key: 'first-python',
      motif: 'programming',
      course: 'Python 第一课',
      at: [1, '20:00'],
      minutes: 60,
      capacity: 24,
      alumni: 24,
      name: ['零基础写一个猜数字游戏', 'Write a guessing game from nothing'],
      summary: [
        '小班直播，跟着敲二十行代码，当场跑起来。',
        'A small live class: twenty lines that run on the spot.',
      ],
      about: [
        '不用安装任何东西，打开浏览器就能写。许老师会盯着每个人的屏幕，报错了当场一起看。\n\n小班限 24 人，约满即止；约不上的同学可以看回放。',
        'Nothing to install. Ms Xu looks at everybody’s screen and reads the errors with you. Only 24 places.',
      ],
      outcomes: [
        ['会用 input、if 和 while', 'Use input, if and while'],
        ['看得懂第一条报错', 'Read your first error'],
      ],
    },
    {
      key: 'essay-first-line',
      motif: 'chinese',
      course: '高考作文：把话说清楚',
      at: [2, '19:00'],
      minutes: 75,
      capacity: 300,
      alumni: 15,
      name: ['作文第一段，别急着排比', 'The first paragraph of an essay'],
      summary: [
        '拿五篇真实习作，只改第一段，看分数怎么变。',
        'Five real essays, and only their first paragraphs mended.',
      ],
      about: [
        '五篇习作来自上一期学员，都隐去了名字。方老师只改第一段，**一句一句说理由**。\n\n也欢迎把自己的第一段发到聊天区，下半场现场改三段。',
        'Five essays of former students, first paragraphs only, with a reason for each change.',
      ],
      outcomes: [
        ['三种不套模板的开头', 'Three openings without a pattern'],
        ['用一句话亮出观点', 'Say your point in one sentence'],
      ],
    },
    {
      key: 'limits-by-eye',
      motif: 'mathematics',
      course: '高等数学（上）：极限、导数与积分',
      at: [4, '19:30'],
      minutes: 90,
      alumni: 12,
      name: ['极限到底“趋近”了什么', 'What a limit really approaches'],
      summary: ['用一张图讲清 ε 和 δ，大一不再怕定义。', 'Epsilon and delta in one picture.'],
      about: [
        '秦老师的黑板从不擦掉前一步。这一讲只做一件事：把定义**从左到右读懂**，再用它证一个最简单的极限。',
        'One thing only: read the definition **from left to right**, then prove the simplest limit with it.',
      ],
      outcomes: [
        ['用自己的话说出极限的定义', 'Say the definition in your own words'],
        ['写出第一个 ε-δ 证明', 'Write your first epsilon-delta proof'],
      ],
    },
    {
      key: 'museum-bronze',
      motif: 'history',
      course: '博物馆里的中国史',
      at: [6, '15:00'],
      minutes: 60,
      alumni: 9,
      name: ['周末看展：一件青铜器上的三行字', 'Three lines on a bronze'],
      summary: ['从一件何尊读起，“中国”两个字第一次写在哪里。', 'Where the word China was first written.'],
      about: [
        '高清照片逐字看，适合初中以上的同学和爸爸妈妈一起听。',
        'Photographs in high resolution, word by word; for students and their parents.',
      ],
      outcomes: [
        ['学会看一段铭文', 'Read an inscription'],
        ['知道去哪里看真品', 'Where to see the thing itself'],
      ],
    },
    {
      key: 'parallel-circuits',
      motif: 'physics',
      course: '电磁学专题直播课',
      at: [-1, '19:30'],
      minutes: 90,
      hasReplay: false,
      alumni: 16,
      name: ['电路题的第一步：重画', 'Circuits: draw them again'],
      summary: ['再乱的电路，三分钟画成你认识的样子。', 'Any tangle, redrawn in three minutes.'],
      about: ['沈老师带了实物电路板，边拆边画。', 'Ms Shen takes a real board apart and draws along.'],
      outcomes: [['找节点的固定顺序', 'A fixed order for finding nodes']],
    },
    {
      key: 'spoken-first-minute',
      motif: 'language',
      course: '英语口语：每天十五分钟',
      at: [-3, '20:00'],
      minutes: 60,
      alumni: 22,
      booked: ['student'],
      name: ['开口第一分钟：自我介绍重做一次', 'Your first minute of English'],
      summary: ['不背稿，用三个问题把自己介绍清楚。', 'Three questions instead of a text by heart.'],
      about: [
        '林老师请了三位同学连麦，当场改。听完回放，把自己的一分钟录下来发到问答区，老师会回。',
        'Three students speak live and are mended on the spot. Record your own minute afterwards.',
      ],
      outcomes: [
        ['三个问题搭起一分钟', 'Build a minute from three questions'],
        ['改掉两个最常见的停顿', 'Lose the two usual pauses'],
      ],
    },
    {
      key: 'pivot-in-ten',
      motif: 'data',
      course: 'Excel：从表格到看板',
      at: [-7, '20:00'],
      minutes: 45,
      alumni: 19,
      name: ['十分钟做一张数据透视表', 'A pivot table in ten minutes'],
      summary: [
        '用一家奶茶店的流水，做一张老板看得懂的表。',
        'A tea shop’s takings in one table that its owner understands.',
      ],
      about: [
        '练习文件在回放下面，跟着做一遍只要十分钟。',
        'Follow along with the file; it takes ten minutes.',
      ],
      outcomes: [
        ['三种常用的汇总方式', 'Three ways to sum up'],
        ['一张可以复用的模板', 'A table to use again'],
      ],
    },
    {
      key: 'grid-poster',
      motif: 'design',
      course: '版式设计基础',
      at: [-12, '19:30'],
      minutes: 60,
      alumni: 11,
      name: ['把一张海报改三遍', 'One poster, mended three times'],
      summary: ['只动对齐、留白和字号，不加任何装饰。', 'Alignment, space and size, and nothing added.'],
      about: ['海报由学员投稿，叶老师边改边说为什么。', 'A student’s poster, and a reason for every change.'],
      outcomes: [['一张版式自查清单', 'A list to check a layout by']],
    },
  ],
  'second.localhost': [
    {
      key: 'first-meeting',
      motif: 'business',
      course: '新任经理的九十天',
      at: [0, '19:00'],
      minutes: 60,
      capacity: 100,
      alumni: 4,
      name: ['新经理的第一次周会怎么开', 'The first weekly meeting'],
      summary: [
        '三十分钟，一张议程，散会时人人知道下一步。',
        'Thirty minutes, one agenda, and everybody knows what is next.',
      ],
      about: [
        '江老师会放一段真实周会的录音，**逐段叫停**，一起改。',
        'A real meeting on tape, stopped and mended part by part.',
      ],
      outcomes: [
        ['一张可以直接用的议程', 'An agenda ready for use'],
        ['三句不伤人的打断', 'Three kind ways to interrupt'],
      ],
    },
    {
      key: 'privacy-day',
      motif: 'reading',
      course: '个人信息保护入门',
      at: [3, '14:00'],
      minutes: 45,
      alumni: 3,
      name: ['客户名单能不能发到群里', 'May a list of customers go to the group?'],
      summary: [
        '十个真实场景，现场投票，律师逐个讲。',
        'Ten real cases, a vote on each, and a lawyer’s answer.',
      ],
      about: ['每个场景先投票再讲，听完就知道哪些文件不能转。', 'Vote first, then hear why.'],
      outcomes: [['一页“能不能发”对照表', 'One page of what may be sent']],
    },
    {
      key: 'one-page',
      motif: 'business',
      course: '一页说清楚：汇报与演示',
      at: [-5, '19:00'],
      minutes: 60,
      alumni: 4,
      name: ['把二十页汇报改成一页', 'Twenty slides become one'],
      summary: ['现场改一份真实汇报，看哪些话可以不说。', 'A real report, and what need not be said.'],
      about: ['改前和改后的文件都在回放里。', 'Before and after are both in the recording.'],
      outcomes: [['一页汇报的四个格子', 'The four boxes of one page']],
    },
  ],
};
