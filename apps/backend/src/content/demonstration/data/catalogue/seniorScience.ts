import type { CourseContent } from './content.ts';

/** Mathematics and science for senior high school. */
export const seniorScience: readonly CourseContent[] = [
  {
    key: 'maths-one',
    category: 'senior-maths',
    teacher: 'gu-minghui',
    kind: 'recorded',
    name: ['高一数学：从集合到三角函数', 'Mathematics one: from sets to trigonometry'],
    summary: [
      '跟着一张张图，把高一上学期的函数讲到不用背。',
      'The functions of the first term, picture by picture, with nothing to learn by heart.',
    ],
    about: [
      '这门课与必修第一册同步，适合刚上高一、觉得函数“突然变抽象了”的同学。每节课只讲一个问题：先看图，再写式子，最后做两道题，一道会做，一道值得想。\n\n课后练习在题库里，做错的题会自动进错题本。每周日晚上顾老师在讨论区集中答疑。',
      'In step with the first compulsory volume, for those who find that functions have suddenly become ' +
        'abstract. Each lesson asks one question: look at the picture, write the expression, then solve ' +
        'two problems, one that you can do and one that is worth a thought.\n\nThe exercises stand in the ' +
        'question bank, and what goes wrong is kept in your wrong book. On Sunday evenings the teacher ' +
        'answers what was asked.',
    ],
    outcomes: [
      ['能用图象解释单调性、奇偶性和零点', 'Explain monotony, parity and zeros by a graph'],
      ['独立推导指数、对数的运算律', 'Derive the laws of powers and logarithms'],
      ['看到三角式先想单位圆', 'Think of the unit circle before the formula'],
      ['24 节同步练习，错题自动归档', '24 sets of exercises; wrong ones are kept for you'],
    ],
    prerequisites: ['初中代数：会解一元二次方程', 'Quadratic equations'],
    level: 2,
    language: '普通话',
    hours: 36,
    price: [299, 399],
    students: 3846,
    published: '2026-08-20',
    outline: `
# 集合与逻辑 | Sets and logic
*从一堆东西到一个集合 | From a heap of things to a set | 16
集合之间：包含与相等 | Between sets: inclusion and equality | 18
交、并、补与韦恩图 | Intersection, union, complement | 17
充分条件与必要条件 | Sufficient and necessary | 21
# 不等式 | Inequalities
不等式的性质从哪里来 | Where the properties come from | 15
*均值不等式的三张图 | Three pictures of the mean inequality | 20
二次函数、方程与不等式 | Quadratic functions and inequalities | 22
# 函数 | Functions
函数是一台机器 | A function is a machine | 18
定义域与值域 | Domain and range | 19
单调性：图象往哪走 | Monotony: where the graph goes | 20
奇偶性：对称的两种样子 | Parity: two kinds of symmetry | 18
最值问题 | Greatest and least values | 23
# 指数与对数 | Powers and logarithms
指数函数：折纸能折多高 | Powers: how high can paper be folded | 17
对数：问“几次”的运算 | Logarithms ask how often | 19
对数运算律的推导 | Deriving the laws of logarithms | 21
指数对数图象对照 | The two graphs side by side | 16
零点与二分法 | Zeros and bisection | 18
# 三角函数 | Trigonometry
弧度制：换一把尺子 | Radians: another ruler | 15
单位圆上的正弦余弦 | Sine and cosine on the unit circle | 22
诱导公式不用背 | Reduction formulas without memory | 20
正弦曲线怎么画 | Drawing the sine curve | 18
平移与伸缩 | Shifting and stretching | 21
和差角公式的一张图 | One picture of the sum formulas | 24
学期小结：一张函数地图 | A map of functions | 26`,
    reviews: `
5 终于明白对数为什么要这么定义了，顾老师讲“问几次”那一节我看了三遍。 → 看三遍的同学，期末一定不怕它。
5 女儿高一，原来一提函数就皱眉，现在会自己先画图再做题。作业量刚好。
4 讲得很清楚，就是后面三角函数希望再多几道难题。 → 第 23 节后面补了一组选做题，去题库看看。
5 每节不到二十分钟，放学坐地铁正好一节。
5 诱导公式那节太值了，我再也不背口诀了。
4 板书漂亮，节奏稍慢，我开 1.25 倍刚好。`,
  },
  {
    key: 'conics',
    category: 'senior-maths',
    teacher: 'gu-minghui',
    kind: 'recorded',
    name: ['圆锥曲线二十讲', 'Twenty lessons on conics'],
    summary: [
      '算得下去的解析几何：先选好参数，再谈计算。',
      'Analytic geometry that can be calculated to its end: first choose the parameter.',
    ],
    about: [
      '圆锥曲线的难，一半在计算，一半在不知道该设什么。这二十讲按“设什么”来分：设点、设线、设角、设参数，每一类都有一条走到底的路。\n\n全部例题选自近年各省真题和模拟题，配套练习附完整过程。',
      'Half of the trouble with conics is the calculation, the other half is not knowing what to call x. These ' +
        'twenty lessons are sorted by just that: a point, a line, an angle or a parameter, each with a way ' +
        'that leads to the end.',
    ],
    outcomes: [
      ['十分钟内完成一道联立题', 'Finish a simultaneous problem within ten minutes'],
      ['看懂定点、定值的几何来由', 'See the geometry behind fixed points and values'],
      ['掌握四种设元方法和各自的代价', 'Four choices of unknowns and what each costs'],
    ],
    prerequisites: ['直线与圆的方程', 'Equations of lines and circles'],
    level: 4,
    language: '普通话',
    hours: 30,
    price: [259, 329],
    students: 2174,
    published: '2026-05-12',
    outline: `
# 定义与标准方程 | Definitions
*椭圆：一根绳子两颗钉 | The ellipse: one string, two nails | 18
双曲线与渐近线 | The hyperbola and its asymptotes | 19
抛物线：光往哪里去 | The parabola: where light goes | 17
统一定义与离心率 | One definition for all three | 20
# 设点还是设线 | A point or a line
联立之前先想清楚 | Think before you combine | 21
*韦达定理的正确用法 | Using Vieta well | 23
弦长与面积 | Chords and areas | 24
中点弦与点差法 | Midpoint chords | 22
切线与切点弦 | Tangents | 25
# 定点与定值 | Fixed points and values
定点问题的几何直觉 | A feeling for fixed points | 22
定值：先猜后证 | Guess first, then prove | 20
斜率之和与积 | Sums and products of slopes | 23
齐次化的妙处 | The charm of homogeneity | 26
# 最值与范围 | Ranges
用函数求最值 | Extremes by functions | 24
用不等式求最值 | Extremes by inequalities | 22
判别式给的范围 | What the discriminant allows | 21
# 真题拆解 | Papers taken apart
一道题的三种做法 | One problem in three ways | 28
计算失误从哪来 | Where slips come from | 19
压轴题限时练 | The last problem against the clock | 30
考前最后一讲 | The last lesson before the exam | 22`,
    reviews: `
5 齐次化那节讲完，我把之前放弃的大题全补上了。
5 顾老师会把算错的过程留在黑板上，告诉你哪一步起就回不去了，太真实。
4 难度不低，建议先把教材例题做完再来。
5 高三一轮跟下来，圆锥曲线从 4 分变成 11 分。`,
  },
  {
    key: 'maths-sprint',
    category: 'senior-maths',
    teacher: 'gu-minghui',
    kind: 'live',
    weekday: 5,
    name: ['高考数学冲刺直播班', 'Final maths sprint, live'],
    summary: [
      '每周六晚两小时，十二次课走完六大板块，当堂批改。',
      'Two hours each Saturday evening: six fields in twelve lessons, marked in class.',
    ],
    about: [
      '面向高三同学的小班直播，每班 60 人以内。课前发卷，课上先做后讲，老师当场点评三份手写过程。没有赶上的同学可以看回放，作业照样批改。\n\n十二次课覆盖函数与导数、三角与向量、数列、立体几何、解析几何、概率统计，每个板块两次。',
      'A live class of at most 60 for the final year. The paper comes before the lesson; you solve it first and ' +
        'hear about it then, and three handwritten solutions are discussed on the spot. Whoever misses a ' +
        'lesson watches it later and hands in all the same.',
    ],
    outcomes: [
      ['12 次直播，全部可回放', '12 live lessons, all to be watched again'],
      ['24 份手写作业逐题批改', '24 papers marked by hand'],
      ['六大板块的踩分清单', 'What earns points in six fields'],
    ],
    prerequisites: ['高三一轮复习过半', 'Halfway through the first revision'],
    level: 4,
    language: '普通话',
    hours: 40,
    price: [899, 1199],
    students: 846,
    published: '2026-10-08',
    outline: `
# 函数与导数 | Functions and derivatives
*导数题的第一问不丢分 | Never lose the first part | 120
含参讨论与零点 | Parameters and zeros | 120
# 三角与向量 | Trigonometry and vectors
解三角形的选择 | Choices in a triangle | 120
向量小题的几何法 | Vectors by geometry | 120
# 数列 | Sequences
递推与通项 | Recursion and terms | 120
放缩：往哪边放 | Bounding: which way | 120
# 立体几何 | Solid geometry
建系还是不建系 | Coordinates or not | 120
动点与最值 | Moving points | 120
# 解析几何 | Conics
一条主线走到底 | One way to the end | 120
定点定值综合 | Fixed points and values | 120
# 概率统计 | Probability
读题比计算重要 | Reading before calculating | 120
考前答疑与心态 | Questions and calm | 120`,
    reviews: `
5 被点评过两次手写过程，才知道自己老在同一步丢分。 → 第二次明显好多了，保持。
5 小班真的会叫到你名字，不敢走神。
4 周六晚上时间有点紧，好在回放第二天就有。`,
  },
  {
    key: 'forces',
    category: 'senior-physics',
    teacher: 'shen-yue',
    kind: 'recorded',
    name: ['高一物理：力与运动', 'Physics one: forces and motion'],
    summary: [
      '用慢动作视频和受力图，把牛顿三定律讲成常识。',
      'Slow motion and free-body diagrams turn Newton’s laws into common sense.',
    ],
    about: [
      '每节课从一段亲手拍的慢动作开始：滑板、电梯、橡皮筋。看完先猜，再画受力图，最后写方程。课程与必修第一册同步，附 18 份实验视频。',
      'Each lesson begins with a slow-motion film made by hand: a skateboard, a lift, a rubber band. First ' +
        'guess, then draw the forces, then write the equation.',
    ],
    outcomes: [
      ['五步画对任何一张受力图', 'Five steps to any free-body diagram'],
      ['分清位移、速度和加速度的正负', 'Signs of displacement, velocity and acceleration'],
      ['会用打点计时器的数据说话', 'Let the data of a ticker tape speak'],
    ],
    level: 2,
    language: '普通话',
    hours: 28,
    price: [269, 349],
    students: 2931,
    published: '2026-08-22',
    outline: `
# 描述运动 | Describing motion
*质点：忘掉形状 | The point mass: forget the shape | 14
位移与速度 | Displacement and velocity | 17
*加速度不是速度 | Acceleration is not velocity | 19
打点计时器怎么读 | Reading a ticker tape | 16
# 匀变速直线运动 | Uniform acceleration
从 v-t 图推公式 | Formulas from the graph | 21
自由落体：伽利略的斜面 | Free fall: Galileo’s slope | 18
追及与相遇 | Catching up | 23
# 相互作用 | Interaction
弹力的方向 | The direction of elastic force | 17
摩擦力：静的和动的 | Friction, static and kinetic | 22
力的合成与分解 | Adding and resolving forces | 20
受力分析五步法 | Five steps of analysis | 24
共点力平衡 | Equilibrium | 21
# 牛顿运动定律 | Newton’s laws
惯性：公交车急刹 | Inertia: the bus brakes | 15
F = ma 的实验 | The experiment of F = ma | 20
超重与失重：电梯里的秤 | Scales in a lift | 18
连接体问题 | Connected bodies | 25
传送带与滑块 | Conveyors and blocks | 27
学期小结 | Looking back | 19`,
    reviews: `
5 电梯里放体重秤那段太有意思了，我自己也去试了一遍。 → 记得先跟家里人说一声。
5 受力分析五步法真管用，以前总多画一个力。
4 传送带两节信息量大，看了两遍才跟上。
5 沈老师讲加速度的正负，是我听过最清楚的。`,
  },
  {
    key: 'electromagnetism',
    category: 'senior-physics',
    teacher: 'shen-yue',
    kind: 'live',
    weekday: 1,
    name: ['电磁学专题直播课', 'Electromagnetism, live'],
    summary: ['十次直播，从库仑定律到电磁感应，边做边讲。', 'Ten live lessons from Coulomb to induction.'],
    about: [
      '适合高二下学期和一轮复习的同学。每次课 90 分钟，前三十分钟做两道题，后一小时讲透。所有演示实验现场完成，可以在弹幕里指挥老师换参数。',
      'For the second year and for revision. Ninety minutes each: two problems first, then an hour to understand ' +
        'them. All experiments are done live, and you may ask for other values.',
    ],
    outcomes: [
      ['用场的语言描述电与磁', 'Speak of electricity and magnetism in fields'],
      ['会算带电粒子在复合场中的轨迹', 'Paths of charges in combined fields'],
      ['楞次定律一眼判断方向', 'Lenz’s law at a glance'],
    ],
    prerequisites: ['力学与能量', 'Mechanics and energy'],
    level: 4,
    language: '普通话',
    hours: 24,
    price: [499, 599],
    students: 712,
    published: '2026-09-26',
    outline: `
# 电场 | Electric fields
*库仑定律与场强 | Coulomb and field strength | 90
电势：电的海拔 | Potential: the height of electricity | 90
电容器与示波管 | Capacitors and the cathode ray tube | 90
# 电路 | Circuits
欧姆定律的边界 | The limits of Ohm’s law | 90
动态电路与故障 | Changing and broken circuits | 90
# 磁场 | Magnetic fields
洛伦兹力与圆周运动 | Lorentz force and circles | 90
复合场里的粒子 | Particles in combined fields | 90
# 电磁感应 | Induction
楞次定律：来拒去留 | Lenz’s law | 90
导体棒的能量账 | The energy account of a rod | 90
综合与答疑 | Review and questions | 90`,
    reviews: `
5 现场换磁铁数给我们看，弹幕全在喊再加一块。
4 进度偏快，建议先预习课件。 → 课件提前三天发，别忘了下载。
5 导体棒那节把能量账算清楚后，选择题基本不错了。`,
  },
  {
    key: 'reactions',
    category: 'senior-chemistry',
    teacher: 'he-wanqing',
    kind: 'recorded',
    name: ['化学反应原理：热、速率与平衡', 'Reactions: heat, rate and equilibrium'],
    summary: [
      '十六节课，看着实验想明白平衡为什么会移动。',
      'Sixteen lessons in which experiments show why equilibria move.',
    ],
    about: [
      '选择性必修一的全部内容，每节都有一段自己拍的实验。何老师会先问“你觉得会变成什么颜色”，然后再告诉你为什么。',
      'All of the first elective volume, with an experiment of her own in each lesson. She asks first which ' +
        'colour you expect, and then tells you why.',
    ],
    outcomes: [
      ['会画能量图，会算反应热', 'Draw energy diagrams and calculate heats'],
      ['用三行表解所有平衡题', 'Solve equilibria with a three-row table'],
      ['电化学不再混淆正负极', 'Never mix up the electrodes again'],
    ],
    level: 3,
    language: '普通话',
    hours: 26,
    price: [239, 299],
    students: 1688,
    published: '2026-07-15',
    outline: `
# 反应热 | Heat
*暖宝宝里发生了什么 | Inside a hand warmer | 15
焓变与能量图 | Enthalpy and diagrams | 19
盖斯定律：换一条路 | Hess: another path | 20
# 速率 | Rate
速率怎么量 | Measuring a rate | 16
浓度、温度与催化剂 | Concentration, temperature, catalysts | 21
碰撞理论与活化能 | Collisions and activation | 18
# 平衡 | Equilibrium
*红棕色气体的秘密 | The secret of the brown gas | 17
平衡常数 | The constant | 20
三行表 | The three-row table | 22
勒夏特列原理 | Le Chatelier | 19
# 水溶液 | Solutions
弱电解质与 pH | Weak electrolytes and pH | 21
盐类水解 | Hydrolysis | 20
沉淀溶解平衡 | Precipitation | 18
# 电化学 | Electrochemistry
水果电池 | A battery of fruit | 16
电解与电镀 | Electrolysis and plating | 22
金属的腐蚀与防护 | Rust and how to stop it | 17`,
    reviews: `
5 水果电池那节我妈跟着一起看完了，还真点亮了灯。
5 三行表救了我，平衡计算终于不乱。
4 水解讲得快了点，多暂停几次就好。`,
  },
  {
    key: 'genetics',
    category: 'senior-biology',
    teacher: 'he-wanqing',
    kind: 'recorded',
    name: ['遗传学入门：豌豆的故事', 'A first look at genetics: the story of peas'],
    summary: [
      '免费的十二节课，从孟德尔的菜园走到一张系谱图。',
      'Twelve free lessons from Mendel’s garden to a family tree.',
    ],
    about: [
      '送给每个刚接触遗传的同学。没有题海，只有八株豌豆和一叠卡片：你可以跟着在纸上配一遍，自己得出 3 : 1。',
      'A present for everyone who meets genetics for the first time: eight pea seeds and a stack of cards. Cross ' +
        'them on paper and find 3 : 1 by yourself.',
    ],
    outcomes: [
      ['说清楚分离定律与自由组合', 'Explain segregation and free combination'],
      ['会看系谱图并判断遗传方式', 'Read a family tree'],
      ['全部免费，可反复观看', 'All free, as often as you like'],
    ],
    level: 1,
    language: '普通话',
    hours: 8,
    price: [0, 0],
    students: 5203,
    published: '2026-03-01',
    outline: `
# 孟德尔的菜园 | Mendel’s garden
*为什么偏偏是豌豆 | Why peas of all things | 12
*3 : 1 是怎么来的 | Where 3 : 1 comes from | 14
分离定律 | Segregation | 15
测交：一次聪明的检验 | The test cross | 13
# 两对性状 | Two traits
自由组合定律 | Free combination | 16
9 : 3 : 3 : 1 的变形 | Variations of the ratio | 18
# 基因在哪里 | Where genes are
减数分裂与染色体 | Meiosis and chromosomes | 17
果蝇的红眼睛 | The red eyes of the fly | 14
伴性遗传 | Sex-linked traits | 16
# 读懂系谱图 | Family trees
显性还是隐性 | Dominant or recessive | 13
概率怎么算 | Calculating chances | 17
一个真实的家族 | A real family | 15`,
    reviews: `
5 免费课能讲成这样，良心。已经推荐给全班。
5 卡片配对的方法太直观了，我用它给弟弟讲了一遍。
5 测交那节的设计思路讲得像侦探故事。
4 希望出下半部分：变异与进化。 → 正在拍，明年春天见。`,
  },
];
