import type { CourseContent } from './content.ts';

/** Chinese and English for senior high school. */
export const seniorLetters: readonly CourseContent[] = [
  {
    key: 'classical-thirty',
    category: 'senior-chinese',
    teacher: 'fang-zhixing',
    kind: 'recorded',
    name: ['文言文三十篇', 'Thirty texts in classical Chinese'],
    summary: [
      '一篇一课，读透课标必背篇目，不发模板只发红笔。',
      'One text a lesson, read to the ground, with a red pen and no patterns.',
    ],
    about: [
      '三十篇覆盖必修与选修的重点篇目。每课四步：听读、断句、落实字词、说出作者想做什么。方老师会把容易误读的字逐个圈出来。\n\n附 30 份可打印的批注页，建议边听边写。',
      'The thirty texts that matter. Four steps in each lesson: listen, punctuate, settle the ' +
        'words, say what the author wants. Thirty pages to annotate come with it.',
    ],
    outcomes: [
      ['掌握 120 个实词和 18 个虚词', '120 content words and 18 particles'],
      ['会断句，会译，会说理由', 'Punctuate, translate and give reasons'],
      ['30 份批注页可打印', '30 pages to print and annotate'],
    ],
    level: 2,
    language: '普通话',
    hours: 32,
    price: [199, 269],
    students: 2417,
    published: '2026-06-18',
    hasQuestions: true,
    outline: `
# 诸子 | The masters
*《论语》十二章 | The Analects, twelve chapters | 18
《劝学》：学不可以已 | Encouraging learning | 21
《齐桓晋文之事》 | Mencius before the king | 26
《庖丁解牛》 | The cook and the ox | 19
《老子》四章 | Four chapters of Laozi | 17
《五石之瓠》 | The great gourd | 16
# 史传 | Histories
*《烛之武退秦师》 | How Zhu Zhiwu turned back Qin | 20
《鸿门宴》上 | The banquet at Hongmen, part one | 24
《鸿门宴》下 | The banquet at Hongmen, part two | 22
《屈原列传》 | The life of Qu Yuan | 25
《苏武传》 | The life of Su Wu | 24
《廉颇蔺相如列传》 | Lian Po and Lin Xiangru | 23
# 书表奏议 | Letters and memorials
《谏逐客书》 | Against driving out the guests | 22
《过秦论》 | On the faults of Qin | 24
《陈情表》 | A memorial of feeling | 20
《谏太宗十思疏》 | Ten thoughts for the emperor | 18
《答司马谏议书》 | A reply to Sima | 17
《出师表》 | Before the campaign | 21
# 记与赋 | Records and rhapsodies
《兰亭集序》 | The Orchid Pavilion | 19
《归去来兮辞》 | Home again | 20
《阿房宫赋》 | The Epang palace | 22
《赤壁赋》 | The red cliff | 23
《石钟山记》 | The stone bell mountain | 19
《登泰山记》 | Climbing Mount Tai | 17
《项脊轩志》 | The Xiangji studio | 18
# 说理 | Arguments
《师说》 | On teachers | 20
《六国论》 | On the six states | 19
《种树郭橐驼传》 | Guo the tree planter | 18
《促织》 | The cricket | 24
总复习：一张词表 | A list to end with | 26`,
    reviews: `
5 方老师读《项脊轩志》最后一句的时候，停了好几秒，我也停了。
5 圈出来的易错字刚好是我月考错的那几个。
4 语速偏慢，但确实要慢。
5 批注页设计得很好，打印出来夹在书里了。 → 用旧了再打一份，批注要常看常新。`,
  },
  {
    key: 'essay-live',
    category: 'senior-chinese',
    teacher: 'fang-zhixing',
    kind: 'live',
    weekday: 4,
    name: ['高考作文：把话说清楚', 'The exam essay: say it clearly'],
    summary: ['八次直播，每周一篇，逐句面批。', 'Eight live lessons, an essay a week, marked line by line.'],
    about: [
      '作文不是堆材料，是把一件事想明白再说出来。八次课各攻一个环节：审题、立意、结构、论证、过渡、开头、结尾、修改。每周交一篇，老师面批十二篇，其余文字批改。',
      'An essay is no heap of quotations; it is one thing thought through and said. Eight ' +
        'lessons on eight crafts, with an essay each week.',
    ],
    outcomes: [
      ['八篇作文全部有批改', 'Eight essays, all of them marked'],
      ['一份自己的修改清单', 'A list of your own to revise by'],
      ['学会用一个例子说透一个道理', 'Make one example carry one argument'],
    ],
    level: 3,
    language: '普通话',
    hours: 22,
    price: [459, 559],
    students: 634,
    published: '2026-09-10',
    outline: `
# 想明白 | Think
*审题：题目在问什么 | What is being asked | 90
立意：你真正同意哪一半 | Which half do you believe | 90
结构：三段够不够 | Are three paragraphs enough | 90
# 说清楚 | Say
论证：一个例子说透 | One example, fully used | 90
过渡：让句子接住句子 | Sentences that catch each other | 90
# 写好看 | Polish
开头与结尾 | Beginnings and endings | 90
修改：删掉三分之一 | Cut a third | 90
考场四十五分钟 | Forty-five minutes in the hall | 90`,
    reviews: `
5 第一次有人告诉我哪一句可以整句删掉。
5 面批的十二篇比范文有用多了，都是同龄人的毛病。
4 作业要按时交，拖一周就跟不上。`,
  },
  {
    key: 'english-grammar',
    category: 'senior-english',
    teacher: 'lin-shuyi',
    kind: 'recorded',
    name: ['高中英语语法一本通', 'Senior English grammar in one book'],
    summary: [
      '二十节课把从句、非谓语、虚拟语气讲成一棵树。',
      'Clauses, participles and moods as one tree, in twenty lessons.',
    ],
    about: [
      '语法不是规则清单，而是一句话怎样长出枝叶。林老师从五个词的句子开始，每节课加一根枝条，二十节课后你能读懂四十个词的长句。',
      'Grammar is how a sentence grows branches. We start from five words and add a branch each lesson, until you read sentences of forty.',
    ],
    outcomes: [
      ['一眼看出长难句的主干', 'See the trunk of a long sentence'],
      ['定语从句与同位语从句不再混', 'Tell relative from appositive clauses'],
      ['语法填空稳定 13 分以上', 'Steady marks in cloze grammar'],
    ],
    level: 2,
    language: '英语、普通话',
    hours: 24,
    price: [189, 249],
    students: 1975,
    published: '2026-04-28',
    outline: `
# 主干 | The trunk
*五种基本句型 | Five sentence patterns | 16
时态：一条时间线 | Tenses on one line | 20
被动：谁不重要 | Passive: who does not matter | 17
情态动词的语气 | Modals and tone | 18
# 枝叶：从句 | Branches: clauses
名词从句 | Noun clauses | 19
*定语从句：which 与 that | Relative clauses | 22
关系副词与介词 | Relative adverbs | 18
同位语从句 | Appositive clauses | 16
状语从句 | Adverbial clauses | 20
# 枝叶：非谓语 | Branches: verbals
不定式 | Infinitives | 18
动名词 | Gerunds | 16
分词 | Participles | 21
独立主格 | Absolute phrases | 17
# 特别的句子 | Special sentences
虚拟语气 | The subjunctive | 22
倒装 | Inversion | 17
强调与省略 | Emphasis and ellipsis | 16
主谓一致 | Agreement | 14
# 用起来 | In use
长难句拆解一 | Long sentences, part one | 20
长难句拆解二 | Long sentences, part two | 21
语法填空实战 | Cloze practice | 25`,
    reviews: `
5 “先找动词再找主语”一句话，长难句真的不怕了。
4 例句都很新，没有老掉牙的课本句。
5 独立主格终于弄懂，感谢林老师。`,
  },
];
