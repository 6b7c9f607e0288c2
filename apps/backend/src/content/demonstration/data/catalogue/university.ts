import type { CourseContent } from './content.ts';

/** For university students and those who want to become one again. */
export const university: readonly CourseContent[] = [
  {
    key: 'calculus',
    category: 'university-maths',
    teacher: 'qin-mo',
    kind: 'recorded',
    name: ['高等数学（上）：极限、导数与积分', 'Calculus one: limits, derivatives, integrals'],
    summary: [
      '二十八节课，一块不擦的黑板，把 ε-δ 讲到不害怕。',
      'Twenty-eight lessons at a blackboard that is never wiped, until ε and δ hold no fear.',
    ],
    about: [
      '与同济第八版上册同步。秦老师的原则是每个定理都问三遍：它说了什么，没有它会怎样，证明里哪一步最关键。\n\n适合大一同学跟学，也适合考研一轮。',
      'In step with the standard textbook. Each theorem is asked three questions: what does it ' +
        'say, what would happen without it, and which step of the proof carries the weight.',
    ],
    outcomes: [
      ['会用定义证明极限', 'Prove a limit from its definition'],
      ['中值定理题有固定的找函数方法', 'A way to find the function for mean value problems'],
      ['积分计算形成直觉', 'A feeling for integrals'],
    ],
    level: 3,
    language: '普通话',
    hours: 56,
    price: [349, 459],
    students: 4120,
    published: '2026-02-24',
    outline: `
# 函数与极限 | Functions and limits
*实数：数轴上没有洞 | The real numbers have no holes | 20
*ε-δ 是一个游戏 | ε-δ is a game | 26
数列极限的性质 | Limits of sequences | 22
函数极限与夹逼 | Function limits | 24
两个重要极限 | Two famous limits | 21
无穷小的比较 | Comparing infinitesimals | 20
连续与间断 | Continuity | 22
闭区间上的连续函数 | Continuous on a closed interval | 23
# 导数 | Derivatives
导数是瞬间的比 | A ratio at an instant | 19
求导法则的推导 | Deriving the rules | 24
隐函数与参数方程 | Implicit and parametric | 22
高阶导数 | Higher derivatives | 20
微分与近似 | Differentials | 18
# 中值定理 | Mean values
罗尔与拉格朗日 | Rolle and Lagrange | 27
柯西与洛必达 | Cauchy and l’Hôpital | 25
泰勒：用多项式说话 | Taylor: speaking in polynomials | 30
单调、凹凸与极值 | Monotony, convexity, extremes | 24
渐近线与作图 | Asymptotes and graphs | 20
# 不定积分 | Antiderivatives
原函数与基本公式 | The basic formulas | 19
换元法 | Substitution | 25
分部积分 | By parts | 24
有理函数积分 | Rational functions | 26
# 定积分 | Integrals
面积的定义 | Defining area | 22
微积分基本定理 | The fundamental theorem | 26
反常积分 | Improper integrals | 23
面积、体积与弧长 | Areas, volumes, lengths | 27
物理里的积分 | Integrals in physics | 20
期末总复习 | Review | 32`,
    reviews: `
5 ε-δ 当成两个人的游戏来讲，我一下就懂了，期末 94。
5 考研二战，上册只看秦老师。
4 泰勒那节三十分钟信息量爆炸，建议分两次看。 → 收到，讲义里加了分段标记。
5 黑板真的不擦，暂停就能看到整条推导。`,
  },
  {
    key: 'linear-algebra',
    category: 'university-maths',
    teacher: 'qin-mo',
    kind: 'recorded',
    name: ['线性代数直观课', 'Linear algebra by eye'],
    summary: [
      '免费十五节，先看见变换，再写下矩阵。',
      'Fifteen free lessons: first see the transformation, then write the matrix.',
    ],
    about: [
      '所有概念都从“空间怎么动”讲起：行列式是面积变了几倍，特征向量是没有转向的方向。适合任何需要用到矩阵的人。',
      'Everything starts from how space moves: the determinant says how much area changes, an ' +
        'eigenvector is a direction that does not turn.',
    ],
    outcomes: [
      ['看到矩阵先想到它怎样移动空间', 'See a matrix as a movement'],
      ['理解秩、核与解的结构', 'Rank, kernel and the shape of solutions'],
      ['全部免费', 'All free'],
    ],
    level: 2,
    language: '普通话',
    hours: 18,
    price: [0, 0],
    students: 6842,
    published: '2025-11-11',
    outline: `
# 向量与变换 | Vectors and movements
*向量是什么 | What is a vector | 14
*线性组合与张成 | Combinations and spans | 15
矩阵就是变换 | A matrix is a movement | 17
矩阵乘法为什么这样定义 | Why matrices multiply so | 16
# 行列式与逆 | Determinants and inverses
行列式：面积变了几倍 | How area changes | 16
逆矩阵与不可逆 | Inverses and none | 15
# 方程组 | Equations
消元法 | Elimination | 19
秩：真正有几个方程 | Rank: how many there really are | 17
核与解空间 | Kernel and solutions | 18
# 内积与正交 | Products and right angles
点积与投影 | Dot products and projections | 17
最小二乘：最好的近似 | Least squares | 20
# 特征 | Eigen
没有转向的方向 | Directions that do not turn | 18
对角化 | Diagonalisation | 21
二次型 | Quadratic forms | 22
奇异值一瞥 | A glimpse of singular values | 19`,
    reviews: `
5 学了两年线代第一次知道行列式在说什么。
5 机器学习前的必修，讲得比付费课还好。
5 最小二乘那节配的动图太好了。
4 想要配套习题。 → 题库“线性代数”里有三套，免费做。`,
  },
  {
    key: 'probability',
    category: 'university-maths',
    teacher: 'qin-mo',
    kind: 'live',
    name: ['概率论与数理统计直播课', 'Probability and statistics, live'],
    summary: ['十次直播，从掷硬币讲到假设检验。', 'Ten live lessons from coins to tests of hypotheses.'],
    about: [
      '每次课一个真实的数据集：抽奖、体检、快递时效。先猜，再算，再模拟。考研数学一、三均适用。',
      'A real set of data each time: lotteries, check-ups, parcels. Guess, calculate, simulate.',
    ],
    outcomes: [
      ['条件概率不再凭感觉', 'Conditional probability without guessing'],
      ['会选检验、会读 p 值', 'Choose a test and read its p-value'],
    ],
    prerequisites: ['一元微积分', 'Calculus of one variable'],
    level: 3,
    language: '普通话',
    hours: 26,
    price: [429, 529],
    students: 587,
    published: '2026-10-20',
    outline: `
# 概率 | Probability
*样本空间与计数 | Counting outcomes | 100
条件概率与贝叶斯 | Bayes | 100
随机变量与分布 | Random variables | 100
期望与方差 | Mean and variance | 100
二维分布 | Two variables | 100
# 统计 | Statistics
大数定律与中心极限 | Large numbers | 100
抽样分布 | Sampling | 100
点估计与区间估计 | Estimation | 100
假设检验 | Testing hypotheses | 100
回归与总复习 | Regression and review | 100`,
    reviews: `
5 体检那个贝叶斯例子我讲给全家听了。
4 直播节奏好，就是下课时间总拖十分钟。 → 下次我定个闹钟。`,
  },
  {
    key: 'long-sentences',
    category: 'postgraduate',
    teacher: 'lin-shuyi',
    kind: 'recorded',
    name: ['考研英语长难句十八讲', 'Long sentences for the entrance exam'],
    summary: [
      '近十年真题里最难的一百句，一句一句拆。',
      'The hundred hardest sentences of ten years, taken apart one by one.',
    ],
    about: [
      '先找动词，再定主干，最后挂修饰。十八讲把近十年真题中的一百个长难句全部拆完，附录音和逐词注释。',
      'Find the verb, settle the trunk, hang on the rest. A hundred sentences with sound and notes.',
    ],
    outcomes: [
      ['三十秒拆出主干', 'The trunk in thirty seconds'],
      ['阅读提速三分之一', 'Read a third faster'],
      ['100 句录音可下载', '100 sentences to listen to'],
    ],
    level: 4,
    language: '英语、普通话',
    hours: 20,
    price: [219, 289],
    students: 3320,
    published: '2026-03-30',
    outline: `
# 找主干 | The trunk
*动词在哪里 | Where is the verb | 18
*主语有多长 | How long is the subject | 19
并列的陷阱 | Traps of and | 17
插入语：先划掉 | Strike out the aside | 16
# 挂修饰 | Modifiers
定语从句的嵌套 | Nested relatives | 22
后置定语 | After the noun | 18
状语从哪来 | Where adverbials come from | 19
分词短语 | Participle phrases | 20
# 变形 | Shapes
倒装与强调 | Inversion and emphasis | 18
比较结构 | Comparisons | 19
否定的范围 | How far a not reaches | 17
it 的三种身份 | Three roles of it | 16
# 真题一百句 | A hundred sentences
2017 到 2018 年 | 2017 and 2018 | 28
2019 到 2020 年 | 2019 and 2020 | 27
2021 到 2022 年 | 2021 and 2022 | 29
2023 到 2024 年 | 2023 and 2024 | 28
2025 到 2026 年 | 2025 and 2026 | 30
考前速览 | Before the exam | 20`,
    reviews: `
5 每天一讲，一个月下来阅读错从 9 个到 3 个。
5 “插入语先划掉”真香。
4 后面真题句子密度大，配着讲义看更好。`,
  },
];
