import type { Texts } from '@lectern/ui/locale';
import type { ContrastPair } from '@lectern/themes/maker';
import type { RawUse } from './configuration.ts';
import type { View } from './views.ts';
import type { LabProblem } from './problems.ts';
import type { LabPage } from './SchoolPage.tsx';

interface LabTexts {
  title: string;
  lead: string;
  school: string;
  headTemplate: string;
  templates: Record<'1' | '2' | '3' | 'FESCO', string>;
  header: string;
  footTemplate: string;
  footTemplateOf: (id: string) => string;
  fescoBrings: string;
  footer: string;
  own: string;
  ownHint: string;
  brand: string;
  surface: string;
  ground: string;
  optional: string;
  wrongColour: string;
  schoolHint: string;
  sections: Record<'templates' | 'colours' | 'words', string>;
  sign: string;
  signs: Record<'image' | 'word', string>;
  signAddress: string;
  signHint: string;
  signFile: string;
  /** Words around every page, by their name in the settings. */
  words: Record<string, string>;
  noPhone: string;
  pageLabel: string;
  pages: Record<LabPage, string>;
  examAlone: string;
  view: string;
  views: Record<View, string>;
  notYet: (count: number) => string;
  problemFields: Record<LabProblem['field'], string>;
  problems: Record<LabProblem['problem'], string>;
  takeSteps: (schoolId: string) => readonly string[];
  takeRowSteps: readonly string[];
  save: string;
  notMeasured: string;
  pick: (label: string) => string;
  scheme: string;
  schemes: Record<'light' | 'dark', string>;
  page: (page: string, screen: string) => string;
  tabs: string;
  contrast: string;
  configuration: string;
  allReadable: (count: number) => string;
  failing: (count: number) => string;
  raw: string;
  rawLead: string;
  rawUses: Record<RawUse['use'], string>;
  instead: string;
  asGiven: string;
  columns: Record<'pair' | 'sample' | 'ratio' | 'needed' | 'result', string>;
  parts: Record<ContrastPair['part'], string>;
  basePart: (count: number) => string;
  on: (front: string, ground: string) => string;
  /** What a token is called by people who do not write css. */
  tokens: Record<string, string>;
  bands: Record<string, string>;
  passes: string;
  fails: string;
  copy: string;
  copied: string;
  sample: string;
}

