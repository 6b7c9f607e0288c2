/** An answer of the demonstration. */
export interface AnswerContent {
  /** The name of a student or of a teacher of the school. */
  readonly by: string;
  readonly content: string;
  /** Hours after the question. */
  readonly after: number;
  readonly likes?: number;
  readonly isAccepted?: boolean;
}

/** A question of the demonstration. */
export interface QuestionContent {
  readonly by: string;
  readonly course?: string;
  /** A category; that of the course, where it asks about one. */
  readonly subject: string;
  readonly title: string;
  readonly content: string;
  readonly hoursAgo: number;
  readonly answers?: readonly AnswerContent[];
  /** The asker has not looked since. */
  readonly isUnread?: boolean;
}

/** What students of 青禾学堂 ask, the newest first. */
export const questionsAndAnswers: readonly QuestionContent[] = [
  {
    by: '许南乔',
    subject: '高中物理',
    title: '电梯里的体重秤，读数变小时我到底变轻了吗？',
    content:
      '电梯刚往下走的时候，秤上少了 6 公斤。重力没变，那少掉的去哪了？\n做题时我总分不清“超重”说的是谁变大了。',
    hoursAgo: 2,
  },
  {
    by: '林晓彤',
    course: '圆锥曲线二十讲',
    subject: '高中数学',
    title: '椭圆的离心率越大，为什么反而越扁？',
    content:
      '我记得 $e=\\frac{c}{a}$，也知道 $e$ 越接近 1 越扁。但画图的时候总觉得“离心”应该是往外散，圆才对。\n有没有一个不用背的想法？',
    hoursAgo: 9,
    isUnread: true,
    answers: [
      {
        by: '顾明晖',
        content:
          '把 $a$ 按住不动，只挪焦点。\n\n焦点在中心时 $c=0$，就是圆；焦点往两头跑，$c$ 变大，而 $b^2=a^2-c^2$ 只能变小，椭圆就被压扁了。\n\n所以“离心”说的是焦点离中心有多远，和曲线往不往外散没有关系。',
        after: 3,
        likes: 12,
      },
      {
        by: '陈嘉禾',
        content: '用绳子画一次就忘不掉：绳长不变，两颗图钉离得越远，画出来越扁。',
        after: 1,
        likes: 5,
      },
    ],
  },
  {
    by: '何其乐',
    course: 'Python 第一课',
    subject: '编程入门',
    title: 'input() 读进来的数字，相加变成了 “35”',
    content:
      'a = input()\nb = input()\nprint(a + b)\n\n输入 3 和 5，打印出来是 35，不是 8。是不是我的键盘有问题？',
    hoursAgo: 20,
    answers: [
      {
        by: '魏长青',
        content:
          '键盘没问题。input() 给你的永远是文字，文字相加就是接在一起。先变成整数：\n\na = int(input())\nb = int(input())',
        after: 0.5,
        likes: 9,
        isAccepted: true,
      },
      {
        by: '许嘉一',
        content: '补充一句：输入的不是数字时 int() 会报错，那是它在提醒你。报错那一节会讲怎么读懂它。',
        after: 5,
        likes: 4,
      },
    ],
  },
  {
    by: '施晚晴',
    subject: '高中语文',
    title: '“而”在文言文里到底怎么判断是转折还是承接？',
    content: '《师说》里好几个“而”，我每次都靠语感，改完卷子发现一半不对。有没有能照着做的步骤？',
    hoursAgo: 31,
    answers: [
      {
        by: '方知行',
        content:
          '分三步：\n1. 把“而”前后两件事各用五个字说一遍。\n2. 中间放“但是”读一遍，再放“然后”读一遍。\n3. 哪一个读着不别扭，就是哪一个；两个都别扭，多半是修饰（“地”“着”）。\n\n语感没有错，只是要让它有个地方落脚。',
        after: 6,
        likes: 17,
        isAccepted: true,
      },
      {
        by: '王一诺',
        content: '我把三十篇里所有的“而”抄在一张纸上，用三种颜色标，标完就会了。',
        after: 20,
        likes: 6,
      },
    ],
  },
  {
    by: '曹子墨',
    subject: '高中化学',
    title: '化学平衡移动了，平衡常数为什么可以不变？',
    content: '增大压强平衡会移动，那各物质浓度都变了，$K$ 怎么会不变呢？',
    hoursAgo: 44,
    answers: [
      {
        by: '李知夏',
        content:
          '浓度是都变了，但会一直变到那个比值重新等于 $K$ 才停下来。$K$ 像是终点线，温度不变终点线就不动。',
        after: 2,
        likes: 8,
      },
      { by: '姜小满', content: '可以拿一组数代进去算一遍，算完就信了。', after: 7, likes: 1 },
    ],
  },
  {
    by: '吕望舒',
    subject: '英语口语与考试',
    title: '雅思写作每次都写不完，时间该怎么分？',
    content: '两篇一共 60 分钟，我光小作文就写了 30 分钟。是先写大作文好一些吗？',
    hoursAgo: 58,
    answers: [
      {
        by: '谢书瑶',
        content:
          '我是小作文 18 分钟、大作文 38 分钟，留 4 分钟看语法。先写大作文的同学也有，模考里两种都试一次再定。',
        after: 4,
        likes: 3,
      },
    ],
  },
  {
    by: '林晓彤',
    course: '遗传学入门：豌豆的故事',
    subject: '高中生物',
    title: '9:3:3:1 里的“9”为什么是两个显性都有？',
    content: '我会画 16 格的表，但不画表的时候就想不出来。考试没有那么多时间画格子。',
    hoursAgo: 75,
    answers: [
      {
        by: '沈越',
        content:
          '把两对性状分开看：每一对都是 3:1。两对互不相干，就直接相乘：\n\n(3 显 + 1 隐) × (3 显 + 1 隐) = 9 + 3 + 3 + 1\n\n“9”就是两边都取显性的 3×3。以后三对性状也这样乘，不用画 64 格。',
        after: 10,
        likes: 15,
        isAccepted: true,
      },
    ],
  },
  {
    by: '孔令仪',
    subject: '会计职称',
    title: '奶茶店办的会员卡，收到的钱算收入吗？',
    content: '顾客充了 500 元，一杯还没喝。老板说已经赚到了，我觉得不对，又说不清为什么。',
    hoursAgo: 101,
    answers: [
      {
        by: '张书宁',
        content: '不算。钱是收到了，但奶茶还欠着，所以先记合同负债，喝一杯转一杯的收入。',
        after: 3,
        likes: 11,
        isAccepted: true,
      },
      {
        by: '孙逸凡',
        content: '反过来想：明天关门的话，这 500 元要不要退？要退的就还不是你的。',
        after: 8,
        likes: 7,
      },
    ],
  },
  {
    by: '朱星辰',
    subject: '办公技能',
    title: 'VLOOKUP 明明有这个人，却一直显示 #N/A',
    content: '工号在两张表里看着一模一样，可就是找不到。重新打一遍就可以，一共八百行，不想重打。',
    hoursAgo: 130,
    answers: [
      {
        by: '冯若溪',
        content: '多半是一张表里的工号是文字，另一张是数字。选中那一列，“分列”，直接点完成，就都变成数字了。',
        after: 1,
        likes: 14,
        isAccepted: true,
      },
      { by: '吴桐', content: '也看看后面有没有空格，用 TRIM 去掉。', after: 2, likes: 4 },
    ],
  },
  {
    by: '褚云舟',
    subject: '大学数学',
    title: '可导一定连续，那连续为什么不一定可导？',
    content: '书上举了 $|x|$ 的例子，我能看懂，可是总觉得只是个特例。还有别的样子的例子吗？',
    hoursAgo: 156,
    answers: [
      {
        by: '郑小雨',
        content:
          '$\\sqrt[3]{x}$ 在 0 处也是：连着，但切线竖起来了，斜率是无穷大。所以不可导有两种：一种是拐了个尖，一种是竖起来了。',
        after: 12,
        likes: 10,
      },
    ],
  },
  {
    by: '韩念慈',
    subject: '日语',
    title: '“は”和“が”有没有一句话能记住的区别？',
    content: '五十音刚背完，课文里两个都出现，我全靠猜。',
    hoursAgo: 190,
    answers: [
      {
        by: '佐藤美咲',
        content:
          'は 后面的内容是重点，が 前面的内容是重点。\n\n“私は学生です”回答“你是做什么的”；“私が学生です”回答“谁是学生”。先记这一句，够用到 N4。',
        after: 15,
        likes: 21,
        isAccepted: true,
      },
      {
        by: '杨景行',
        content: '还有一个：第一次提到的人用 が，第二次提到就换 は，像英语的 a 和 the。',
        after: 30,
        likes: 6,
      },
    ],
  },
  {
    by: '赵可欣',
    subject: '高中生物',
    title: '实验题的“对照组”怎么写才不会被扣分？',
    content: '每次都写“其他条件相同且适宜”，老师还是扣我一分。除了这句还缺什么？',
    hoursAgo: 214,
  },
];
