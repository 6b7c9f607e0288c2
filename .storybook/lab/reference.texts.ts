import type { Texts } from '@lectern/ui/locale';

interface ReferenceTexts {
  copied: (name: string) => string;
  tokens: Record<
    | 'title'
    | 'lead'
    | 'base'
    | 'baseNote'
    | 'accent'
    | 'headers'
    | 'footers'
    | 'type'
    | 'space'
    | 'radius'
    | 'shadow'
    | 'specimen',
    string
  >;
  files: string;
  icons: Record<'title' | 'lead' | 'search' | 'none', string>;
  found: (count: number) => string;
  welcome: Record<'title' | 'lead' | 'start' | 'own' | 'checks', string>;
  paths: Record<'lab' | 'gallery' | 'tokens' | 'icons', { title: string; text: string }>;
  steps: readonly string[];
  checked: string;
}

export const referenceTexts: Texts<ReferenceTexts> = {
  zh: {
    copied: (name) => `已复制 ${name}`,
    tokens: {
      title: '设计变量',
      lead: '颜色、字号、间距和形状都在这里，点一下就复制名字。左半是浅色，右半是深色。',
      base: '所有学校共用的颜色',
      baseNote: '文字在它的底色上都达到 AA；颜色从不单独表达意思。',
      accent: '随头部主题变化的颜色',
      headers: '头部主题',
      footers: '底部主题',
      type: '字号',
      space: '间距',
      radius: '圆角',
      shadow: '阴影',
      specimen: '把每一门课都学到会',
    },
    files:
      '设计工具可以直接导入：@lectern/themes/tokens.json（Design Tokens 格式）；普通网页用 @lectern/themes/tokens.css。',
    icons: {
      title: '图标',
      lead: '24 px 的网格，1.75 px 的线，颜色随文字。点一下就复制名字。',
      search: '搜索图标',
      none: '没有这样的图标，换个英文词试试。',
    },
    found: (count) => `${count} 个图标`,
    welcome: {
      title: '给学校一身合适的衣服',
      lead: '这里能看到学校网站的每个部件：换主题、换语言、换深浅，都在上方的工具栏里。',
      start: '从这里开始',
      own: '用自己的颜色，三步就好',
      checks: '放心改',
    },
    paths: {
      lab: { title: '主题工坊', text: '选学校、模板和颜色，看整页效果，检查对比度，复制配置。' },
      gallery: { title: '主题画廊', text: '所有头部和底部的搭配，一眼看完。' },
      tokens: { title: '设计变量', text: '颜色、字号、间距，点一下复制名字。' },
      icons: { title: '图标', text: '搜一搜，点一下复制名字。' },
    },
    steps: [
      '在主题工坊打开“用学校自己的颜色”，填上品牌色。',
      '把“配置”里的两个文件保存到写明的位置。',
      '重新启动网站，学校就换上了新颜色。',
    ],
    checked: '文字颜色都由品牌色推算，任何颜色都看得清；每个部件在全部主题、深浅两色下都检查过对比度。',
  },
  en: {
    copied: (name) => `${name} copied`,
    tokens: {
      title: 'Tokens',
      lead: 'Colours, type, space and shape. Press one to copy its name. The left half is light, the right half dark.',
      base: 'Colours that every school shares',
      baseNote: 'Text meets AA on its grounds; colour never carries meaning alone.',
      accent: 'Colours that come with the header theme',
      headers: 'Header themes',
      footers: 'Footer themes',
      type: 'Type',
      space: 'Space',
      radius: 'Corners',
      shadow: 'Shadows',
      specimen: 'Learn every course until it sits',
    },
    files:
      'For design tools: @lectern/themes/tokens.json (Design Tokens format). For plain pages: @lectern/themes/tokens.css.',
    icons: {
      title: 'Icons',
      lead: 'A grid of 24 px, lines of 1.75 px, the colour of the text. Press one to copy its name.',
      search: 'Search icons',
      none: 'No icon is called so. Try another word.',
    },
    found: (count) => (count === 1 ? '1 icon' : `${count} icons`),
    welcome: {
      title: 'Dress your school',
      lead: 'Every part of a school’s site is here. Themes, language, light and dark are in the toolbar above.',
      start: 'Begin here',
      own: 'Your own colours, in three steps',
      checks: 'Change it without worry',
    },
    paths: {
      lab: {
        title: 'Theme lab',
        text: 'Choose a school, templates and colours, see the whole page, check it, copy the configuration.',
      },
      gallery: { title: 'Gallery', text: 'Every header with every footer at a glance.' },
      tokens: { title: 'Tokens', text: 'Colours, type and space; press to copy a name.' },
      icons: { title: 'Icons', text: 'Search one, press to copy its name.' },
    },
    steps: [
      'In the theme lab switch on “Use the school’s own colours” and enter your brand colour.',
      'Save the two files under “Configuration” where it says.',
      'Start the site again: the school wears its new colours.',
    ],
    checked:
      'Text colours are derived from the brand, so any colour can be read; every part has been checked in every theme, light and dark.',
  },
};
