import type { CoverMotif } from '../../drawing/covers/cover.ts';

/** A reply of the demonstration: who says what, hours after the topic. */
export type ReplyContent = readonly [by: string, after: number, content: string];

/** A topic of the demonstration. */
export interface TopicContent {
  readonly by: string;
  readonly title: string;
  readonly content: string;
  readonly hoursAgo: number;
  readonly isPinned?: boolean;
  readonly replies?: readonly ReplyContent[];
}

/** What is said in a group, and by whom. */
interface Talk {
  /** Who is in it beside those who write. */
  readonly members: readonly string[];
  readonly daysAgo: number;
  readonly topics: readonly TopicContent[];
}

/** A group that a student made. */
export interface StudentsGroup {
  readonly by: string;
  readonly name: string;
  readonly summary: string;
  readonly motif: CoverMotif;
}

/** A group of the demonstration: one of the school's folder by its key, or one that a student made. */
export type GroupContent = Talk & ({ readonly key: string } | StudentsGroup);

/** Groups by the host of their company. */
export const groupContents: Readonly<Record<string, readonly GroupContent[]>> = {
  localhost: [
    {
      key: 'maths',
      members: ['刘沐阳', '蒋思齐', '褚云舟', '吴桐', '施晚晴', '孔令仪', '曹子墨'],
      daysAgo: 96,
      topics: [
        {
          by: '李知夏',
          title: '写在前面：怎么在这里问一道题',
          content:
            '请把三件事写上：题目、你想到了哪一步、卡在哪里。\n别人看得懂，才帮得上忙。整张卷子的照片不用发。',
          hoursAgo: 2200,
          isPinned: true,
          replies: [
            ['王一诺', 3, '补一条：想通了回来说一声，后面的同学会谢谢你。'],
            ['林晓彤', 20, '收到，照这个写。'],
          ],
        },
        {
          by: '林晓彤',
          title: '圆锥曲线大题，你们先设线还是先设点？',
          content:
            '这周做了六道，设直线的算到最后总是一大串。设点好像短一些，可我看不出什么时候能用。\n大家拿到题先看哪里？',
          hoursAgo: 7,
          replies: [
            ['陈嘉禾', 1, '条件里有斜率、有平行垂直，我就设线；有中点、有对称，我就设点。'],
            ['郑小雨', 2, '两种都写三行，看哪一种的未知数少。三行用不了一分钟。'],
            ['许南乔', 4, '过定点的直线试试写成 $x=my+t$，省掉斜率不存在那一段讨论。'],
          ],
        },
        {
          by: '何其乐',
          title: '本周日 20:00 错题整理，报名接龙',
          content: '这次整理导数。每人带一道自己错过两次以上的题，五分钟讲完。',
          hoursAgo: 30,
          replies: [
            ['李知夏', 2, '我带一道含参讨论的。'],
            ['姜小满', 5, '我来听，顺便带一道极值点偏移。'],
          ],
        },
        {
          by: '宋明远',
          title: '选择题最后一题总超时怎么办？',
          content: '前十道 25 分钟，最后一道能耗掉 12 分钟。你们给它留多少？',
          hoursAgo: 52,
        },
      ],
    },
    {
      name: '每天读十页',
      summary: '不限书目，每天读十页，写一两句话留下来。断了也没关系，明天接着读。',
      motif: 'reading',
      by: '林晓彤',
      members: ['韩念慈', '吕望舒', '朱星辰'],
      daysAgo: 40,
      topics: [
        {
          by: '韩念慈',
          title: '《乡土中国》读到“差序格局”',
          content:
            '石子丢进水里，一圈圈推出去，每个人都是自己那一圈的中心。\n想到过年时外婆一口气报得出的那些亲戚。',
          hoursAgo: 12,
          replies: [
            ['林晓彤', 1, '这个比方我读一遍就记住了。后面“无讼”那一章也好看。'],
            ['吕望舒', 8, '我们语文老师让拿它来写作文开头，好用。'],
          ],
        },
        {
          by: '吕望舒',
          title: '有没有适合睡前读的短篇？',
          content: '太长的放不下，太难的睡不着。最好二十页以内。',
          hoursAgo: 60,
          replies: [['朱星辰', 3, '汪曾祺，随便翻哪一篇。']],
        },
      ],
    },
    {
      key: 'python',
      members: ['林晓彤', '谢书瑶', '杨景行', '魏长青', '吴桐'],
      daysAgo: 71,
      topics: [
        {
          by: '魏长青',
          title: '第 4 期：把一学期的成绩画成折线',
          content: '数据自己编也行。要求三条：横轴是日期，每科一条线，最高分标出来。\n两周后的周六贴图。',
          hoursAgo: 26,
          isPinned: true,
          replies: [['吴桐', 6, '横轴用 datetime，不然 10 月会排到 9 月前面，我上次就栽在这里。']],
        },
        {
          by: '杨景行',
          title: '批量改文件名之前，先打印一遍',
          content: '血的教训：先 print 新旧名字，看过再真的改。我把三百张照片改成了同一个名字。',
          hoursAgo: 100,
          replies: [
            ['谢书瑶', 2, '先复制一份文件夹，什么都不怕。'],
            ['魏长青', 9, '加一句 assert 检查新名字有没有重复。'],
          ],
        },
      ],
    },
    {
      name: '早起背单词',
      summary: '六点半到七点，各背各的，背完来报一声今天记住的一个词。',
      motif: 'language',
      by: '赵可欣',
      members: ['宋明远', '冯若溪'],
      daysAgo: 18,
      topics: [
        {
          by: '赵可欣',
          title: '今天的词：serendipity',
          content: '没在找，却刚好碰上的好事。昨天在旧书店翻到老师推荐的那本，就是它。',
          hoursAgo: 6,
          replies: [['冯若溪', 1, '我的是 meticulous，一丝不苟。希望今天的作业也是。']],
        },
      ],
    },
    {
      name: '周末观星',
      summary: '城里也看得见的星：木星、猎户座、国际空间站过境。天好就约。',
      motif: 'physics',
      by: '孙逸凡',
      members: ['张书宁'],
      daysAgo: 3,
      topics: [],
    },
  ],
  'second.localhost': [
    {
      key: 'new-managers',
      members: ['费晓岚'],
      daysAgo: 60,
      topics: [
        {
          by: '段启明',
          title: '下属比自己年长，一对一怎么开口？',
          content:
            '团队里有位同事比我大十二岁，业务也比我熟。第一次一对一，我准备了一页问题，结果二十分钟就聊完了。',
          hoursAgo: 15,
          replies: [
            ['骆一舟', 2, '我先问的是：哪些事你希望我别管。他说了很多，后来什么都好谈。'],
            ['陈思远', 5, '别带那一页问题，带一件真要他拿主意的事。'],
          ],
        },
        {
          by: '陈思远',
          title: '周会从 90 分钟减到 40 分钟，我们做了三件事',
          content: '材料前一天发；每人只说要别人帮忙的；没有要定的事就取消。\n坚持了六周，没有人想回去。',
          hoursAgo: 70,
          replies: [['龚立新', 4, '第三条最难，也最管用。']],
        },
      ],
    },
    {
      name: '表格与汇报',
      summary: '一页说清楚的办法，和少走弯路的表格技巧。欢迎贴脱敏后的样子。',
      motif: 'data',
      by: '陈思远',
      members: ['龚立新', '苏承诺'],
      daysAgo: 25,
      topics: [
        {
          by: '骆一舟',
          title: '给老板看的那一页，标题写结论还是写主题？',
          content: '一直写“三季度销售情况”，被说看完不知道要做什么。',
          hoursAgo: 33,
          replies: [
            ['费晓岚', 3, '写结论，而且写成一句话：“华东少了 8%，两家大客户推迟了”。图只要证明这一句。'],
          ],
        },
      ],
    },
  ],
};
