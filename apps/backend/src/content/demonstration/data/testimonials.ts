import type { Words } from './catalogue/content.ts';

/** What a former student tells, as a person would write it down. */
export interface TestimonialContent {
  readonly key: string;
  readonly presents: 'f' | 'm';
  readonly name: Words;
  readonly about: Words;
  readonly result: Words;
  readonly quote: Words;
  readonly story: Words;
  /** Name of the course that it speaks of. */
  readonly course: string;
  readonly daysAgo: number;
}

/** The stories of 青禾学堂 and 汇才企业学院. */
export const testimonialContents: Readonly<Record<string, readonly TestimonialContent[]>> = {
  localhost: [
    {
      key: 'chen-jiahe',
      presents: 'f',
      name: ['陈嘉禾', 'Chen Jiahe'],
      course: '圆锥曲线二十讲',
      daysAgo: 6,
      about: ['2026 届高三 · 现就读浙江大学', 'Final year 2026, now at Zhejiang University'],
      result: ['高考数学 138 分', '138 of 150 in mathematics'],
      quote: [
        '第一次觉得压轴题是可以“看”出来的。',
        'For the first time I could see the answer in the picture.',
      ],
      story: [
        '高三上学期，我的数学一直在 105 分上下，圆锥曲线那道题基本空着。不是不会，是一算就乱，算到第三行就不敢往下写。\n\n顾老师的课有个规矩：**先画图，再动笔**。' +
          '前三讲我只画图，一道题都没算完，心里很慌。到第八讲忽然发现，图画对了，要设的线就在图上，草稿纸从两页变成了半页。\n\n后来我把二十讲听了两遍，第二遍只做题不听讲。' +
          '高考那天最后一道大题写满了，出来对答案，只错了一个符号。',
        'In my final year I hovered around 105 and left the conics empty. I knew how; I got lost ' +
          'in the working.\n\nMr Gu has one rule: **draw first, then write**. By lesson eight the ' +
          'line to set was there in the picture, and two pages of working became half a page.\n\nI ' +
          'went through the twenty lessons twice. In the exam I filled the last problem and got one ' +
          'sign wrong.',
      ],
    },
    {
      key: 'zhang-shuning',
      presents: 'f',
      name: ['张书宁', 'Zhang Shuning'],
      course: 'Python 第一课',
      daysAgo: 15,
      about: ['会计专业，转行数据分析', 'From accounting to data analysis'],
      result: ['三个月后拿到第一份数据岗', 'A first data job after three months'],
      quote: [
        '报错不再是骂我，是在告诉我下一步。',
        'An error is no scolding any more; it says what comes next.',
      ],
      story: [
        '我是学会计的，第一次打开编辑器的时候，连引号要用英文的都不知道。\n\n许老师的课很短，一节讲一件事，讲完马上让你改一行代码看看会怎样。**我最大的收获是学会了读报错**：' +
          '以前看到红字就关窗口，现在会先看最后一行。\n\n学完接着报了数据分析那门课，用公司自己的流水做了一份看板。面试的时候我把看板打开给他们看，问题几乎都是围着它问的。',
        'I studied accounting and did not know that quotation marks have to be English ' +
          'ones.\n\nThe lessons are short: one thing, then change one line and see. **What I learned ' +
          'most was reading errors.**\n\nAfterwards I built a dashboard from our own books, and the ' +
          'interview was about little else.',
      ],
    },
    {
      key: 'liu-muyang',
      presents: 'm',
      name: ['刘沐阳', 'Liu Muyang'],
      course: '英语口语：每天十五分钟',
      daysAgo: 27,
      about: ['大三，申请交换项目', 'Third year, applied for an exchange'],
      result: ['雅思口语 5.5 到 7', 'IELTS speaking from 5.5 to 7'],
      quote: ['十五分钟不长，但它每天都在。', 'Fifteen minutes is little, but it is there every day.'],
      story: [
        '我试过很多次“从明天开始练口语”，最长坚持了九天。\n\n这门课一天只要十五分钟，我放在等地铁的时候听，进宿舍之前录。林老师会把停顿标出来，第一周我的录音里全是红线。到第六周，' +
          '红线少了一半，我自己都听得出来。\n\n考试那天考官问的题我没准备过，但我没有停下来找词。',
        'I had often begun “tomorrow”; nine days was my record.\n\nThis takes fifteen minutes a ' +
          'day. Ms Lin marks the pauses, and in the first week my recording was all red lines. By ' +
          'week six half of them were gone.\n\nIn the test I had not prepared the question, and yet ' +
          'I did not stop to look for words.',
      ],
    },
    {
      key: 'zhao-kexin',
      presents: 'f',
      name: ['赵可欣', 'Zhao Kexin'],
      course: '初级会计实务：一家奶茶店的一年',
      daysAgo: 41,
      about: ['全职妈妈，重新工作', 'A mother going back to work'],
      result: ['初级会计一次通过', 'Passed at the first attempt'],
      quote: [
        '跟着那家奶茶店过完一年，分录就不用背了。',
        'After a year with that tea shop there was nothing left to learn by heart.',
      ],
      story: [
        '孩子上幼儿园以后我想回去上班，可是六年没碰过书了，最怕的是背分录。\n\n这门课不让你背，它让你开店：买设备、发工资、年底盘点。每做一笔都知道钱从哪里来、到哪里去。' +
          '我一般等孩子睡了学一节，做十道题。\n\n考试前两周把错题本过了三遍。成绩出来那天，我女儿比我先叫出声。',
        'I wanted to work again after six years without books, and feared the entries ' +
          'most.\n\nHere you run a shop instead: machines, wages, the count at the end of the year. ' +
          'I did a lesson and ten questions each night when my daughter slept.\n\nTwo weeks before ' +
          'the exam I went through my wrong questions three times. My daughter cheered before I did.',
      ],
    },
    {
      key: 'sun-yifan',
      presents: 'm',
      name: ['孙逸凡', 'Sun Yifan'],
      course: '高等数学（上）：极限、导数与积分',
      daysAgo: 58,
      about: ['二战考研 · 计算机专业', 'Second attempt at the entrance exam'],
      result: ['数学一 131 分', '131 in mathematics one'],
      quote: [
        '第一年我背题型，第二年我问为什么。',
        'The first year I learned patterns, the second I asked why.',
      ],
      story: [
        '第一年考研数学 87 分，我把市面上的题型总结背了一遍，换个问法就不会。\n\n第二年从头听秦老师的课。他讲极限讲了整整两节，我当时觉得太慢；到了中值定理才明白，' +
          '慢的那两节省了后面十节。**他的黑板从不擦掉前一步**，我现在做题也这样写。\n\n如果你也是第二年，别急着刷题，先把定义念顺。',
        'The first year I scored 87 after learning every pattern by heart.\n\nThe second year I ' +
          'began again with Mr Qin. Two lessons on limits seemed slow; they saved me ten later. **He ' +
          'never wipes out the step before**, and neither do I now.\n\nIf it is your second year, ' +
          'read the definitions first.',
      ],
    },
    {
      key: 'wu-tong',
      presents: 'm',
      name: ['吴桐', 'Wu Tong'],
      course: '文言文三十篇',
      daysAgo: 73,
      about: ['高二学生', 'Second year of senior high'],
      result: ['语文从 96 分到 118 分', 'Chinese from 96 to 118'],
      quote: [
        '原来《赤壁赋》不是用来背的，是用来读的。',
        'That poem is not for learning by heart; it is for reading.',
      ],
      story: [
        '我以前读文言文就是对着译文一句一句抄，抄完就忘。\n\n方老师每节只讲一篇，先让你自己读三遍，把不懂的字圈出来，再讲。听到第十篇的时候，考试里没见过的文章我也敢往下读了。\n\n妈妈说我现在会在饭桌上讲古人的笑话，这个算不算成绩？',
        'I used to copy translations and forget them.\n\nMr Fang takes one text a lesson: read it ' +
          'three times, mark what you do not know, then listen. By the tenth I dared to read texts I ' +
          'had never seen.\n\nMy mother says that I tell old jokes at dinner. Does that count?',
      ],
    },
    {
      key: 'zheng-xiaoyu',
      presents: 'f',
      name: ['郑小雨', 'Zheng Xiaoyu'],
      course: '版式设计基础',
      daysAgo: 95,
      about: ['校刊编辑，中文系大二', 'Editor of a student paper'],
      result: ['校刊改版入选全国高校优秀刊物', 'Her paper was named among the best of the country'],
      quote: ['我终于敢留白了。', 'At last I dare to leave space.'],
      story: [
        '接手校刊的时候，我觉得页面空着就是没做完，恨不得每个角都放一朵花。\n\n叶老师布置的第一个作业是“删”：交上去的版面，删掉三样东西再交一次。我删了两个星期，越删越好看。\n\n改版那一期印出来，有个老教授在走廊里拦住我，说终于看得清字了。',
        'When I took over the paper, empty space seemed unfinished to me.\n\nMs Ye’s first task ' +
          'was to take away: hand the page in again without three things. For two weeks it only got ' +
          'better.\n\nAn old professor stopped me in the corridor and said that he could read it at ' +
          'last.',
      ],
    },
  ],
  'second.localhost': [
    {
      key: 'duan-qiming',
      presents: 'm',
      name: ['段启明', 'Duan Qiming'],
      course: '新任经理的九十天',
      daysAgo: 9,
      about: ['制造企业 · 车间主任', 'Head of a workshop'],
      result: ['班组离职率下降一半', 'Half as many people leave'],
      quote: ['以前我开会，现在大家开会。', 'It was my meeting; now it is ours.'],
      story: [
        '我是从一线提上来的，第一个月天天在救火。\n\n课程里有一张一对一面谈的提纲，我照着和十二个组员每人谈了半小时，才知道有三个人已经在看别的工作了。**很多问题不是没有答案，是没人问。**\n\n半年以后，走的人少了一半，我也不用每天加班了。',
        'I came up from the line and spent my first month putting out fires.\n\nWith the guide for ' +
          'one-to-one talks I spoke to twelve people for half an hour each, and learned that three ' +
          'were about to leave. **Many questions have answers; nobody had asked.**\n\nHalf a year ' +
          'later half as many left.',
      ],
    },
    {
      key: 'fei-xiaolan',
      presents: 'f',
      name: ['费晓岚', 'Fei Xiaolan'],
      course: '一页说清楚：汇报与演示',
      daysAgo: 33,
      about: ['零售企业 · 市场专员', 'Marketing in retail'],
      result: ['方案一次通过', 'Her plan was accepted at once'],
      quote: ['老板说：终于不用翻到第二十页了。', 'My boss said: at last I need not turn to page twenty.'],
      story: [
        '我做的汇报从来不少于三十页，因为怕别人觉得我没干活。\n\n学完以后我把年度方案压成了一页：现状、问题、做法、要什么。会议原定一小时，十五分钟就定了。省下来的时间，大家真的在讨论怎么做。',
        'My reports never had fewer than thirty pages, lest anybody think I had done ' +
          'nothing.\n\nThis year it was one: how it is, what is wrong, what to do, what it takes. An ' +
          'hour had been set; it took fifteen minutes.',
      ],
    },
  ],
};
