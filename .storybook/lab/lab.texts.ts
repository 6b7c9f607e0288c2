import type { Texts } from '@lectern/ui/locale';
import type { ContrastPair } from '@lectern/themes/maker';
import type { RawUse } from './configuration.ts';

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
  pick: (label: string) => string;
  scheme: string;
  schemes: Record<'light' | 'dark', string>;
  width: string;
  widths: Record<'phone' | 'tablet' | 'desktop', string>;
  page: string;
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
  schoolFile: (path: string) => string;
  sample: string;
}

export const labTexts: Texts<LabTexts> = {
  zh: {
    title: '主题工坊',
    lead: '给学校选一身衣服：头部、底部和颜色都换着看，满意了把配置复制走。',
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
    pick: (label) => `选${label}`,
    scheme: '明暗',
    schemes: { light: '浅色', dark: '深色' },
    width: '屏幕',
    widths: { phone: '手机 390', tablet: '平板 820', desktop: '桌面 1440' },
    page: '学校首页预览',
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
    schoolFile: (path) => `学校的配置，保存为 ${path}`,
    sample: '字 Aa',
  },
  en: {
    title: 'Theme lab',
    lead: 'Dress a school: try headers, footers and colours on, then take the configuration with you.',
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
    pick: (label) => `Pick: ${label}`,
    scheme: 'Scheme',
    schemes: { light: 'Light', dark: 'Dark' },
    width: 'Screen',
    widths: { phone: 'Phone 390', tablet: 'Tablet 820', desktop: 'Desktop 1440' },
    page: 'The school’s home',
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
    schoolFile: (path) => `The school’s settings, for ${path}`,
    sample: 'Aa 字',
  },
};
