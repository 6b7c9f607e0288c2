import type { CatalogueContent } from './content.ts';

/** The catalogue of 汇才企业学院, a company that trains other companies' people. */
export const huicai: CatalogueContent = {
  host: 'second.localhost',
  categories: [
    { key: 'management', name: ['管理与领导', 'Leading'], motif: 'business' },
    { key: 'office', name: ['办公效率', 'Office work'], motif: 'data' },
    { key: 'compliance', name: ['合规与安全', 'Rules and safety'], motif: 'reading' },
  ],
  teachers: [
    {
      key: 'jiang-lan',
      presents: 'f',
      name: ['江岚', 'Jiang Lan'],
      title: ['管理培训 · 前人力总监', 'Leadership · former head of personnel'],
      motto: ['把话问对，人就会自己想。', 'Ask well and people will think for themselves.'],
      introduction: [
        '在两家上市公司做过人力总监，带过从二十人到两千人的团队。',
        'Head of personnel at two listed companies, for teams from twenty to two thousand.',
      ],
    },
    {
      key: 'ma-kaicheng',
      presents: 'm',
      name: ['马开诚', 'Ma Kaicheng'],
      title: ['合规与安全 · 律师', 'Compliance · lawyer'],
      motto: ['规则写给忙的人看。', 'Rules are for busy people.'],
      introduction: [
        '执业律师，为制造和物流企业做合规十四年。',
        'A practising lawyer with fourteen years of compliance in industry and logistics.',
      ],
    },
  ],
  courses: [
    {
      key: 'new-manager',
      category: 'management',
      teacher: 'jiang-lan',
      kind: 'recorded',
      name: ['新任经理的九十天', 'Ninety days as a new manager'],
      summary: [
        '从同事变成负责人的第一季度，每周一件事。',
        'The first quarter after the promotion, one thing a week.',
      ],
      about: [
        '十二节课对应十二周：一对一面谈、分派工作、第一次批评、第一次招人。每节附一张可以直接用的提纲。',
        'Twelve lessons for twelve weeks: one-to-ones, delegation, the first criticism, the first hire.',
      ],
      outcomes: [
        ['十二张会谈提纲', 'Twelve guides for talks'],
        ['一份九十天计划', 'A plan of ninety days'],
      ],
      level: 2,
      language: '普通话',
      hours: 10,
      price: [399, 499],
      students: 1820,
      published: '2026-04-10',
      outline: `
# 第一个月 | Month one
*第一次周会 | The first weekly meeting | 14
一对一面谈 | One to one | 16
谁在做什么 | Who does what | 15
定三个目标 | Three goals | 15
# 第二个月 | Month two
分派而不甩锅 | Delegating | 17
反馈：具体、及时 | Feedback | 16
第一次批评 | The first criticism | 18
处理冲突 | Conflict | 17
# 第三个月 | Month three
向上汇报 | Reporting up | 14
招第一个人 | The first hire | 18
绩效面谈 | The review | 19
九十天复盘 | Looking back | 15`,
      reviews: `
5 批评那节的提纲我照着用了，对方说谢谢。
4 案例都是真公司，不空。`,
    },
    {
      key: 'coaching-live',
      category: 'management',
      teacher: 'jiang-lan',
      kind: 'live',
      name: ['教练式沟通工作坊', 'Coaching workshop'],
      summary: ['四次线上工作坊，两两练习，当场反馈。', 'Four workshops in pairs with feedback.'],
      about: [
        '每次九十分钟，一半时间在练。每班 24 人，分组对练，导师轮流旁听。',
        'Ninety minutes, half of them practice, in a class of 24.',
      ],
      outcomes: [
        ['四次有反馈的对练', 'Four rehearsals with feedback'],
        ['一套提问卡', 'A set of question cards'],
      ],
      level: 3,
      language: '普通话',
      hours: 8,
      price: [899, 1099],
      students: 196,
      published: '2026-10-16',
      outline: `
# 工作坊 | Workshops
*听完再问 | Listen, then ask | 90
开放式问题 | Open questions | 90
卡住的时候 | When it stalls | 90
从谈话到行动 | From talk to action | 90`,
      reviews: '5 对练很紧张，但下周就用上了。',
    },
    {
      key: 'clear-slides',
      category: 'office',
      teacher: 'jiang-lan',
      kind: 'recorded',
      name: ['一页说清楚：汇报与演示', 'One clear page'],
      summary: ['八节课，把三十页改成一页。', 'Eight lessons from thirty pages to one.'],
      about: [
        '先写一句结论，再决定要几张图。附二十个真实汇报的改前改后。',
        'Write the conclusion first, then count the charts.',
      ],
      outcomes: [
        ['一页汇报模板', 'A one-page template'],
        ['会用一句话开头', 'Open with one sentence'],
      ],
      level: 1,
      language: '普通话',
      hours: 5,
      price: [199, 259],
      students: 2304,
      published: '2026-05-18',
      outline: `
# 想 | Think
*结论先行 | Conclusion first | 12
听的人要什么 | What the listener wants | 13
# 写 | Write
一页的骨架 | The frame of a page | 15
图胜于表 | Charts over tables | 14
删 | Cutting | 11
# 说 | Speak
三分钟版 | The three-minute version | 14
被打断怎么办 | When interrupted | 12
远程演示 | Remote | 13`,
      reviews: '5 三十页真的改成了一页，会开了十五分钟。',
    },
    {
      key: 'data-privacy',
      category: 'compliance',
      teacher: 'ma-kaicheng',
      kind: 'recorded',
      name: ['个人信息保护入门', 'Privacy for everyone'],
      summary: ['全员必修，六节课，四十分钟。', 'For everyone: six lessons, forty minutes.'],
      about: [
        '用六个工作里的场景讲清楚能收什么、能给谁、出事找谁。',
        'Six scenes at work: what to collect, whom to give it, whom to call.',
      ],
      outcomes: [
        ['知道哪些能收、哪些不能', 'What may be collected'],
        ['一张应急联系卡', 'A card for emergencies'],
      ],
      level: 1,
      language: '普通话',
      hours: 1,
      price: [0, 0],
      students: 4096,
      published: '2026-02-06',
      outline: `
# 六个场景 | Six scenes
*一张登记表 | A form | 7
*客户要数据 | A customer asks | 6
发错了邮件 | The wrong address | 7
外包同事的权限 | The contractor | 6
拍照与监控 | Photos and cameras | 7
泄露之后两小时 | Two hours after a leak | 8`,
      reviews: '4 比想象中好看，四十分钟真的看完了。',
    },
    {
      key: 'fire-safety',
      category: 'compliance',
      teacher: 'ma-kaicheng',
      kind: 'recorded',
      name: ['消防与应急疏散', 'Fire and evacuation'],
      summary: ['五节短课，一次演练清单。', 'Five short lessons and a drill.'],
      about: ['配合每半年一次的演练使用。', 'For the drill twice a year.'],
      outcomes: [
        ['找到自己的两条路线', 'Your two ways out'],
        ['会用三种灭火器', 'Three extinguishers'],
      ],
      level: 1,
      language: '普通话',
      hours: 1,
      price: [0, 0],
      students: 3851,
      published: '2026-01-20',
      outline: `
# 平时 | Before
*两条路线 | Two ways out | 6
灭火器怎么选 | Which extinguisher | 8
# 发生时 | During
先报警还是先灭火 | Call or fight | 7
烟里怎么走 | Walking in smoke | 6
# 之后 | After
清点与报告 | Count and report | 5`,
      reviews: '5 演练时真的照着清单走的。',
    },
  ],
  packages: [
    {
      key: 'manager-pair',
      category: 'management',
      name: ['新经理成长包', 'New manager bundle'],
      summary: ['九十天加工作坊，学完就用。', 'Ninety days and the workshop.'],
      about: ['先看录播定计划，再进工作坊对练。', 'First the plan, then practice.'],
      outcomes: [['12 节录播加 4 次工作坊', '12 lessons and 4 workshops']],
      courses: ['new-manager', 'coaching-live'],
      price: [1099, 1298],
      students: 121,
      published: '2026-10-18',
    },
  ],
  alumni: ['段启明', '费晓岚', '龚立新', '骆一舟'],
};
