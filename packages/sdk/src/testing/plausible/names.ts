/** Name of an object in Chinese and English. */
type Name = readonly [zh: string, en: string];

const COURSES: readonly Name[] = [
  ['函数与导数专题', 'Functions and Derivatives'],
  ['文言文阅读精讲', 'Reading Classical Chinese'],
  ['英语长难句突破', 'Long English Sentences'],
  ['解析几何满分课', 'Analytic Geometry'],
  ['有机化学入门', 'First Steps in Organic Chemistry'],
  ['电磁感应与交流电', 'Induction and Alternating Current'],
  ['中国近代史纲要', 'Modern Chinese History'],
  ['遗传与进化', 'Heredity and Evolution'],
  ['概率统计与生活', 'Probability in Daily Life'],
  ['作文立意与结构', 'Essays: Idea and Structure'],
  ['英语听力七日练', 'Seven Days of Listening'],
  ['立体几何直观', 'Seeing Solid Geometry'],
  ['数列与递推', 'Sequences and Recursion'],
  ['古诗词鉴赏', 'Enjoying Classical Poems'],
  ['牛顿力学基础', 'Newtonian Mechanics'],
  ['化学反应原理', 'How Chemical Reactions Work'],
  ['细胞与代谢', 'Cells and Metabolism'],
  ['区域地理', 'Regional Geography'],
  ['三角函数', 'Trigonometry'],
  ['现代文阅读', 'Reading Modern Prose'],
  ['英语写作与语法', 'English Writing and Grammar'],
  ['电路分析', 'Circuits'],
  ['世界史专题', 'World History'],
  ['复数与向量', 'Complex Numbers and Vectors'],
];

const TEACHERS: readonly Name[] = [
  ['林静', 'Lin Jing'],
  ['赵明', 'Zhao Ming'],
  ['周雨桐', 'Zhou Yutong'],
  ['陈建国', 'Chen Jianguo'],
  ['王思远', 'Wang Siyuan'],
  ['刘芳', 'Liu Fang'],
  ['孙立', 'Sun Li'],
  ['何晓梅', 'He Xiaomei'],
  ['吴昊', 'Wu Hao'],
  ['郑凯', 'Zheng Kai'],
  ['许诺', 'Xu Nuo'],
  ['马晨曦', 'Ma Chenxi'],
];

const SUBJECTS: readonly Name[] = [
  ['高中数学', 'Mathematics'],
  ['高中语文', 'Chinese'],
  ['高中英语', 'English'],
  ['高中物理', 'Physics'],
  ['高中化学', 'Chemistry'],
  ['高中生物', 'Biology'],
  ['高中历史', 'History'],
  ['高中地理', 'Geography'],
];

const NEWS: readonly Name[] = [
  ['春季班开课通知', 'The Spring Term Begins'],
  ['期中模拟测试安排', 'Mid-term Mock Exams'],
  ['新学期题库更新', 'The Question Bank Has Grown'],
  ['清明假期答疑时间调整', 'Office Hours over the Holiday'],
  ['优秀学员作品展', 'Work by Our Students'],
  ['在线考试须知', 'Before an Online Exam'],
  ['关于平台维护的通知', 'A Night of Maintenance'],
];

const EXAMS: readonly Name[] = [
  ['期中模拟测试', 'Mid-term Mock Exam'],
  ['第三单元测验', 'Test of Unit Three'],
  ['高三一轮联考', 'First Joint Exam'],
  ['英语听力测试', 'Listening Test'],
  ['物理月考', 'Monthly Physics Exam'],
];

const CHAPTERS: readonly Name[] = [
  ['基础概念', 'Basics'],
  ['方法与技巧', 'Methods'],
  ['综合应用', 'Putting It Together'],
  ['真题演练', 'Past Papers'],
];

const LESSONS: readonly Name[] = [
  ['从一个问题开始', 'Beginning with a Question'],
  ['概念与定义', 'Ideas and Definitions'],
  ['例题精讲', 'Worked Examples'],
  ['常见错误', 'Common Mistakes'],
  ['课堂练习', 'Practice in Class'],
  ['本章小结', 'Summary'],
];

