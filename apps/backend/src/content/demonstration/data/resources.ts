/** What stands in a file of the demonstration; its bytes are made from it when they are first asked for. */
export type FileContent =
  | {
      readonly kind: 'pdf';
      readonly heading: string;
      readonly parts: readonly (readonly [heading: string, ...lines: string[]])[];
    }
  | { readonly kind: 'txt'; readonly text: string }
  /** A drawn picture: waves on axes, or bars by month. */
  | { readonly kind: 'png'; readonly motif: 'waves' | 'bars' }
  /** A steady beat. */
  | { readonly kind: 'wav'; readonly beatsPerMinute: number; readonly seconds: number }
  /** The video that every lesson of the demonstration shows. */
  | { readonly kind: 'mp4' };

/** A shared file as a person would write it down. */
export interface ResourceContent {
  /** Unique among all; the file is known by it. */
  readonly key: string;
  readonly host: string;
  readonly name: string;
  /** Name of a top category. */
  readonly subject?: string;
  readonly summary: string;
  /** Name of the student who shares it. @defaultValue the school itself */
  readonly by?: string;
  readonly hoursAgo: number;
  readonly views: number;
  readonly downloads: number;
  readonly isForMembers?: boolean;
  /** @defaultValue 'shown' */
  readonly state?: 'pending';
  readonly file: FileContent;
}

const QINGHE = 'localhost';
const HUICAI = 'second.localhost';

