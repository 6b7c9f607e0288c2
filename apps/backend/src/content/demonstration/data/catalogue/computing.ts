import type { CourseContent } from './content.ts';

/** Programming and data. */
export const computing: readonly CourseContent[] = [
  {
    key: 'python-first',
    category: 'programming',
    teacher: 'xu-jiayi',
    kind: 'recorded',
    name: ['Python 第一课', 'Python, lesson one'],
    summary: [
      '免费十六节，第一节就写出一个能用的小程序。',
      'Sixteen free lessons; the first ends with a program that works.',
    ],
    about: [
      '为从没写过代码的人准备。不讲历史，不讲安装一小时：打开网页就能写。十六节课做五个小东西，猜数字、记账本、天气提醒、抽签器和一只会走路的乌龟。',
      'For those who have never written code. No history and no hour of installing: open the ' +
        'page and write. Five small things in sixteen lessons, among them a walking turtle.',
    ],
    outcomes: [
      ['看得懂变量、循环、函数', 'Variables, loops and functions'],
      ['独立写出五个小程序', 'Five small programs of your own'],
      ['会读报错信息', 'Read an error message'],
      ['全部免费', 'All free'],
    ],
    level: 1,
    language: 'Python',
    hours: 12,
    price: [0, 0],
    students: 9156,
    published: '2025-09-01',
    outline: `
# 先动手 | Hands on
*你的第一个程序 | Your first program | 11
*让它记住你的名字 | Let it remember your name | 12
猜数字 | Guess the number | 15
报错不可怕 | Errors are friendly | 10
# 做决定 | Decisions
如果……就…… | If and else | 13
一直做到为止 | Until it is done | 14
抽签器 | Drawing lots | 12
# 装东西 | Containers
列表：一排抽屉 | Lists: a row of drawers | 14
字典：贴了标签的抽屉 | Dictionaries: labelled drawers | 15
记账本 | An account book | 18
# 打包 | Packaging
函数：给做法起名字 | Functions name a recipe | 16
参数和返回值 | What goes in and comes out | 15
别人写好的模块 | Modules by others | 13
# 走远一点 | Further
会走路的乌龟 | The walking turtle | 17
天气提醒 | A word about the weather | 19
接下来学什么 | What to learn next | 9`,
    reviews: `
5 四十五岁，第一次写代码，乌龟走起来的时候我笑出声了。 → 它等您很久了。
5 每节十几分钟，午休刚好。
5 报错那一节应该给所有初学者看。
5 跟完就去报了数据分析，衔接得很好。
4 希望能有手机端的编辑器。`,
  },
  {
    key: 'python-data',
    category: 'data',
    teacher: 'xu-jiayi',
    kind: 'recorded',
    name: ['用 Python 做数据分析', 'Data analysis with Python'],
    summary: [
      '二十二节课，用三份真实数据走完从清洗到结论的全程。',
      'Twenty-two lessons and three real data sets, from cleaning to a conclusion.',
    ],
    about: [
      '三份数据贯穿始终：一年的共享单车骑行、十万条餐厅评价、一家小店的流水。每节课解决一个真实的问题，并写下一句能给老板看的话。',
      'Three sets of data run through the course: a year of shared bicycles, a hundred thousand ' +
        'reviews and the books of a small shop. Each lesson answers one question and ends with one ' +
        'sentence for the boss.',
    ],
    outcomes: [
      ['熟练使用 pandas 清洗和汇总', 'Clean and sum up with pandas'],
      ['画出不骗人的图', 'Draw charts that do not lie'],
      ['写一份别人看得懂的分析报告', 'Write a report that others understand'],
    ],
    prerequisites: ['学过《Python 第一课》或同等基础', 'Python, lesson one, or the like'],
    level: 3,
    language: 'Python',
    hours: 34,
    price: [369, 499],
    students: 2748,
    published: '2026-01-15',
    outline: `
# 认识数据 | Meeting the data
*打开一份真实的表 | Open a real table | 16
行、列与索引 | Rows, columns, index | 18
*筛选与排序 | Filter and sort | 17
缺失值怎么办 | Missing values | 20
重复与脏数据 | Duplicates and dirt | 19
日期和时间 | Dates and times | 21
# 汇总 | Summing up
分组聚合 | Group and aggregate | 22
透视表 | Pivot tables | 18
合并两张表 | Joining tables | 21
窗口与移动平均 | Windows and moving means | 20
# 画图 | Charts
选哪种图 | Which chart | 17
折线与柱状 | Lines and bars | 19
分布与箱线 | Distributions | 18
会骗人的图 | Charts that lie | 16
# 推断 | Inference
相关不是因果 | Correlation is not cause | 20
抽样与置信区间 | Samples and intervals | 22
A/B 测试 | A/B tests | 24
# 三个项目 | Three projects
骑行数据：哪里缺车 | Bicycles: where they are missing | 32
评价数据：差评说了什么 | Reviews: what bad ones say | 30
小店流水：该不该延长营业 | The shop: longer hours or not | 33
写成报告 | The report | 22
答辩与改进 | Defend and improve | 18`,
    reviews: `
5 “会骗人的图”那节，我回去把公司的周报全改了。
5 三个项目都能写进简历，HR 真的问了。
4 A/B 测试需要一点统计基础，先看秦老师的概率课更好。
5 许老师不炫技，代码都很短。`,
  },
  {
    key: 'web-first',
    category: 'web',
    teacher: 'lu-chen',
    kind: 'recorded',
    name: ['前端入门：从 HTML 到 React', 'Web front end: from HTML to React'],
    summary: [
      '二十四节课做出一个自己的作品集网站，并把它发布出去。',
      'In twenty-four lessons, build and publish a portfolio of your own.',
    ],
    about: [
      '不急着学框架。前十节把 HTML、CSS 和浏览器弄明白，中间六节写原生 JavaScript，最后八节用 React 重做一遍，你会知道框架到底替你做了什么。',
      'No hurry for a framework. Ten lessons of HTML, CSS and the browser, six of plain ' +
        'JavaScript, and then the same again in React, so that you know what it does for you.',
    ],
    outcomes: [
      ['手写一个响应式、可访问的页面', 'A responsive, accessible page by hand'],
      ['理解事件、异步和状态', 'Events, async and state'],
      ['作品集上线，有自己的网址', 'A portfolio with an address of its own'],
    ],
    level: 2,
    language: 'HTML、CSS、TypeScript',
    hours: 42,
    price: [399, 529],
    students: 2093,
    published: '2026-04-06',
    outline: `
# 一张网页 | One page
*浏览器收到了什么 | What the browser receives | 15
*标题、段落和链接 | Headings, text and links | 16
图片与替代文字 | Pictures and their words | 14
表单 | Forms | 20
# 好看 | Looks
选择器与层叠 | Selectors and the cascade | 19
盒子模型 | Boxes | 17
弹性布局 | Flex | 21
网格布局 | Grid | 22
手机上也好看 | On phones too | 20
颜色与对比度 | Colour and contrast | 16
# 会动 | Behaviour
变量与函数 | Variables and functions | 18
改变页面 | Changing the page | 19
事件 | Events | 18
向服务器要数据 | Asking a server | 23
等待与失败 | Waiting and failing | 20
待办清单 | A to-do list | 28
# React | React
为什么需要组件 | Why components | 17
属性与状态 | Props and state | 22
列表与键 | Lists and keys | 18
表单与校验 | Forms and checks | 24
取数据 | Fetching | 23
路由 | Routes | 20
# 上线 | Going live
作品集网站 | The portfolio | 34
发布与检查 | Publish and check | 22`,
    reviews: `
5 先写原生再写 React 的顺序太对了，终于不是背 API。
5 陆老师批改代码真的每份都写原因。
4 网格布局那节可以再慢一点。
5 作品集上线那天发了朋友圈，两年没发过了。`,
  },
  {
    key: 'algorithms',
    category: 'programming',
    teacher: 'lu-chen',
    kind: 'live',
    weekday: 2,
    name: ['算法训练营：十二个夜晚', 'Algorithm camp: twelve evenings'],
    summary: [
      '每周三晚直播，一次一个套路，当场写，当场跑。',
      'Live on Wednesdays: one idea an evening, written and run on the spot.',
    ],
    about: [
      '面向准备面试或竞赛的同学。每晚两小时，先讲一个思想，再限时做三题，最后由学员讲自己的解法。十二个夜晚走完数组、树、图、动态规划。',
      'For interviews and contests. Two hours an evening: one idea, three problems against the ' +
        'clock, and students who explain their own solutions.',
    ],
    outcomes: [
      ['48 道题，每题至少两种解法', '48 problems, two ways each'],
      ['会估复杂度，会讲清思路', 'Estimate complexity, explain the idea'],
      ['代码逐份批改', 'All code is reviewed'],
    ],
    prerequisites: ['会一门编程语言', 'One programming language'],
    level: 4,
    language: 'Python、C++',
    hours: 36,
    price: [699, 899],
    students: 418,
    published: '2026-10-12',
    outline: `
# 数组与字符串 | Arrays and strings
*双指针 | Two pointers | 120
滑动窗口 | Sliding windows | 120
前缀和与差分 | Prefix sums | 120
# 查找 | Searching
二分：边界的学问 | Bisection and its edges | 120
哈希与计数 | Hashes and counts | 120
# 树与图 | Trees and graphs
递归地看一棵树 | A tree, recursively | 120
广度与深度优先 | Breadth and depth first | 120
最短路 | Shortest paths | 120
并查集 | Union find | 120
# 动态规划 | Dynamic programming
从暴力到记忆化 | From brute force to memory | 120
背包家族 | The knapsack family | 120
区间与状态压缩 | Intervals and bit masks | 120`,
    reviews: `
5 让学员讲解法这一环最紧张也最有收获。
5 面试问到滑动窗口，我差点笑出来。
4 强度大，每周要留六小时。`,
  },
];
