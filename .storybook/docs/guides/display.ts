import type { Guides } from './guide.ts';

export const display: Guides = {
  RichText: {
    zh: {
      use: '显示学校写的内容：文字、图片、公式、视频，自动清理危险的标签。',
      avoid: '界面自己的文字：直接写出来就好。',
    },
    en: {
      use: 'What a school wrote: text, pictures, formulas, films; it cleans by itself.',
      avoid: 'The words of the interface: write them as they are.',
    },
  },
  RichTextEditor: {
    zh: {
      use: '让学生或老师写一段有格式、公式、图片的内容。',
      avoid: '一行字或没有格式的留言：用 TextField 或 TextArea。',
    },
    en: {
      use: 'Writing with formats, formulas and pictures, as an answer or a question.',
      avoid: 'A line or a plain note: take a TextField or TextArea.',
    },
  },
  FormulaText: {
    zh: {
      use: '刚写下、服务器还没有排版的文字，公式写在两个 $ 之间，例如自己的回答。',
      avoid: '服务器给的 HTML：用 RichText。',
    },
    en: {
      use: 'Words with TeX between dollar signs that no server has drawn yet, as one’s own answer.',
      avoid: 'HTML of a server: take RichText.',
    },
  },
  Signature: {
    zh: { use: '用手指或鼠标签下自己的名字，例如承诺书。', avoid: '只需要同意：用 Checkbox。' },
    en: { use: 'Signing by hand, as under a pledge.', avoid: 'Agreeing alone: take a Checkbox.' },
  },
  SignaturePad: {
    zh: {
      use: '只要手写签名、键盘方式另有安排的页面。',
      avoid: '一般的签名：用 Signature，不能手写的人可以输入姓名。',
    },
    en: {
      use: 'Signing by hand, where another way for those who cannot is at hand.',
      avoid: 'Signing in general: a Signature offers to type the name as well.',
    },
  },
  Carousel: {
    zh: { use: '几张轮换的横幅，每张都能停下来看。', avoid: '必须看到的内容：直接排在页面上。' },
    en: {
      use: 'A few banners that take turns and can be stopped.',
      avoid: 'What everybody has to see: put it on the page.',
    },
  },
  AgreementButton: {
    zh: { use: '一份协议现在能做的事：签署，或进入学习。', avoid: '只说明状态：用 AgreementBadge。' },
    en: {
      use: 'What can be done with an agreement: sign it, or enter study.',
      avoid: 'Saying its state alone: take an AgreementBadge.',
    },
  },
  AgreementBadge: {
    zh: { use: '说明一份协议签到了哪一步。', avoid: '可以按的东西：用 AgreementButton。' },
    en: { use: 'Saying where an agreement stands.', avoid: 'What can be pressed: take an AgreementButton.' },
  },
  Avatar: {
    zh: { use: '一个人的头像，没有图片时显示名字的第一个字。', avoid: '课程封面或学校标志。' },
    en: {
      use: 'A person’s picture, or the first character of the name.',
      avoid: 'A course’s cover or a school’s sign.',
    },
  },
  Badge: {
    zh: { use: '图标角上的数字，例如未读消息。', avoid: '说明事物的类别：用 Tag。' },
    en: {
      use: 'A count on the corner of an icon, as unread messages.',
      avoid: 'Saying what kind a thing is: take a Tag.',
    },
  },
  Tag: {
    zh: { use: '贴在事物上的一两个字：类型、状态。', avoid: '可以筛选的条件：用 FilterChips。' },
    en: {
      use: 'A word or two on a thing: its kind or state.',
      avoid: 'What filters when pressed: take FilterChips.',
    },
  },
  Price: {
    zh: { use: '一个价格，免费会写成文字，不知道就说不知道。', avoid: '积分、题数等普通数字。' },
    en: {
      use: 'A price; free is a word, and an unknown one says so.',
      avoid: 'Points and other plain figures.',
    },
  },
  Rating: {
    zh: { use: '显示已有的评分，可以有半颗星。', avoid: '让人打分：用 RatingInput。' },
    en: {
      use: 'Showing a rating that is there, with parts of stars.',
      avoid: 'Asking for one: take a RatingInput.',
    },
  },
  RatingInput: {
    zh: { use: '请学生打一到五颗星。', avoid: '显示平均分：用 Rating。' },
    en: { use: 'Asking a student for one to five stars.', avoid: 'Showing the average: take a Rating.' },
  },
  Stack: {
    zh: {
      use: '把几样东西从上到下排开，间距取自间距表；列表、表单、一节内容都可以是它。',
      avoid: '自己写只有 display 和 gap 的样式；只在大屏上分栏的版面，写页面自己的样式。',
    },
    en: {
      use: 'Things one under the other, a step of the scale apart: a list, a form, a part of a page.',
      avoid: 'Columns that a wide page alone has: they are a style of that page.',
    },
  },
  Inline: {
    zh: {
      use: '把按钮、标签、名字和操作排在一行，放不下就换行。',
      avoid: '列要上下对齐的内容：用 Table，或者写页面自己的网格。',
    },
    en: {
      use: 'Buttons, tags, or a name and what is done with it, side by side; they wrap.',
      avoid: 'What stands in columns: take a Table, or a grid of the page’s own.',
    },
  },
  Dotted: {
    zh: {
      use: '名字下面以点相隔的几个短事实，如老师、科目和课时；一行放不下时，行首行尾都不会留下点。',
      avoid: '句子，或只能占一行的文字。',
    },
    en: {
      use: 'A few short facts below a name, such as teacher, subject and lessons; no dot is left where a line ends.',
      avoid: 'Sentences, or a text that must stay on one line.',
    },
  },
  Heading: {
    zh: {
      use: '页面里一节内容的名字；级别按结构定，大小另选。',
      avoid: '页面自己的标题，手机上会变小：它属于页面的外框。',
    },
    en: {
      use: 'The name of a part of the page; its level follows the outline, its size is chosen.',
      avoid: 'The title of the page, which is smaller on a phone: the frame of the page has it.',
    },
  },
  Card: {
    zh: { use: '把一个主题的内容放在一块面上。', avoid: '卡片里再套卡片：用细线分开。' },
    en: { use: 'One subject on one surface.', avoid: 'A card within a card: part it by a hairline.' },
  },
  Table: {
    zh: { use: '对比多行相同的内容：成绩、订单、名单。', avoid: '一件事的几个属性：用 DescriptionList。' },
    en: {
      use: 'Comparing rows of one kind: scores, orders, names.',
      avoid: 'The facts of one thing: take a DescriptionList.',
    },
  },
  DataGrid: {
    zh: { use: '上千行数据，要排序、固定表头、用键盘在格子间移动。', avoid: '十几行只读的内容：用 Table。' },
    en: {
      use: 'Thousands of rows with sorting and keys from cell to cell.',
      avoid: 'A dozen rows to read: take a Table.',
    },
  },
  Tree: {
    zh: {
      use: '有层级、可以展开的内容：章节、部门。',
      avoid: '从层级里选一个值填进表单：用 CascaderField。',
    },
    en: {
      use: 'What has levels that open: chapters, departments.',
      avoid: 'A value of a form out of such levels: take a CascaderField.',
    },
  },
  DescriptionList: {
    zh: { use: '一件事的名称和值：订单信息、考试须知。', avoid: '多行相同的内容：用 Table。' },
    en: {
      use: 'The names and values of one thing: an order, an exam.',
      avoid: 'Rows of one kind: take a Table.',
    },
  },
  Timeline: {
    zh: {
      use: '一件接一件的事：断线记录、学习计划的各阶段、付款以后会怎样。',
      avoid: '正在填的几步表单：用 Stepper。',
    },
    en: {
      use: 'One thing after another: what broke, the stages of a plan, what follows a payment.',
      avoid: 'The steps of a form: take a Stepper.',
    },
  },
  TimelineItem: {
    zh: { use: 'Timeline 里的一件事，状态写在文字里，颜色只是帮忙。', avoid: '单独使用：放进 Timeline。' },
    en: {
      use: 'One thing along a Timeline; the words say its state, the colour helps.',
      avoid: 'Standing alone: put it into a Timeline.',
    },
  },
  StatisticGroup: {
    zh: { use: '几个并排的 Statistic，宽了一行，窄了两列。', avoid: '要逐行比较的数字：用 Table。' },
    en: {
      use: 'A few Statistics beside each other, in as many columns as fit.',
      avoid: 'Figures to compare line by line: take a Table.',
    },
  },
  Statistic: {
    zh: { use: '一个重要的数字和它的含义。', avoid: '一组要比较的数字：用 Table 或图表。' },
    en: {
      use: 'One figure that matters, and what it means.',
      avoid: 'Figures to compare: take a Table or a chart.',
    },
  },
};
