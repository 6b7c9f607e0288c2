import type { Texts } from '../locale/index.ts';
import type { ToolId } from './tools.ts';

interface EditorTexts {
  toolbar: string;
  tools: Record<ToolId, string>;
  /** Keys of the tools, as they are written on a keyboard. */
  help: string;
  opening: string;
  notOpened: string;
  again: string;
  full: (most: number) => string;
  left: (count: number) => string;
  formula: string;
  tex: string;
  texHint: string;
  preview: string;
  unreadable: string;
  isBlock: string;
  insert: string;
  change: string;
  remove: string;
  cancel: string;
  parts: string;
  /** What each snippet of TeX is called. */
  names: readonly string[];
}

export const texts: Texts<EditorTexts> = {
  zh: {
    toolbar: '编辑工具',
    tools: {
      strong: '加粗',
      em: '斜体',
      heading: '小标题',
      bullets: '项目列表',
      numbers: '编号列表',
      quote: '引用',
      formula: '公式',
      picture: '图片',
      undo: '撤销',
      redo: '重做',
    },
    help: 'Alt + F10 到工具栏，Alt + = 插入公式，$…$ 之间也是公式',
    opening: '正在打开编辑器…',
    notOpened: '编辑器没有打开，原来的内容都在。',
    again: '再试一次',
    full: (most) => `最多 ${most} 个字，放不下了`,
    left: (count) => `还可以输入 ${count} 个字`,
    formula: '公式',
    tex: 'LaTeX',
    texHint: '例如 \\frac{1}{2}、x^2、\\sqrt{a+b}；Ctrl + Enter 完成',
    preview: '看起来是这样',
    unreadable: '这个公式还读不出来，请检查括号和命令。',
    isBlock: '单独占一行',
    insert: '插入',
    change: '完成',
    remove: '删除公式',
    cancel: '取消',
    parts: '常用写法',
    names: ['分数', '根号', '上标', '下标', '求和', '积分', '极限', '向量', '矩阵', '方程组'],
  },
  en: {
    toolbar: 'Editing tools',
    tools: {
      strong: 'Bold',
      em: 'Italic',
      heading: 'Heading',
      bullets: 'Bulleted list',
      numbers: 'Numbered list',
      quote: 'Quotation',
      formula: 'Formula',
      picture: 'Picture',
      undo: 'Undo',
      redo: 'Redo',
    },
    help: 'Alt + F10 goes to the tools, Alt + = adds a formula, and so does $…$',
    opening: 'Opening the editor…',
    notOpened: 'The editor did not open. Everything written is still there.',
    again: 'Try again',
    full: (most) => `There is room for ${most} characters, and no more`,
    left: (count) => `${count} characters left`,
    formula: 'Formula',
    tex: 'LaTeX',
    texHint: 'Such as \\frac{1}{2}, x^2, \\sqrt{a+b}; Ctrl + Enter when done',
    preview: 'It looks like this',
    unreadable: 'This formula cannot be read yet. Check its braces and commands.',
    isBlock: 'On a line of its own',
    insert: 'Insert',
    change: 'Done',
    remove: 'Remove formula',
    cancel: 'Cancel',
    parts: 'Often used',
    names: [
      'Fraction',
      'Root',
      'Superscript',
      'Subscript',
      'Sum',
      'Integral',
      'Limit',
      'Vector',
      'Matrix',
      'Equations',
    ],
  },
};
