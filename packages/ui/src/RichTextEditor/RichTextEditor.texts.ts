import { inBoth } from '../locale/index.ts';

export const texts = inBoth({
  toolbar: ['编辑工具', 'Editing tools'],
  tools: {
    strong: ['加粗', 'Bold'],
    em: ['斜体', 'Italic'],
    heading: ['小标题', 'Heading'],
    bullets: ['项目列表', 'Bulleted list'],
    numbers: ['编号列表', 'Numbered list'],
    quote: ['引用', 'Quotation'],
    formula: ['公式', 'Formula'],
    picture: ['图片', 'Picture'],
    undo: ['撤销', 'Undo'],
    redo: ['重做', 'Redo'],
  },
  /** Keyboard shortcuts of the tools. */
  help: [
    'Alt + F10 到工具栏，Alt + = 插入公式，$…$ 之间也是公式',
    'Alt + F10 opens the toolbar, Alt + = or $…$ adds a formula',
  ],
  opening: ['正在打开编辑器…', 'Opening the editor…'],
  notOpened: [
    '编辑器没有打开，原来的内容都在。',
    'The editor could not be loaded. Your text is still there.',
  ],
  again: ['再试一次', 'Try again'],
  full: (max: number) => [`最多 ${max} 个字，放不下了`, `You have reached the limit of ${max} characters`],
  left: (count: number) => [`还可以输入 ${count} 个字`, `${count} characters left`],
  formula: ['公式', 'Formula'],
  tex: ['LaTeX', 'LaTeX'],
  texHint: [
    '例如 \\frac{1}{2}、x^2、\\sqrt{a+b}；Ctrl + Enter 完成',
    'E.g. \\frac{1}{2}, x^2, \\sqrt{a+b}; Ctrl + Enter when done',
  ],
  preview: ['看起来是这样', 'Preview'],
  unreadable: [
    '这个公式还读不出来，请检查括号和命令。',
    'This formula is not valid yet. Check its braces and commands.',
  ],
  isBlock: ['单独占一行', 'On its own line'],
  insert: ['插入', 'Insert'],
  change: ['完成', 'Done'],
  remove: ['删除公式', 'Remove formula'],
  cancel: ['取消', 'Cancel'],
  parts: ['常用写法', 'Common formulas'],
  /** Names of the TeX snippets. */
  names: [
    ['分数', '根号', '上标', '下标', '求和', '积分', '极限', '向量', '矩阵', '方程组'],
    [
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
  ],
});