export const labTexts: Texts<LabTexts> = {
  zh: {
    title: '主题工坊',
    lead: '给学校选一身衣服：模板、颜色、标志和文字，在每个页面上马上看到；满意了把配置文件带走。',
    school: '学校',
    headTemplate: '头部模板',
    templates: { 1: '1 优雅导航', 2: '2 风格布局', 3: '3 精致搜索', FESCO: 'FESCO' },
    header: '头部颜色',
    footTemplate: '底部模板',
    footTemplateOf: (id) => `模板 ${id}`,
    fescoBrings: 'FESCO 自带底部',
    footer: '底部颜色',
    own: '用学校自己的颜色',
    ownHint: '只给一个品牌色，文字、悬停和夜间的颜色都由它推出来，并且都清晰可读。',
    brand: '品牌色',
    surface: '头部底色',
    ground: '底部底色',
    optional: '可以不填',
    wrongColour: '颜色写成 #1d5bd6 这样',
    schoolHint: '从它现在的样子开始；换学校会丢掉还没带走的改动。',
    sections: { templates: '头部和底部', colours: '颜色', words: '标志和文字' },
    sign: '标志',
    signs: { image: '图片', word: '只用校名' },
    signAddress: '标志的网址',
    signHint: '高 36 px 左右的图片，SVG 最清晰。以 / 开头的是本站的文件，这里用一个替代图。',
    signFile: '先用本机的图片看看效果',
    words: {
      shortName: '头部的校名（最多显示 8 个字）',
      overview: '底部的介绍',
      companyAddress: '地址',
      copyright: '版权',
      servicePhone: '咨询电话',
    },
    noPhone: '这所学校没有打开电话（sideBar.serviceFlag），打开以后才显示。',
    pageLabel: '页面',
    pages: { home: '首页', list: '课程列表', course: '课程', exam: '考试', login: '登录' },
    examAlone: '考试页没有头部和底部：题目之外什么都不打扰。学校的颜色仍在按钮和选中的答案上。',
    view: '屏幕',
    views: { both: '手机和桌面并排', phone: '手机 390', tablet: '平板 820', desktop: '桌面 1440' },
    page: (page, screen) => `${page}，${screen}`,
    notYet: (count) => `还有 ${count} 处要改，改好才能带走配置`,
    problemFields: {
      brand: '品牌色',
      surface: '头部底色',
      footer: '底部底色',
      sign: '标志',
      shortName: '头部的校名',
    },
    problems: {
      noColour: '不是颜色，写成 #1d5bd6 这样。',
      noAddress: '不是网址，要以 https:// 或 / 开头。',
      onlyTried: '只在这台电脑上：先把图片放到网上，再填它的网址。',
      empty: '不能空着。',
    },
    takeSteps: (schoolId) => [
      `保存为 apps/backend/schools/${schoolId}/school.json，替换原来的文件；生产环境放在 SCHOOLS_DIR 指定的文件夹里。`,
      '重新启动后端，学校就换上了新样子；网站不用重新构建。',
      '写错的地方，启动时会说出文件、字段和可能想写的是什么。',
    ],
    takeRowSteps: [
      '这所分校是「分校」表里的一行。把文件保存为 look 文件夹里的 branches.csv，里面只有这一行，其他分校不受影响。',
      '在 Lectern 的文件夹里运行 npm run school -- check look，看看会改什么；再运行 npm run school -- apply look，网站马上换上新样子。',
      '学校的内容在工作簿里时，把这一行抄到「分校」表里。',
    ],
    save: '下载',
    notMeasured: '有一个颜色还不是颜色，对比度没有检查。页面暂时穿着原来的主题。',
    pick: (label) => `选${label}`,
    scheme: '明暗',
    schemes: { light: '浅色', dark: '深色' },
    tabs: '检查与配置',
    contrast: '对比度',
    configuration: '配置',
    allReadable: (count) => `${count} 组颜色全部达到 AA`,
    failing: (count) => `${count} 组颜色看不清`,
    raw: '品牌色直接用会怎样',
    rawLead: '红色的一行说明这个颜色直接拿来用看不清；主题已经换成右边的颜色。',
    rawUses: { whiteOnBrand: '品牌色按钮配白字', brandAsText: '品牌色文字配白底' },
    instead: '改用',
    asGiven: '可以直接用',
    columns: { pair: '哪里', sample: '样子', ratio: '对比度', needed: '要求', result: '结果' },
    parts: { header: '头部', accent: '主题色', base: '正文与状态', footer: '底部' },
    basePart: (count) => `正文与状态：${count} 组，所有学校都一样`,
    on: (front, ground) => `${front}在${ground}上`,
    tokens: {
      ink: '文字',
      inkMuted: '次要文字',
      inkFaint: '提示文字',
      price: '价格',
      rating: '评分星',
      success: '成功',
      warning: '提醒',
      danger: '错误',
      info: '说明',
      onStatus: '状态文字',
      dangerInk: '删除按钮文字',
      lineStrong: '控件边框',
      accentInk: '按钮文字',
      accentText: '链接',
      focus: '焦点框',
      page: '页面',
      surface: '卡片',
      sunken: '凹处',
      accent: '主题色',
      accentHover: '悬停的主题色',
      accentSoft: '浅主题色',
      successSoft: '浅成功色',
      warningSoft: '浅提醒色',
      dangerSoft: '浅错误色',
      dangerFill: '删除按钮',
      infoSoft: '浅说明色',
    },
    bands: { surface: '底色', fade: '渐变末端' },
    passes: '达标',
    fails: '不达标',
    copy: '复制',
    copied: '已复制',
    sample: '字 Aa',
  },
  en: {
    title: 'Theme lab',
    lead: 'Dress a school: templates, colours, sign and words, seen at once on every page. Then take its file along.',
    school: 'School',
    headTemplate: 'Header template',
    templates: { 1: '1 Elegant', 2: '2 Wind', 3: '3 Delicate', FESCO: 'FESCO' },
    header: 'Header colour',
    footTemplate: 'Footer template',
    footTemplateOf: (id) => `Template ${id}`,
    fescoBrings: 'FESCO brings its own footer',
    footer: 'Footer colour',
    own: 'Use the school’s own colours',
    ownHint:
      'One brand colour is enough: text, hover and night are derived from it, and all of it can be read.',
    brand: 'Brand colour',
    surface: 'Header ground',
    ground: 'Footer ground',
    optional: 'optional',
    wrongColour: 'Write a colour as #1d5bd6',
    schoolHint: 'Begin with what it wears today; another school drops what you have not taken along.',
    sections: { templates: 'Header and footer', colours: 'Colours', words: 'Sign and words' },
    sign: 'Sign',
    signs: { image: 'A picture', word: 'The name alone' },
    signAddress: 'Address of the sign',
    signHint:
      'A picture about 36 px high; SVG is sharpest. What begins with / is a file of the site, and another sign stands in for it here.',
    signFile: 'Try a picture of this device',
    words: {
      shortName: 'Name in the header',
      overview: 'Words in the footer',
      companyAddress: 'Address',
      copyright: 'Copyright',
      servicePhone: 'Phone',
    },
    noPhone: 'This school shows no phone yet (sideBar.serviceFlag).',
    pageLabel: 'Page',
    pages: { home: 'Home', list: 'Courses', course: 'A course', exam: 'Exam', login: 'Log in' },
    examAlone:
      'An exam has no header and no footer: nothing but the question. The school’s colour is on buttons and chosen answers.',
    view: 'Screen',
    views: {
      both: 'Phone beside desktop',
      phone: 'Phone 390',
      tablet: 'Tablet 820',
      desktop: 'Desktop 1440',
    },
    page: (page, screen) => `${page}, ${screen}`,
    notYet: (count) =>
      count === 1
        ? 'One thing must be put right before there is a file to take along'
        : `${count} things must be put right before there is a file to take along`,
    problemFields: {
      brand: 'Brand colour',
      surface: 'Header ground',
      footer: 'Footer ground',
      sign: 'Sign',
      shortName: 'Name in the header',
    },
    problems: {
      noColour: 'is no colour. Write it as #1d5bd6.',
      noAddress: 'is no address. It begins with https:// or /.',
      onlyTried: 'is on this device alone: put the picture on the web and enter its address.',
      empty: 'must not be empty.',
    },
    takeSteps: (schoolId) => [
      `Save it as apps/backend/schools/${schoolId}/school.json, over the file there; in production under SCHOOLS_DIR.`,
      'Start the back end again: the school wears its new look. The site is not built again.',
      'What is wrong in it is named at the start, with file, field and what was probably meant.',
    ],
    takeRowSteps: [
      'This branch is a row of the table of branches. Save the file as branches.csv in a folder called look.',
      'It has this row alone: the other branches stay as they are.',
      'In Lectern’s folder, npm run school -- check look shows what would change; the same with apply does it.',
      'The site wears it at once.',
      'Where the school lives in a workbook, copy the row into its sheet of branches.',
    ],
    save: 'Download',
    notMeasured:
      'One of the colours is no colour yet, so nothing was measured. The pages wear the theme of before.',
    pick: (label) => `Pick: ${label}`,
    scheme: 'Scheme',
    schemes: { light: 'Light', dark: 'Dark' },
    tabs: 'Checks and configuration',
    contrast: 'Contrast',
    configuration: 'Configuration',
    allReadable: (count) => `All ${count} pairs of colours meet AA`,
    failing: (count) => (count === 1 ? '1 pair cannot be read' : `${count} pairs cannot be read`),
    raw: 'The brand colour, used as it is',
    rawLead: 'A red line is a use that cannot be read; the theme takes the colour on the right instead.',
    rawUses: { whiteOnBrand: 'White words on a button', brandAsText: 'Words in it on white' },
    instead: 'Instead',
    asGiven: 'Good as it is',
    columns: { pair: 'Where', sample: 'Sample', ratio: 'Contrast', needed: 'Needed', result: 'Result' },
    parts: { header: 'Header', accent: 'Accent', base: 'Text and states', footer: 'Footer' },
    basePart: (count) => `Text and states: ${count} pairs, the same in every school`,
    on: (front, ground) => `${front} on ${ground}`,
    tokens: {
      ink: 'Text',
      inkMuted: 'Quiet text',
      inkFaint: 'Hints',
      price: 'Price',
      rating: 'Rating stars',
      success: 'success',
      warning: 'warning',
      danger: 'danger',
      info: 'info',
      onStatus: 'Words on',
      dangerInk: 'Delete button text',
      lineStrong: 'Borders of fields',
      accentInk: 'Button text',
      accentText: 'Links',
      focus: 'Focus ring',
      page: 'page',
      surface: 'card',
      sunken: 'well',
      accent: 'accent',
      accentHover: 'accent, hovered',
      accentSoft: 'pale accent',
      successSoft: 'pale success',
      warningSoft: 'pale warning',
      dangerSoft: 'pale danger',
      dangerFill: 'delete button',
      infoSoft: 'pale info',
    },
    bands: { surface: 'ground', fade: 'end of the gradient' },
    passes: 'Meets AA',
    fails: 'Fails',
    copy: 'Copy',
    copied: 'Copied',
    sample: 'Aa 字',
  },
};