/** Names of the objects of a kind, in the order of their ids. */
const NAMES: Readonly<Record<string, readonly Name[]>> = {
  course: COURSES,
  teacher: TEACHERS,
  subject: SUBJECTS,
  category: SUBJECTS,
  news: NEWS,
  exam: EXAMS,
  paper: [
    ['2025 年高考数学全国卷', 'National Paper 2025: Mathematics'],
    ['2024 年高考语文全国卷', 'National Paper 2024: Chinese'],
    ['期中复习卷（一）', 'Mid-term Revision I'],
    ['导数专项训练', 'Derivatives: Drill'],
    ['文言文专项训练', 'Classical Chinese: Drill'],
    ['完形填空二十篇', 'Twenty Cloze Texts'],
    ['电磁学综合卷', 'Electromagnetism'],
    ['有机推断专练', 'Organic Deduction'],
  ],
  chapter: CHAPTERS,
  stage: CHAPTERS,
  point: [
    ['导数的几何意义', 'What a Derivative Means'],
    ['函数的单调性', 'Monotonicity'],
    ['极值与最值', 'Extrema'],
    ['文言实词', 'Content Words'],
    ['定语从句', 'Relative Clauses'],
    ['楞次定律', 'Lenz’s Law'],
  ],
  lesson: LESSONS,
  school: [
    ['青禾学堂', 'Qinghe School'],
    ['青禾学堂北京分校', 'Qinghe School Beijing'],
    ['青禾学堂杭州分校', 'Qinghe School Hangzhou'],
  ],
  openClass: [
    ['高考数学压轴题公开课', 'Hard Problems, Open to All'],
    ['一小时读懂《赤壁赋》', 'The Red Cliff in an Hour'],
    ['英语作文怎样拿高分', 'Essays That Score'],
  ],
  plan: [
    ['高三数学冲刺计划', 'Final Year Mathematics'],
    ['语文阅读提升计划', 'Reading Step by Step'],
    ['英语听说七十天', 'Seventy Days of English'],
  ],
  homework: [
    ['导数练习一', 'Derivatives, Sheet One'],
    ['《赤壁赋》读后感', 'On The Red Cliff'],
    ['听力跟读作业', 'Shadowing'],
  ],
  certificate: [
    ['高中数学结业证书', 'Certificate of Mathematics'],
    ['英语听说能力证书', 'Certificate of Spoken English'],
  ],
  resource: [
    ['导数公式速查表.pdf', 'Formulas.pdf'],
    ['文言实词表.docx', 'Words.docx'],
    ['实验演示.mp4', 'Experiment.mp4'],
    ['单元思维导图.png', 'Mind map.png'],
  ],
  message: [
    ['您的作业已批改', 'Your Homework Has Been Marked'],
    ['直播课将在一小时后开始', 'A Live Lesson Begins in an Hour'],
    ['订单支付成功', 'Your Order Is Paid'],
    ['期中模拟测试已开放', 'The Mid-term Mock Exam Is Open'],
  ],
  asked: [
    ['导数为零的点一定是极值点吗？', 'Is Every Zero of a Derivative an Extremum?'],
    ['“之”字在这里怎么理解？', 'What Does This Word Mean Here?'],
    ['楞次定律的“阻碍”是什么意思？', 'What Does Lenz’s Law Oppose?'],
    ['这道概率题为什么用组合？', 'Why Combinations Here?'],
  ],
  group: [
    ['数学互助小组', 'Maths Together'],
    ['晨读打卡', 'Morning Reading'],
    ['高三冲刺营', 'Final Year'],
  ],
  topic: [
    ['本周错题交流', 'Mistakes of the Week'],
    ['推荐一本好书', 'A Book Worth Reading'],
    ['今天的打卡', 'Today’s Reading'],
  ],
  coupon: [
    ['新学员立减券', 'For New Students'],
    ['春季满减券', 'Spring Coupon'],
  ],
  agreement: [
    ['学员服务协议', 'Terms for Students'],
    ['课程学习协议', 'Course Agreement'],
  ],
  member: [
    ['月度会员', 'Monthly'],
    ['季度会员', 'Quarterly'],
    ['年度会员', 'Yearly'],
  ],
  goods: [
    ['满减券 20 元', 'Coupon of 20'],
    ['七日会员', 'Seven Days of Membership'],
    ['古诗词鉴赏课程', 'Course: Classical Poems'],
  ],
  item: [
    ['普通话水平测试', 'Putonghua Test'],
    ['教师资格考试', 'Teaching Certificate'],
    ['计算机等级考试', 'Computer Rank Exam'],
  ],
};

/** Returns the name of an object by its index from 0; undefined for kinds without names. */
export function nameOf(kind: string, at: number, isEnglish: boolean): string | undefined {
  const names = NAMES[kind];
  const name = names?.[((at % names.length) + names.length) % names.length];
  if (names === undefined || name === undefined) return undefined;
  const round = Math.floor(at / names.length);
  const plain = name[isEnglish ? 1 : 0];
  // A name that is used again gets a number, so that the names in a list are unique.
  if (round === 0 || kind === 'lesson' || kind === 'chapter') return plain;
  return isEnglish ? `${plain} ${round + 1}` : `${plain}（${round + 1}）`;
}
