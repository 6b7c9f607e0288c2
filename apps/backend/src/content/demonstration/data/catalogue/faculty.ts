import type { TeacherContent } from './content.ts';

/** Who teaches at 青禾学堂. */
export const faculty: readonly TeacherContent[] = [
  {
    key: 'gu-minghui',
    presents: 'm',
    name: ['顾明晖', 'Gu Minghui'],
    title: ['高中数学 · 教龄 19 年', 'Senior mathematics · 19 years of teaching'],
    motto: ['先画图，再动笔，最后才算。', 'Draw first, then write, and only then calculate.'],
    introduction: [
      '毕业于华东师范大学数学系，在上海一所市重点中学带过六届高三。他的课几乎不用“记住就行”四个字：每个公式都从一张图讲起，学生自己把它推出来。\n\n课后他会亲自批改每周的手写作业，最常写的批语是“这一步为什么成立”。',
      'A graduate of East China Normal University who has seen six classes through their final ' +
        'year in Shanghai. He hardly ever says “just remember it”: each formula begins as a ' +
        'picture, and the students derive it themselves.\n\nHe marks the weekly written work ' +
        'himself. The remark he writes most often is “why does this step hold”.',
    ],
  },
  {
    key: 'shen-yue',
    presents: 'f',
    name: ['沈越', 'Shen Yue'],
    title: ['高中物理 · 竞赛教练', 'Senior physics · olympiad coach'],
    motto: [
      '物理不是题型，是你愿意多看世界一眼。',
      'Physics is no list of problem types but one more look at the world.',
    ],
    introduction: [
      '中国科学技术大学物理学硕士，指导学生获得全国中学生物理竞赛省级一等奖二十余人次。课上常带一根弹簧、一个滑块和一部慢动作手机。\n\n她相信一道题讲清三种做法，比三十道题只讲一种更省时间。',
      'Master of physics from USTC; more than twenty of her students won first prizes at ' +
        'province level. She comes to class with a spring, a sliding block and a phone that films ' +
        'in slow motion.\n\nShe believes that one problem solved in three ways saves more time ' +
        'than thirty solved in one.',
    ],
  },
  {
    key: 'he-wanqing',
    presents: 'f',
    name: ['何婉清', 'He Wanqing'],
    title: ['高中化学与生物 · 高级教师', 'Senior chemistry and biology · advanced teacher'],
    motto: ['看见反应，就不用背反应。', 'Whoever has seen a reaction need not learn it by heart.'],
    introduction: [
      '在南京任教十六年，自己搭了一间家庭实验室，课程里的实验都是她用同一台显微镜和同一只量热计拍下来的。',
      'Sixteen years of teaching in Nanjing. She built a laboratory at home; every experiment of ' +
        'her courses was filmed there with one microscope and one calorimeter.',
    ],
  },
  {
    key: 'fang-zhixing',
    presents: 'm',
    name: ['方知行', 'Fang Zhixing'],
    title: ['高中语文 · 文学博士', 'Senior Chinese · doctor of literature'],
    motto: ['慢一点读，字会自己说话。', 'Read slowly and the words speak for themselves.'],
    introduction: [
      '北京师范大学古代文学博士，著有《文言三十课》。他不发答题模板，只发原文和一支红笔。',
      'Doctor of classical literature from Beijing Normal University and author of “Thirty ' +
        'Lessons in Classical Chinese”. He hands out no answer patterns, only the text and a red ' +
        'pen.',
    ],
  },
  {
    key: 'lin-shuyi',
    presents: 'f',
    name: ['林书仪', 'Lin Shuyi'],
    title: ['英语 · 前口译员', 'English · former interpreter'],
    motto: ['开口的第一句，不必完美。', 'The first sentence need not be perfect.'],
    introduction: [
      '曾任会议口译员八年，后来回到讲台。雅思口语 8.5、写作 8。她会把你每次的录音标出停顿，一句一句地改。',
      'An interpreter at conferences for eight years before she came back to teaching. She marks ' +
        'the pauses in each recording you send and mends it sentence by sentence.',
    ],
  },
  {
    key: 'qin-mo',
    presents: 'm',
    name: ['秦默', 'Qin Mo'],
    title: ['大学数学 · 副教授', 'University mathematics · associate professor'],
    motto: ['证明就是把话说到不能再问。', 'A proof is an explanation that leaves no question.'],
    introduction: [
      '在武汉一所高校讲授高等数学与线性代数十二年，校级教学名师。板书从不擦掉前一步，学生说他的黑板像一张地图。',
      'Twelve years of analysis and linear algebra at a university in Wuhan. He never wipes out ' +
        'the step before; his students say that his blackboard is a map.',
    ],
  },
  {
    key: 'xu-jiayi',
    presents: 'f',
    name: ['许嘉一', 'Xu Jiayi'],
    title: ['Python 与数据 · 前数据工程师', 'Python and data · former data engineer'],
    motto: ['先让它跑起来，再让它跑得对。', 'First make it run, then make it right.'],
    introduction: [
      '在出行公司做过六年数据工程师，写过每天跑四万次的报表。她的课没有“学完语法再做项目”，第一节课就写一个能用的小程序。',
      'Six years as a data engineer at a ride company, where her reports ran forty thousand ' +
        'times a day. Her courses do not begin with grammar: the first lesson ends with a program ' +
        'that works.',
    ],
  },
  {
    key: 'lu-chen',
    presents: 'm',
    name: ['陆沉', 'Lu Chen'],
    title: ['前端与算法 · 工程师', 'Web and algorithms · engineer'],
    motto: ['把复杂的东西拆到一眼能看懂。', 'Take it apart until one look is enough.'],
    introduction: [
      '全栈工程师，开源社区的常客。带过三届训练营，批改过一万多份代码，每一份都写了为什么。',
      'A full-stack engineer and a regular in open source. In three camps he has reviewed more ' +
        'than ten thousand pieces of code, each with a reason.',
    ],
  },
  {
    key: 'sato-misaki',
    presents: 'f',
    name: ['佐藤美咲', 'Sato Misaki'],
    title: ['日语 · 东京外国语大学', 'Japanese · Tokyo University of Foreign Studies'],
    motto: ['从一句“早上好”开始。', 'It begins with a good morning.'],
    introduction: [
      '在苏州生活了九年，能用中文解释清楚“は”和“が”。每节课都从一段真实的对话开始，比如在便利店里买一杯咖啡。',
      'She has lived in Suzhou for nine years and can explain は and が in Chinese. Each lesson ' +
        'starts from a real dialogue, such as buying a coffee in a shop.',
    ],
  },
  {
    key: 'zhou-wenbo',
    presents: 'm',
    name: ['周文博', 'Zhou Wenbo'],
    title: ['财会与办公 · 注册会计师', 'Accounting and office skills · CPA'],
    motto: ['账要平，话要短。', 'Balanced books, short sentences.'],
    introduction: [
      '在会计师事务所做了七年审计，后来做财务总监。他把初级会计讲成一家奶茶店从开张到年报的故事。',
      'Seven years of auditing, then chief financial officer. He tells elementary accounting as ' +
        'the story of a tea shop from its first day to its annual report.',
    ],
  },
  {
    key: 'ye-tong',
    presents: 'f',
    name: ['叶童', 'Ye Tong'],
    title: ['设计与影像 · 独立设计师', 'Design and film · independent designer'],
    motto: ['留白不是空，是让人喘气。', 'White space is not empty; it is room to breathe.'],
    introduction: [
      '为博物馆和独立出版社做过四十多本书，也拍过两部短片。她会把一张杂乱的海报一步一步改到安静。',
      'She designed more than forty books for museums and small presses and made two short ' +
        'films. Watch her quieten a noisy poster step by step.',
    ],
  },
  {
    key: 'bai-songnian',
    presents: 'm',
    name: ['白松年', 'Bai Songnian'],
    title: ['历史与文学 · 博物馆讲解员', 'History and letters · museum guide'],
    motto: ['一件器物，比一段话更老实。', 'A thing is more honest than a paragraph.'],
    introduction: [
      '在博物馆做了二十年讲解，熟悉每个展柜的灯光。讲历史从一只碗、一枚印开始。',
      'For twenty years a guide in a museum, he knows the light of each case. His history begins with a bowl or a seal.',
    ],
  },
  {
    key: 'tang-yu',
    presents: 'm',
    name: ['唐屿', 'Tang Yu'],
    title: ['吉他 · 独立音乐人', 'Guitar · musician'],
    motto: ['手指会记得，别急。', 'Your fingers will remember. Take your time.'],
    introduction: [
      '弹琴二十二年，教琴十一年。他的学生里最小的九岁，最大的七十一岁。',
      'Twenty-two years of playing and eleven of teaching. His youngest student was nine and his oldest seventy-one.',
    ],
  },
];
