import { inBoth } from '@lectern/ui/locale';

/** Kinds of readers of Storybook. */
export type Role = 'school' | 'designer' | 'developer';
/** Pages that the welcome page links to. */
export type PathId = 'lab' | 'gallery' | 'tokens' | 'icons' | 'themes' | 'components' | 'forms' | 'pages';

export const referenceTexts = inBoth({
  copied: (name: string) => [`已复制 ${name}`, `${name} copied`],
  tokens: {
    title: ['设计变量', 'Tokens'],
    lead: [
      '颜色、字号、间距和形状都在这里，点一下就复制名字。左半是浅色，右半是深色。',
      'Colours, type, space and shape. Press one to copy its name. The left half is light, the right half dark.',
    ],
    base: ['所有学校共用的颜色', 'Colours that every school shares'],
    baseNote: [
      '文字在它的底色上都达到 AA；颜色从不单独表达意思。',
      'Text meets AA on its grounds; colour never carries meaning alone.',
    ],
    accent: ['随页头主题变化的颜色', 'Colours that come with the header theme'],
    headers: ['页头主题', 'Header themes'],
    footers: ['页脚主题', 'Footer themes'],
    type: ['字号', 'Type'],
    space: ['间距', 'Space'],
    radius: ['圆角', 'Corners'],
    shadow: ['阴影', 'Shadows'],
    specimen: ['把每一门课都学到会', 'Learn every course until it sits'],
  },
  files: [
    '设计工具可以直接导入：@lectern/themes/design.tokens.json（Design Tokens 格式）；普通网页用 @lectern/themes/tokens.css。',
    'For design tools: @lectern/themes/design.tokens.json (Design Tokens format). For plain pages: @lectern/themes/tokens.css.',
  ],
  icons: {
    title: ['图标', 'Icons'],
    lead: [
      '24 px 的网格，1.75 px 的线，颜色随文字。点一下就复制名字。',
      'A grid of 24 px, lines of 1.75 px, the colour of the text. Press one to copy its name.',
    ],
    search: ['搜索图标', 'Search icons'],
    none: ['没有这样的图标，换个英文词试试。', 'No icon is called so. Try another word.'],
  },
  found: (count: number) => [`${count} 个图标`, count === 1 ? '1 icon' : `${count} icons`],
  welcome: {
    title: ['给学校一身合适的衣服', 'Dress your school'],
    lead: [
      '学校网站的每个部件和页面都在这里。语言、主题和深浅在上方的工具栏里换；先选你是谁。',
      'Every part and page of a school’s site is here. The toolbar has language, theme and scheme; samples are Chinese. Who are you?',
    ],
    checks: ['放心改', 'Change it without worry'],
  },
  /** Kinds of readers, and what each looks for. */
  roles: {
    school: {
      title: ['我管理一所学校', 'I run a school'],
      text: [
        '不用写代码：选模板和颜色，换标志和文字，在每个页面上看到结果，最后带走一个文件。',
        'No code: choose templates and colours, put in your sign and words, see them on every page, and take one file along.',
      ],
      help: ['更多字段：docs/making-a-school.md', 'All fields: docs/making-a-school.md'],
    },
    designer: {
      title: ['我做设计', 'I design'],
      text: [
        '颜色、字号和图标的名字点一下就复制；每个部件的状态都可以在手机和桌面、深浅两色下看。',
        'Press a colour, a size or an icon to copy its name. Every state is here on phone and desktop, light and dark.',
      ],
      help: [
        '导入设计工具：@lectern/themes/design.tokens.json',
        'For design tools: @lectern/themes/design.tokens.json',
      ],
    },
    developer: {
      title: ['我写前端', 'I build front ends'],
      text: [
        '每个部件的页面上有用法、属性和该避开的写法；页面的故事带着它用到的接口。',
        'Each component’s page has its use, its props and what to avoid. Stories of pages bring the calls that they make.',
      ],
      help: [
        '从空文件夹开始：packages/ui/README.md 和 packages/sdk/README.md',
        'From an empty folder: packages/ui/README.md and packages/sdk/README.md',
      ],
    },
  },
  paths: {
    lab: {
      title: ['主题工坊', 'Theme lab'],
      text: [
        '整页试穿，手机和桌面并排，检查对比度，带走 school.json。',
        'Whole pages, phone beside desktop, contrasts measured, and the school.json to take along.',
      ],
    },
    gallery: {
      title: ['主题画廊', 'Gallery'],
      text: ['所有页头和页脚的搭配，一眼看完。', 'Every header with every footer at a glance.'],
    },
    tokens: {
      title: ['设计变量', 'Tokens'],
      text: ['颜色、字号、间距，点一下复制名字。', 'Colours, type and space; press to copy a name.'],
    },
    icons: {
      title: ['图标', 'Icons'],
      text: ['搜一搜，点一下复制名字。', 'Search one, press to copy its name.'],
    },
    themes: {
      title: ['主题', 'Themes'],
      text: [
        '13 种页头、8 种页脚，以及由一个品牌色推出的整套颜色。',
        '13 headers, 8 footers, and whole themes made of one brand colour.',
      ],
    },
    components: {
      title: ['部件', 'Components'],
      text: ['从按钮开始，左边按用途分组。', 'Begin with the button; the others stand beside it by use.'],
    },
    forms: {
      title: ['表单', 'Forms'],
      text: ['输入、选择、上传和校验。', 'Typing, choosing, uploading, and what is said of mistakes.'],
    },
    pages: {
      title: ['页面', 'Pages'],
      text: [
        '学生网站的页面，连同加载、空白和出错的样子。',
        'The student site’s pages, also loading, empty and failed.',
      ],
    },
  },
  steps: [
    [
      '在主题工坊选学校、模板和颜色，写上标志和文字；有颜色就打开“用学校自己的颜色”，一个品牌色就够。',
      '在“配置”里下载 school.json，替换写明位置的那个文件。',
      '重新启动后端，学校就换上了新样子；写错的地方启动时会告诉你。',
    ],
    [
      'In the theme lab choose templates and colours, and put in your sign and words. One brand colour of your own is enough.',
      'Under “Configuration” download school.json and put it in place of the file that is named there.',
      'Start the back end again: the school shows its new look, and mistakes are named at the start.',
    ],
  ],
  checked: [
    '文字颜色都由品牌色推算，任何颜色都看得清；每个部件在全部主题、深浅两色下都检查过对比度。',
    'Text colours are derived from the brand, so any colour can be read; every part has been checked in every theme, light and dark.',
  ],
});
