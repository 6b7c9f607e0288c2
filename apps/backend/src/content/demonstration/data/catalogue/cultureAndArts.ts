import type { CourseContent } from './content.ts';

/** Design, history, letters and music. */
export const cultureAndArts: readonly CourseContent[] = [
  {
    key: 'layout',
    category: 'layout',
    teacher: 'ye-tong',
    kind: 'recorded',
    name: ['版式设计基础', 'Foundations of layout'],
    summary: ['十四节课，把一张杂乱的海报改到安静。', 'Fourteen lessons that quieten one noisy poster.'],
    about: [
      '从一张失败的海报开始，每节课改一处：对齐、留白、字号、层次、颜色、网格。最后把改前改后放在一起看。任何软件都可以跟做。',
      'It begins with a poster that fails. Each lesson mends one thing: alignment, space, size, order, colour, grid. Any tool will do.',
    ],
    outcomes: [
      ['会用网格排一页', 'Set a page on a grid'],
      ['中文字体的选择与搭配', 'Choose and pair Chinese type'],
      ['完成一张可以印刷的海报', 'A poster ready for print'],
    ],
    level: 1,
    language: '普通话',
    hours: 14,
    price: [179, 229],
    students: 1384,
    published: '2026-06-01',
    outline: `
# 看 | Seeing
*一张失败的海报 | A poster that fails | 13
*对齐：看不见的线 | Alignment: invisible lines | 15
留白 | White space | 14
亲密与分组 | Near and together | 13
# 字 | Type
中文字体的脾气 | The temper of Chinese type | 18
字号与层次 | Size and order | 16
行距与字距 | Leading and spacing | 15
中西混排 | Chinese with Latin | 14
# 色与格 | Colour and grid
三种颜色够了 | Three colours are enough | 16
黑白先行 | Black and white first | 12
网格系统 | Grids | 20
# 做 | Making
海报重做 | The poster again | 26
一本小册子 | A small booklet | 28
交付印刷 | To the printer | 15`,
    reviews: `
5 “黑白先行”改变了我的工作顺序。
5 改海报的过程像看人整理房间，很治愈。
4 小册子一节可以拆两节。`,
  },
  {
    key: 'phone-film',
    category: 'film',
    teacher: 'ye-tong',
    kind: 'recorded',
    name: ['手机短视频：拍与剪', 'Films with a phone'],
    summary: [
      '十节课拍完一支一分钟短片，只用一部手机。',
      'Ten lessons and one phone make a film of one minute.',
    ],
    about: [
      '不买设备，不背参数。先学会站稳和等光，再学会剪掉一半。最后你会有一支自己的一分钟短片。',
      'Buy nothing. Learn to stand still and to wait for light, then cut half of it. At the end there is one minute of your own.',
    ],
    outcomes: [
      ['稳定、清楚、光线好看的画面', 'Steady, clear, well lit'],
      ['会用声音和停顿讲故事', 'Tell it with sound and pauses'],
      ['一支完成的一分钟短片', 'One minute, finished'],
    ],
    level: 1,
    language: '普通话',
    hours: 8,
    price: [99, 139],
    students: 2239,
    published: '2026-07-28',
    outline: `
# 拍 | Shooting
*站稳 | Stand still | 11
等一束光 | Wait for the light | 13
五个机位 | Five angles | 14
拍人：先聊两分钟 | People: talk first | 13
收声音 | Sound | 12
# 剪 | Cutting
*剪掉一半 | Cut half of it | 15
节奏与停顿 | Rhythm and pauses | 16
字幕 | Titles | 12
调色一点点 | A little colour | 13
一分钟短片 | One minute | 22`,
    reviews: `
5 给奶奶拍的一分钟，全家看哭了。
4 内容精炼，适合周末看完就去拍。`,
  },
  {
    key: 'museum-china',
    category: 'history',
    teacher: 'bai-songnian',
    kind: 'recorded',
    name: ['博物馆里的中国史', 'Chinese history in twelve things'],
    summary: [
      '免费十二节，十二件器物，从陶罐讲到一张老照片。',
      'Twelve free lessons, twelve things, from a clay pot to an old photograph.',
    ],
    about: [
      '白老师在博物馆讲了二十年，最常被问“这个碗有什么好看”。这门课就回答这个问题：它从哪来，谁用过，为什么留下来。',
      'In twenty years as a guide he was asked most often what is so special about this bowl. ' +
        'This course is the answer: where it comes from, who used it, and why it was kept.',
    ],
    outcomes: [
      ['用十二件器物串起中国史', 'History in twelve things'],
      ['学会看展签以外的东西', 'See more than the label'],
      ['全部免费', 'All free'],
    ],
    level: 1,
    language: '普通话',
    hours: 6,
    price: [0, 0],
    students: 4388,
    published: '2026-01-02',
    outline: `
# 土与火 | Earth and fire
*一只彩陶罐 | A painted pot | 15
*一件青铜鼎 | A bronze cauldron | 17
一枚带钩 | A belt hook | 13
# 字与路 | Words and roads
一支竹简 | A bamboo slip | 16
一匹三彩马 | A three-coloured horse | 15
一枚银币 | A silver coin from the west | 14
# 杯与船 | Cups and ships
一只汝窑碗 | A bowl of Ru ware | 18
一块船板 | A ship’s plank | 16
一个青花瓶 | A blue and white vase | 15
# 机器与照片 | Machines and pictures
一座钟 | A clock | 14
一张车票 | A railway ticket | 13
一张老照片 | An old photograph | 17`,
    reviews: `
5 听完再去博物馆，终于不是走马观花。
5 带钩那集居然讲到了打仗和跳舞。
5 和孩子一起听的，每晚一件。
4 配图可以再大一点。`,
  },
  {
    key: 'red-chamber',
    category: 'literature',
    teacher: 'bai-songnian',
    kind: 'live',
    weekday: 6,
    name: ['《红楼梦》十夜细读', 'Ten evenings with the Red Chamber'],
    summary: [
      '每周日晚，一回书，一壶茶，读到字缝里。',
      'Sunday evenings: one chapter, one pot of tea, between the lines.',
    ],
    about: [
      '不讲索隐，只读文本。每晚选一回，细读两个场面，看曹雪芹怎样用一碗茶、一块手帕写人。可以提问，可以不同意。',
      'No riddles, only the text. One chapter an evening, two scenes, and how a cup or a handkerchief draws a person.',
    ],
    outcomes: [
      ['读懂十个关键场面', 'Ten scenes, well read'],
      ['学会从动作和器物读人', 'Read people by what they do and hold'],
    ],
    level: 2,
    language: '普通话',
    hours: 15,
    price: [269, 329],
    students: 531,
    published: '2026-09-28',
    outline: `
# 进府 | Arrivals
*黛玉进府 | Daiyu arrives | 90
刘姥姥一进荣国府 | Granny Liu’s first visit | 90
# 园中 | In the garden
元春省亲 | The imperial visit | 90
葬花与扑蝶 | Flowers and butterflies | 90
海棠诗社 | The poetry club | 90
螃蟹宴 | The crab feast | 90
# 风起 | The wind rises
宝玉挨打 | The beating | 90
抄检大观园 | The search | 90
晴雯之死 | The death of Qingwen | 90
# 散场 | The end
白茫茫大地 | The white earth | 90`,
    reviews: `
5 螃蟹宴那一夜，评论区像在开诗社。
5 白老师的声音配一壶茶，周日晚上的固定节目。`,
  },
  {
    key: 'guitar',
    category: 'music',
    teacher: 'tang-yu',
    kind: 'recorded',
    name: ['零基础学吉他：十六首歌', 'Guitar from nothing: sixteen songs'],
    summary: ['一课一首，第一周就能弹完整一段。', 'A song a lesson; a whole verse in the first week.'],
    about: [
      '不先练爬格子。每首歌只加一个新和弦或一个新节奏，十六首之后你会八个和弦、五种节奏，和一首自己的歌。谱子用的是民谣和老歌的改编。',
      'No scales first. Each song adds one chord or one rhythm; after sixteen there are eight chords, five rhythms and a song of your own.',
    ],
    outcomes: [
      ['八个和弦自由切换', 'Eight chords, freely changed'],
      ['五种节奏型', 'Five rhythms'],
      ['弹唱三首完整的歌', 'Sing and play three songs'],
    ],
    level: 1,
    language: '普通话',
    hours: 20,
    price: [199, 259],
    students: 1746,
    published: '2026-05-22',
    outline: `
# 第一周 | Week one
*抱琴与调弦 | Holding and tuning | 14
*两个和弦一首歌 | Two chords, one song | 16
右手先稳 | A steady right hand | 15
《小星星》 | Little star | 17
# 第二周 | Week two
C 和弦不闷 | A clear C | 15
分解和弦 | Broken chords | 18
《送别》 | Farewell | 20
换和弦的小技巧 | Changing chords | 14
# 第三周 | Week three
F 和弦：横按 | The F chord | 19
切音与扫弦 | Muting and strumming | 17
《茉莉花》 | Jasmine flower | 20
变调夹 | The capo | 13
# 第四周 | Week four
指弹入门 | Fingerstyle | 22
唱和弹一起 | Sing and play | 18
写一段旋律 | Write a tune | 21
录下你的歌 | Record your song | 16`,
    reviews: `
5 六十三岁学会《送别》，弹给老同学听了。 → 这是我今年最高兴的一条评价。
5 F 和弦那节的角度建议，立刻不闷。
4 想要配套的伴奏音频。`,
  },
];
