/** A piece of news of the demonstration. */
export interface NewsText {
  /** Suffix of the only school that shows it; all of them when left out. */
  readonly school?: string;
  readonly tag: string;
  readonly tagEn: string;
  readonly title: string;
  readonly titleEn: string;
  readonly summary: string;
  readonly summaryEn: string;
  readonly author: string;
  /** Days before the demonstration was made. */
  readonly daysAgo: number;
  readonly isPinned?: boolean;
  readonly paragraphs: readonly string[];
  readonly paragraphsEn: readonly string[];
}

/** News of the first company. */
export const qingheNews: readonly NewsText[] = [
  {
    tag: '开课',
    tagEn: 'Term',
    title: '寒假班开放选课：先听一节，再决定要不要报',
    titleEn: 'Winter term is open: hear a lesson before you decide',
    summary: '四个学科、十二门课，全部可以先试听第一讲。早选课的同学可以优先挑上课时段。',
    summaryEn: 'Twelve courses in four subjects, the first lesson of each free to watch.',
    author: '教务组',
    daysAgo: 1,
    isPinned: true,
    paragraphs: [
      '寒假班从今天起开放选课。今年我们把每门课的第一讲都放出来，不需要登录就能看完。听完觉得合适再报名，不合适也没关系，我们更希望你找到听得进去的老师。',
      '直播课分上午和晚上两个时段，每个班不超过四十人，老师会点名提问。录播课没有时间限制，跟着进度条学就好，每讲后面配了练习，做错的题会自动进错题本。',
      '如果不确定从哪一门开始，可以先到题库做一套入门卷。交卷后的报告会告诉你哪几个知识点最薄弱，对应的课程就在报告下面。',
    ],
    paragraphsEn: [
      'Winter courses can be chosen from today. The first lesson of every course is open to ' +
        'everyone, without an account. Stay if the teacher suits you; if not, try another one.',
      'Live classes run in the morning and in the evening, with no more than forty students ' +
        'each. Recorded ones have no timetable: every lesson ends with practice, and what you get ' +
        'wrong lands in your wrong book.',
      'Not sure where to begin? Take a starter paper in the question bank. Its report names your weakest topics and the course for each.',
    ],
  },
  {
    tag: '题库',
    tagEn: 'Practice',
    title: '题库上新：近十年高考真题按知识点重新整理',
    titleEn: 'Ten years of gaokao questions, sorted by topic',
    summary: '每道题都有讲解，公式可以放大看，错题可以按知识点再练一遍。',
    summaryEn: 'Every question is explained, and wrong ones can be practised again by topic.',
    author: '教研组',
    daysAgo: 4,
    paragraphs: [
      '教研组花了半年时间，把近十年的高考真题拆开，按知识点和难度重新归类。同一个考点在不同年份怎么变、陷阱埋在哪里，放在一起看会清楚很多。',
      '每道题的讲解都由任课老师写成，先说思路，再写步骤，最后提醒容易错的地方。公式在手机上也能看清，不用再截图放大。',
      '做错的题会留在错题本里，隔几天再练一次。我们的数据显示，同一道错题做到第三遍，正确率会从四成升到八成以上。',
    ],
    paragraphsEn: [
      'Our teachers took ten years of gaokao papers apart and sorted the questions by topic and ' +
        'difficulty, so that you can see how one idea is asked again and again.',
      'Each explanation gives the idea first, then the steps, then the usual mistake.',
      'Wrong answers stay in your wrong book; meeting a question three times lifts the hit rate from four in ten to more than eight.',
    ],
  },
  {
    tag: '学习方法',
    tagEn: 'Method',
    title: '一天只有一小时，怎么把数学补上来',
    titleEn: 'Catching up in mathematics on one hour a day',
    summary: '林老师给高二学生的一份时间表：二十分钟听，三十分钟练，十分钟回头看。',
    summaryEn: 'Twenty minutes to listen, thirty to practise, ten to look back.',
    author: '林知远',
    daysAgo: 7,
    paragraphs: [
      '很多同学问我：每天只挤得出一个小时，还来得及吗？来得及，但这一个小时要花得笨一点，不要追求快。',
      '前二十分钟听一讲课，听到关键步骤就暂停，自己先写一遍，再看老师怎么写。中间三十分钟只做五道题，写全过程，不跳步。最后十分钟，把今天卡住的地方用一句话写下来。',
      '这句话很重要。一周之后翻回去，你会发现卡住你的其实就是那两三件事。把它们解决掉，比再做一百道题有用。',
    ],
    paragraphsEn: [
      'Students ask me whether an hour a day is enough. It is, if you spend it slowly.',
      'Listen for twenty minutes and stop at each key step to write it yourself. Then do five ' +
        'questions in full. In the last ten minutes, write one sentence about where you got stuck.',
      'After a week, read those sentences. It is always the same two or three things; solve ' +
        'them, and you need no further hundred questions.',
    ],
  },
  {
    tag: '公告',
    tagEn: 'Notice',
    title: '学习记录现在会跟着你走：换设备也能接着看',
    titleEn: 'Your progress follows you from device to device',
    summary: '视频看到哪一秒、题做到哪一道，都会保存在服务器上。',
    summaryEn: 'The second you stopped at and the question you were on are kept on the server.',
    author: '产品组',
    daysAgo: 11,
    paragraphs: [
      '从这周起，视频的播放位置会随时保存。晚上在电脑上看到一半，第二天在地铁上用手机打开，会从同一秒继续。',
      '练习也一样。页面写着“已保存”，就是真的存在服务器上了；网络断开时，答案会先留在本机，连上之后自动补交。',
    ],
    paragraphsEn: [
      'From this week on your place in a video is saved all the time. Stop at your desk, go on in the underground at the same second.',
      'The same goes for practice: when the page says saved, it is. Without a connection your ' +
        'answers wait on the device and are handed in later.',
    ],
  },
  {
    tag: '老师',
    tagEn: 'Teachers',
    title: '新老师报到：写了二十年程序的顾老师来教编程入门',
    titleEn: 'A new teacher: twenty years of code, and now the first lesson',
    summary: '第一节课不写代码，先学会把一件事说清楚。',
    summaryEn: 'His first lesson has no code in it, only the art of saying a thing clearly.',
    author: '教务组',
    daysAgo: 15,
    paragraphs: [
      '顾言老师在工业软件行业做了二十年，带过十几个新人。他说，学编程最难的不是语法，是把“我想要什么”说清楚。',
      '所以他的第一节课不写代码，只请大家用五句话教一个外星人泡一杯茶。说到第三句，教室里就笑成一片，也都明白了什么叫“步骤”。',
      '编程入门班每周两次直播，课后作业由助教逐行批改，零基础也跟得上。',
    ],
    paragraphsEn: [
      'Gu Yan has built industrial software for twenty years. The hard part of programming, he ' +
        'says, is not grammar but knowing what you want.',
      'So his first lesson has no code: explain to a visitor from space, in five sentences, how to make a cup of tea.',
      'The class meets twice a week; every line of homework is read by an assistant.',
    ],
  },
  {
    tag: '学员故事',
    tagEn: 'Stories',
    title: '四十岁重新学英语，她用一年读完了第一本原著',
    titleEn: 'Starting English again at forty, and a first novel a year later',
    summary: '“不是我突然有毅力了，是每天的任务小到没有理由不做。”',
    summaryEn: '“I found no will power. The tasks were just too small to skip.”',
    author: '编辑部',
    daysAgo: 20,
    paragraphs: [
      '许女士在杭州开一家小书店。去年春天，她给自己定了一个目标：用一年时间，读完一本英文原著。',
      '她每天只学二十五分钟，听一讲，读三页，把不认识的词写在便签上贴在收银台。“不是我突然有毅力了，是每天的任务小到没有理由不做。”',
      '今年三月，她读完了。书店的橱窗里多了一张手写的推荐卡，英文写的，有两个拼写错误，她没有改。',
    ],
    paragraphsEn: [
      'Ms Xu runs a small bookshop in Hangzhou. Last spring she set herself a goal: one English novel in a year.',
      'Twenty-five minutes a day: one lesson, three pages, the new words on slips of paper around the till.',
      'In March she finished it. There is a hand-written card in the window now, in English, with two spelling mistakes that she left in.',
    ],
  },
  {
    tag: '公告',
    tagEn: 'Notice',
    title: '关于假期客服时间的说明',
    titleEn: 'Office hours during the holidays',
    summary: '假期客服时间调整为每天 10:00 到 18:00，课程与题库照常使用。',
    summaryEn: 'We answer from 10:00 to 18:00; courses and practice go on as usual.',
    author: '客服组',
    daysAgo: 26,
    paragraphs: [
      '假期期间，人工客服的时间调整为每天 10:00 到 18:00，其余时间可以留言，我们会在第二天上午回复。',
      '课程、题库和直播照常进行，订单与发票在节后第一个工作日统一处理。',
    ],
    paragraphsEn: [
      'During the holidays people answer from 10:00 to 18:00; leave a message at other times and we reply the next morning.',
      'Courses, practice and live lessons go on. Orders and invoices are handled on the first working day after.',
    ],
  },
  {
    school: 'chengdu',
    tag: '分校',
    tagEn: 'Branch',
    title: '成都分校自习室搬到二楼，多了三十个靠窗的座位',
    titleEn: 'Chengdu: the study room moved upstairs, with thirty window seats',
    summary: '学员凭学号免费使用，周末开放到晚上十点。',
    summaryEn: 'Free for students, open until ten at weekends.',
    author: '成都分校',
    daysAgo: 3,
    isPinned: true,
    paragraphs: [
      '成都分校的自习室从一楼搬到了二楼，新添了三十个靠窗的座位和两间可以讨论的小房间。',
      '学员报学号就能进，不需要预约。周一到周五开放到晚上九点，周末开放到十点，热水和充电插座都有。',
    ],
    paragraphsEn: [
      'The study room in Chengdu is now on the second floor, with thirty seats by the windows and two small rooms to talk in.',
      'Tell us your student number and come in: until nine on weekdays, until ten at weekends.',
    ],
  },
];