/** The shared files of both companies. */
export const resourceContents: readonly ResourceContent[] = [
  {
    key: 'conics-handout',
    host: QINGHE,
    name: '圆锥曲线二十讲 · 第一讲讲义',
    subject: '高中同步',
    hoursAgo: 30,
    views: 486,
    downloads: 231,
    summary: '课前先读一遍，把不懂的地方圈出来；课上会从折纸开始讲椭圆。',
    file: {
      kind: 'pdf',
      heading: '第一讲 从折纸看椭圆',
      parts: [
        [
          '一、先动手',
          '在圆形纸片里任取一点 F，把圆周上的点一个个折到 F 上。',
          '折痕越来越多，中间围出来的就是一个椭圆。',
        ],
        [
          '二、再说清楚',
          '平面内到两个定点的距离之和为定值的点的轨迹叫做椭圆。',
          '两个定点叫做焦点，它们之间的距离叫做焦距。',
          '距离之和一定要大于焦距，想一想等于的时候会怎样。',
        ],
        [
          '三、课后三题',
          '1. 写出焦点在横轴上的标准方程，并说明三个字母的关系。',
          '2. 离心率越大，椭圆越扁还是越圆？用一张图说明。',
          '3. 把折纸的过程写成一段证明，二百字以内。',
        ],
      ],
    },
  },
  {
    key: 'limits-paper',
    host: QINGHE,
    name: '考研数学一模拟卷（含答案要点）',
    subject: '大学与考研',
    hoursAgo: 54,
    views: 1_204,
    downloads: 768,
    isForMembers: true,
    summary: '按考试时间完整做一遍再对答案，不要边做边看。',
    file: {
      kind: 'pdf',
      heading: '考研数学一 模拟卷',
      parts: [
        [
          '一、选择题（每题五分）',
          '1. 下列说法中，与“函数在一点连续”等价的是哪一个？',
          '2. 若级数条件收敛，它的正项部分是否一定发散？',
          '3. 三阶矩阵的秩为二，它的伴随矩阵的秩是多少？',
        ],
        [
          '二、解答题（每题十二分）',
          '4. 求由抛物线与直线围成图形绕横轴旋转所得的体积。',
          '5. 讨论参数取不同值时方程组解的情况，并写出通解。',
        ],
        ['答案要点', '选择题：乙、甲、丙。解答题按步骤给分，只写结果不得分。'],
      ],
    },
  },
  {
    key: 'trig-picture',
    host: QINGHE,
    name: '正弦与余弦：一张图看懂相位',
    subject: '高中同步',
    hoursAgo: 76,
    views: 352,
    downloads: 140,
    summary: '两条曲线只差四分之一个周期，打印出来贴在桌前。',
    file: { kind: 'png', motif: 'waves' },
  },
  {
    key: 'reading-beat',
    host: QINGHE,
    name: '背诵节拍器 · 每分钟六十拍',
    subject: '语言学习',
    hoursAgo: 101,
    views: 267,
    downloads: 95,
    summary: '跟着拍子背课文，两拍一个意群，读得稳才记得牢。',
    file: { kind: 'wav', beatsPerMinute: 60, seconds: 10 },
  },
  {
    key: 'circle-video',
    host: QINGHE,
    name: '割圆术动画：从六边形到圆',
    subject: '高中同步',
    hoursAgo: 126,
    views: 911,
    downloads: 188,
    summary: '五十四秒，看边数翻倍时多边形怎样贴近圆。',
    file: { kind: 'mp4' },
  },
  {
    key: 'python-notes',
    host: QINGHE,
    name: 'Python 第一课 · 课堂笔记',
    subject: '编程与数据',
    by: '林晓彤',
    hoursAgo: 9,
    views: 58,
    downloads: 21,
    summary: '自己整理的，变量和循环两节，错的地方请在问答里告诉我。',
    file: {
      kind: 'txt',
      text:
        'Python 第一课 课堂笔记\n\n一、变量\n名字贴在值上，不是盒子。\n    score = 90\n    score = score + 5\n\n二、' +
        '循环\n要重复的事交给 for，次数不定的交给 while。\n    for number in range(1, 6):\n        print(number * ' +
        'number)\n\n三、今天犯的错\n缩进少了一格；冒号用了中文的。\n',
    },
  },
  {
    key: 'english-words',
    host: QINGHE,
    name: '考研英语高频词 · 第一周',
    subject: '大学与考研',
    by: '许南乔',
    hoursAgo: 20,
    views: 133,
    downloads: 74,
    summary: '一天十个，周日自测。释义只写了真题里用到的那一个。',
    file: {
      kind: 'txt',
      text:
        '考研英语高频词 第一周\n\nassume    认为，假定\nconcern   关心，涉及\nderive    得自，源于\nemerge    出现，显露\nimply  ' +
        '   暗示，意味着\nmaintain  坚持认为，维持\nperceive  察觉，看作\nreveal    揭示，透露\nsustain   维持，支撑\nyield    ' +
        ' 产生，让步\n',
    },
  },
  {
    key: 'accounting-map',
    host: QINGHE,
    name: '初级会计实务 · 六大要素一页纸',
    subject: '财会与职场',
    by: '孔令仪',
    hoursAgo: 47,
    views: 204,
    downloads: 119,
    summary: '考前一晚看这一页就够了，等式两边各是什么写得很清楚。',
    file: {
      kind: 'pdf',
      heading: '六大要素一页纸',
      parts: [
        [
          '左边',
          '资产：由过去的交易形成，由企业拥有或者控制，预期会带来经济利益。',
          '费用：日常活动中发生的经济利益的总流出。',
        ],
        [
          '右边',
          '负债：由过去的交易形成的现时义务。',
          '所有者权益：资产扣除负债后剩余的部分。',
          '收入与利润：期末都会归到所有者权益里去。',
        ],
        ['记住一句话', '资产等于负债加所有者权益，每一笔分录都不会打破它。'],
      ],
    },
  },
  {
    key: 'layout-checklist',
    host: QINGHE,
    name: '海报排版自查清单',
    subject: '设计与影像',
    hoursAgo: 172,
    views: 176,
    downloads: 88,
    summary: '交作业前对照一遍：对齐、留白、字号、颜色。',
    file: {
      kind: 'pdf',
      heading: '海报排版自查清单',
      parts: [
        ['对齐', '所有元素至少和另一个元素共用一条边线。'],
        ['留白', '四周的空白不小于正文两行的高度。', '标题和图片之间的距离，小于它们与其他内容的距离。'],
        ['字号与颜色', '全图不超过三种字号，相邻两种至少差一半。', '主色一种，点缀色一种，黑白灰不算。'],
      ],
    },
  },
  {
    key: 'study-year',
    host: QINGHE,
    name: '全年学习时间分布图',
    hoursAgo: 220,
    views: 143,
    downloads: 32,
    summary: '学堂去年同学们每个月的平均学习时长，九月和三月最高。',
    file: { kind: 'png', motif: 'bars' },
  },
  {
    key: 'interview-questions',
    host: QINGHE,
    name: '面试常见问题与回答思路',
    subject: '财会与职场',
    hoursAgo: 260,
    views: 640,
    downloads: 402,
    isForMembers: true,
    summary: '十个问题，每个都写了对方想知道什么、可以怎么说。',
    file: {
      kind: 'txt',
      text:
        '面试常见问题与回答思路\n\n1. 请介绍一下自己\n对方想知道：你和这个岗位有什么关系。\n可以这样说：一句话的现在，两件做成的事，一个来这里的理由。\n\n2. ' +
        '你的缺点是什么\n对方想知道：你有没有认真看过自己。\n可以这样说：一个真的缺点，和你正在怎么改。\n\n3. 为什么离开上一家\n对方想知道：同样的事会不会在这里再发生。' +
        '\n可以这样说：想要什么，而不是讨厌什么。\n',
    },
  },
  {
    key: 'japanese-kana',
    host: QINGHE,
    name: '五十音默写表',
    subject: '语言学习',
    by: '许南乔',
    hoursAgo: 300,
    views: 98,
    downloads: 57,
    summary: '打印后每天默一行，十天一轮。',
    file: {
      kind: 'txt',
      text:
        '五十音默写表\n\nあ い う え お\nか き く け こ\nさ し す せ そ\nた ち つ て と\nな に ぬ ね の\nは ひ ふ へ ほ\nま み む め も\nや  ' +
        '  ゆ    よ\nら り る れ ろ\nわ          を\nん\n',
    },
  },
  {
    key: 'mistakes-waiting',
    host: QINGHE,
    name: '期中考试错题整理',
    subject: '高中同步',
    by: '林晓彤',
    hoursAgo: 3,
    views: 0,
    downloads: 0,
    state: 'pending',
    summary: '数学和物理的错题，按知识点分好了。',
    file: {
      kind: 'txt',
      text: '期中考试错题整理\n\n数学 第 17 题：漏了端点。\n数学 第 20 题：判别式忘了讨论等于零。\n物理 第 12 题：受力图少画了摩擦力。\n',
    },
  },

  {
    key: 'safety-handbook',
    host: HUICAI,
    name: '新员工安全手册',
    subject: '合规与安全',
    hoursAgo: 26,
    views: 512,
    downloads: 340,
    summary: '入职第一周读完，读完在部门群里回复“已读”。',
    file: {
      kind: 'pdf',
      heading: '新员工安全手册',
      parts: [
        ['进门之前', '工牌随身带，陌生人跟进时请他到前台登记。'],
        ['用电用火', '离开工位关掉显示器和插座，茶水间的电器不要离人。', '闻到异味先断电，再打内线电话。'],
        ['出事以后', '先救人，再报告，最后拍照。不要自己判断责任。'],
      ],
    },
  },
  {
    key: 'one-on-one',
    host: HUICAI,
    name: '一对一谈话提纲',
    subject: '管理与领导',
    hoursAgo: 70,
    views: 288,
    downloads: 165,
    summary: '三十分钟，前二十分钟听对方说。',
    file: {
      kind: 'txt',
      text: '一对一谈话提纲\n\n1. 这两周最顺的一件事是什么？\n2. 哪里卡住了？卡了多久？\n3. 有什么是我可以帮你挡掉的？\n4. 接下来两周，你最想做成什么？\n\n谈完当天把约好的事写下来，发给对方。\n',
    },
  },
  {
    key: 'quarter-chart',
    host: HUICAI,
    name: '各月培训时长',
    subject: '办公效率',
    hoursAgo: 118,
    views: 96,
    downloads: 24,
    summary: '做汇报时可以直接用的图。',
    file: { kind: 'png', motif: 'bars' },
  },
  {
    key: 'meeting-minutes',
    host: HUICAI,
    name: '会议纪要模板',
    subject: '办公效率',
    by: '陈思远',
    hoursAgo: 15,
    views: 41,
    downloads: 19,
    summary: '谁、什么时候、做什么，三栏就够。',
    file: {
      kind: 'txt',
      text: '会议纪要\n\n时间：\n到场：\n\n决定了什么\n1.\n2.\n\n谁来做，什么时候做完\n- \n- \n\n没有结论、下次再谈的\n- \n',
    },
  },
];
