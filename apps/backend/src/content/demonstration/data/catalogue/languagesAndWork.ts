import type { CourseContent } from './content.ts';

/** Languages, accounting and office skills. */
export const languagesAndWork: readonly CourseContent[] = [
  {
    key: 'spoken-english',
    category: 'spoken-english',
    teacher: 'lin-shuyi',
    kind: 'recorded',
    name: ['英语口语：每天十五分钟', 'Spoken English: fifteen minutes a day'],
    summary: [
      '二十个真实场景，跟读、录音、对比，一天一个。',
      'Twenty real scenes, one a day: shadow, record, compare.',
    ],
    about: [
      '从点咖啡到开线上会议，每课一个场景、八句话、一次录音。页面会把你的停顿画出来，和林老师的放在一起看。',
      'From ordering coffee to an online meeting: one scene, eight sentences and one recording a ' +
        'lesson. The page draws your pauses beside the teacher’s.',
    ],
    outcomes: [
      ['敢开口，说得完一整句', 'Finish a whole sentence aloud'],
      ['160 句随时能用的话', '160 sentences ready to use'],
      ['听得懂连读和弱读', 'Hear linking and weak forms'],
    ],
    level: 2,
    language: '英语',
    hours: 10,
    price: [129, 169],
    students: 4410,
    published: '2026-05-06',
    outline: `
# 在外面 | Out and about
*点一杯咖啡 | Ordering a coffee | 15
问路 | Asking the way | 14
坐地铁 | On the metro | 15
看医生 | At the doctor’s | 16
退换货 | Taking it back | 15
# 和人聊 | Talking
*自我介绍不尴尬 | Introducing yourself | 16
聊天气以外的事 | Beyond the weather | 15
约时间 | Fixing a time | 14
道歉 | Saying sorry | 14
礼貌地拒绝 | A polite no | 15
# 在工作中 | At work
打电话 | On the phone | 16
开线上会议 | Online meetings | 17
说明一个问题 | Explaining a problem | 16
提不同意见 | Disagreeing | 16
催进度 | A gentle nudge | 14
# 旅行 | Travel
办理入住 | Checking in | 15
行李丢了 | Lost luggage | 15
餐厅点菜 | At the restaurant | 16
参加婚礼 | At a wedding | 15
告别 | Saying goodbye | 14`,
    reviews: `
5 “礼貌地拒绝”救了我一个季度的加班。
5 看到自己的停顿图，才知道每句话卡在哪。
4 场景实用，希望出第二季。 → 第二季是“租房与生活”，在录了。`,
  },
  {
    key: 'ielts-writing',
    category: 'spoken-english',
    teacher: 'lin-shuyi',
    kind: 'live',
    name: ['雅思写作直播班', 'IELTS writing, live'],
    summary: [
      '八次课，大小作文各四篇，面批到句。',
      'Eight lessons and eight essays, marked sentence by sentence.',
    ],
    about: [
      '面向目标 6.5 到 7.5 的同学。每次课先看一篇学员真作文，从论点到连接词逐句改，再讲一个写法。每篇作业 48 小时内批改返回。',
      'For a goal of 6.5 to 7.5. Each lesson starts from a real essay; homework comes back within 48 hours.',
    ],
    outcomes: [
      ['八篇作文逐句批改', 'Eight essays, line by line'],
      ['图表作文的固定骨架', 'A frame for charts'],
      ['论证不空、例子不假', 'Arguments with substance'],
    ],
    level: 4,
    language: '英语',
    hours: 24,
    price: [759, 959],
    students: 326,
    published: '2026-10-15',
    outline: `
# 小作文 | Task one
*折线与柱状 | Lines and bars | 90
表格与饼图 | Tables and pies | 90
地图 | Maps | 90
流程 | Processes | 90
# 大作文 | Task two
观点类 | Opinions | 90
讨论双方 | Both sides | 90
问题与解决 | Problems and solutions | 90
考前模拟与讲评 | A mock exam | 90`,
    reviews: `
5 从 6 到 7，批改是真的逐句。
4 建议提前写好第一篇，排队批改有先后。`,
  },
  {
    key: 'japanese-n5',
    category: 'japanese',
    teacher: 'sato-misaki',
    kind: 'recorded',
    name: ['日语五十音到 N5', 'Japanese from kana to N5'],
    summary: [
      '二十四节课，从“あ”到能在便利店独立买东西。',
      'Twenty-four lessons from あ to shopping on your own.',
    ],
    about: [
      '佐藤老师用中文讲解，用日语演示。前六节学会全部假名，之后每课一段真实对话、一个语法点和一张可以打印的练习纸。',
      'Explained in Chinese, shown in Japanese. All the kana in six lessons, then a dialogue, ' +
        'one point of grammar and a page to print each time.',
    ],
    outcomes: [
      ['认读、书写全部假名', 'Read and write all kana'],
      ['掌握 N5 语法 60 条、词汇 600 个', '60 points of grammar, 600 words'],
      ['能完成买东西、问路、自我介绍', 'Shop, ask the way, introduce yourself'],
    ],
    level: 1,
    language: '日语',
    hours: 30,
    price: [279, 359],
    students: 2660,
    published: '2026-02-10',
    outline: `
# 五十音 | Kana
*あ行与か行 | The rows of a and ka | 14
*さ行与た行 | The rows of sa and ta | 14
な行、は行、ま行 | na, ha and ma | 15
や行、ら行、わ行 | ya, ra and wa | 14
浊音、拗音、促音 | Voiced, glides, doubled | 16
片假名一课通 | Katakana in one lesson | 18
# 我是…… | I am …
自我介绍 | Introductions | 16
は和が | は and が | 19
这、那、哪 | This, that, which | 14
数字与价格 | Numbers and prices | 16
在便利店 | At the convenience store | 17
# 做什么 | Doing
动词的ます形 | The masu form | 18
时间与助词に | Times and に | 16
去、来、回 | Go, come, return | 15
を和で | を and で | 17
形容词 | Adjectives | 18
过去的事 | The past | 17
# 请…… | Please …
て形怎么变 | The te form | 20
请求与许可 | Asking and allowing | 17
正在做 | Being at it | 15
不可以 | You may not | 14
# 走近 N5 | Towards N5
听力练习 | Listening | 22
阅读练习 | Reading | 20
模拟考试讲评 | A mock exam | 25`,
    reviews: `
5 は和が讲得太清楚了，中文母语者的困惑她都懂。
5 练习纸好看又好用，我打印了一整本。
4 希望片假名再多一节。
5 N5 一次过，下一步 N4 什么时候开？ → 明年三月，一定来。`,
  },
  {
    key: 'accounting-first',
    category: 'accounting',
    teacher: 'zhou-wenbo',
    kind: 'recorded',
    name: ['初级会计实务：一家奶茶店的一年', 'Elementary accounting: a year in a tea shop'],
    summary: [
      '从开业第一笔到年末报表，二十六节课走完初级会计大纲。',
      'From the first entry to the annual report, the whole syllabus in twenty-six lessons.',
    ],
    about: [
      '一家奶茶店，一年的账。你会亲手记下租金、买下制冰机、发第一次工资、交第一次税，最后编出三张表。考点按大纲标注，每章有真题。',
      'One shop, one year of books. You record the rent, buy the ice machine, pay wages and ' +
        'taxes, and draw up three statements at the end.',
    ],
    outcomes: [
      ['完整走一遍会计循环', 'Go once through the whole cycle'],
      ['会编资产负债表、利润表、现金流量表', 'Balance sheet, income, cash flow'],
      ['覆盖初级会计实务大纲', 'All of the syllabus'],
    ],
    level: 2,
    language: '普通话',
    hours: 45,
    price: [359, 469],
    students: 3015,
    published: '2026-03-18',
    outline: `
# 开张 | Opening
*一家店有哪些东西 | What a shop has | 16
*会计恒等式 | The equation | 18
借和贷：只是左和右 | Debit and credit are left and right | 17
第一笔分录 | The first entry | 19
试算平衡 | The trial balance | 16
# 买东西 | Buying
存货：牛奶和茶叶 | Stock: milk and tea | 20
发出存货怎么计价 | Pricing what goes out | 22
制冰机：固定资产 | The ice machine | 19
折旧的四种算法 | Four ways to depreciate | 24
装修与无形资产 | Fittings and intangibles | 18
# 卖东西 | Selling
收入什么时候算 | When is it income | 22
外卖平台的应收款 | Money the platform owes | 19
坏账 | Bad debts | 17
增值税：进项与销项 | VAT in and out | 26
# 人和钱 | People and money
发工资 | Wages | 20
借款与利息 | Loans and interest | 18
股东投入 | Capital | 17
# 年末 | Year’s end
期末结转 | Closing | 21
利润是怎么来的 | Where profit comes from | 19
所得税 | Income tax | 20
分红 | Dividends | 15
# 三张表 | Three statements
资产负债表 | The balance sheet | 25
利润表 | The income statement | 22
现金流量表 | The cash flow | 27
财务分析 | Reading them | 20
考前串讲 | Before the exam | 30`,
    reviews: `
5 奶茶店的故事把我从“借贷方向”里救出来了。
5 初级 96 分，谢谢周老师。 → 恭喜，奶茶我请。
4 增值税那节要配合最新政策看。
5 开小店的也能听，真的会记账了。`,
  },
  {
    key: 'excel',
    category: 'office',
    teacher: 'zhou-wenbo',
    kind: 'recorded',
    name: ['Excel：从表格到看板', 'Excel: from tables to dashboards'],
    summary: [
      '十八节课，把三天的报表变成一键刷新。',
      'Eighteen lessons that turn three days of reports into one click.',
    ],
    about: [
      '所有案例来自真实的财务和运营工作。前半讲怎么把表做“干净”，后半讲透视表、公式和看板。附 18 份练习文件。',
      'All examples come from real work. First clean tables, then pivots, formulas and dashboards, with 18 files to practise.',
    ],
    outcomes: [
      ['一张干净的数据表', 'A clean table'],
      ['二十个最值得学的函数', 'The twenty functions worth learning'],
      ['会自动刷新的看板', 'A dashboard that refreshes itself'],
    ],
    level: 2,
    language: 'Excel',
    hours: 16,
    price: [149, 199],
    students: 5127,
    published: '2025-12-20',
    outline: `
# 干净的表 | Clean tables
*一行一件事 | One row, one thing | 12
*数字、文本和日期 | Numbers, text, dates | 14
分列与清洗 | Split and clean | 15
去重与查找 | Duplicates and lookups | 16
数据验证 | Validation | 13
# 公式 | Formulas
引用：要不要锁住 | References: lock or not | 15
条件求和 | Sum if | 16
XLOOKUP | XLOOKUP | 17
文本函数 | Text functions | 15
日期函数 | Date functions | 14
数组公式 | Arrays | 18
# 透视表 | Pivots
第一张透视表 | The first pivot | 15
分组与计算字段 | Groups and fields | 17
切片器 | Slicers | 13
# 看板 | Dashboards
图表的规矩 | Rules of charts | 16
一页看板 | One page | 24
自动刷新 | Refresh | 17
交给别人用 | Hand it over | 12`,
    reviews: `
5 周报从三小时变成十分钟，老板以为我熬夜了。
5 XLOOKUP 一节值回票价。
4 练习文件很用心，希望有 WPS 版。 → WPS 版已放到资料区。`,
  },
];