/** News of the second company. */
export const huicaiNews: readonly NewsText[] = [
  {
    tag: '培训',
    tagEn: 'Training',
    title: '新任经理训练营第六期开始报名',
    titleEn: 'The sixth camp for new managers is open',
    summary: '八周、四次面谈、一个真实的团队问题。',
    summaryEn: 'Eight weeks, four talks, one real problem of your team.',
    author: '课程中心',
    daysAgo: 2,
    isPinned: true,
    paragraphs: [
      '从“自己把事做好”到“让大家把事做好”，中间隔着的不是职位，是一整套新习惯。新任经理训练营用八周时间陪你走过这一段。',
      '每位学员带一个团队里的真实问题来，前四周学方法，后四周做改进，最后一次课当众汇报结果。导师与直属上级各打一半分。',
    ],
    paragraphsEn: [
      'Between doing the work and letting a team do it lies a set of new habits. The camp walks you through them in eight weeks.',
      'Bring a real problem of your team; four weeks of method, four of change, and a report to everyone at the end.',
    ],
  },
  {
    tag: '合规',
    tagEn: 'Compliance',
    title: '年度信息安全必修课上线，请在月底前完成',
    titleEn: 'This year’s information security course is due by the end of the month',
    summary: '全程四十分钟，可以分三次学完，测验满八十分即可通过。',
    summaryEn: 'Forty minutes in up to three sittings; eighty points pass.',
    author: '学习运营',
    daysAgo: 9,
    paragraphs: [
      '今年的信息安全必修课换了新内容：不再背条款，而是跟着三个真实案例，看一封邮件怎样变成一次事故。',
      '全程约四十分钟，可以分三次学完。测验不限次数，满八十分即可通过，证书会自动进入个人档案。',
    ],
    paragraphsEn: [
      'No paragraphs to learn by heart this year: three real cases show how an email becomes an incident.',
      'About forty minutes in up to three sittings. Try the quiz as often as you like; eighty points pass.',
    ],
  },
  {
    tag: '公告',
    tagEn: 'Notice',
    title: '学习地图改版：按岗位看课程，一眼看到下一步',
    titleEn: 'A new learning map: courses by role, and what comes next',
    summary: '从入职第一天到带团队的第一年，每个岗位都有一张图。',
    summaryEn: 'From the first day to the first year as a manager, a map for every role.',
    author: '产品组',
    daysAgo: 16,
    paragraphs: [
      '新版学习地图按岗位组织课程。打开之后，已经学过的会点亮，下一步该学什么排在最前面。',
      '企业管理员可以为自己的团队增减课程，改动当天生效。',
    ],
    paragraphsEn: [
      'The new map is ordered by role: what you have learnt is lit, what comes next stands first.',
      'Administrators can add and remove courses for their own teams.',
    ],
  },
];
