/** What a column of a template holds. */
export type Column =
  | 'stem'
  | 'answer'
  | 'explanation'
  | 'type'
  | 'difficulty'
  | 'points'
  | 'options'
  | 'category'
  | 'subject'
  | 'number'
  | 'material';

const NAMES: readonly (readonly [form: RegExp, column: Column])[] = [
  [
    /^(?:题干|题目|试题|问题|题目内容|试题内容|题干内容|试题题干|题目描述|题目名称|stem|question|questiontext|content)$/,
    'stem',
  ],
  [/^(?:答案|正确答案|标准答案|参考答案|试题答案|answer|answers|correctanswer|correct|key)$/, 'answer'],
  [
    /^(?:解析|答案解析|试题解析|题目解析|详解|解答|说明|explanation|analysis|feedback|rationale)$/,
    'explanation',
  ],
  [/^(?:题型|类型|试题类型|题目类型|题类|试题题型|type|questiontype)$/, 'type'],
  [/^(?:难度|难易度|难易程度|试题难度|难度系数|difficulty|level)$/, 'difficulty'],
  [
    /^(?:知识点|考点|所属知识点|章节|所属章节|标签|knowledgepoints?|points?|topics?|tags?|chapter)$/,
    'points',
  ],
  [/^(?:选项|备选项|备选答案|选项内容|options?|choices)$/, 'options'],
  [/^(?:分类|类别|题库|所属题库|题库分类|category|bank)$/, 'category'],
  [/^(?:科目|学科|课程|所属科目|所属课程|subject|course)$/, 'subject'],
  [/^(?:编号|题号|序号|试题编号|id|no|number|code)$/, 'number'],
  [/^(?:材料|材料内容|大题|题组|material|passage)$/, 'material'],
];

const LETTER = /^(?:选项|备选项|备选答案|答案选项|option|choice)?([a-z])(?:选项|项)?$/;
const NUMBERED = /^(?:选项|备选项|备选答案|option|choice)(\d{1,2})$/;

/** The name of a column without stars, remarks in brackets and blanks. */
const tidy = (cell: string): string =>
  cell
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[（(【[].*?[)）】\]]|[*:_\s-]/g, '');

/** The columns of a sheet by their places. */
export interface Columns {
  readonly places: ReadonlyMap<Column, number>;
  /** Places of the options, in the order of their letters. */
  readonly options: readonly number[];
}

/** Reads the head of a sheet. @returns undefined for a row that is none: it must name the text and the answer. */
export function readHead(row: readonly string[]): Columns | undefined {
  const places = new Map<Column, number>();
  const options = new Map<number, number>();
  for (const [place, cell] of row.entries()) {
    const name = tidy(cell);
    if (name === '') continue;
    const column = NAMES.find(([form]) => form.test(name))?.[1];
    const letter = LETTER.exec(name)?.[1];
    const number = NUMBERED.exec(name)?.[1];
    if (column !== undefined) {
      if (!places.has(column)) places.set(column, place);
    } else if (letter !== undefined) options.set(letter.charCodeAt(0) - 97, place);
    else if (number !== undefined) options.set(Number(number) - 1, place);
  }
  if (!places.has('stem') || !places.has('answer')) return undefined;
  return { places, options: [...options].toSorted(([a], [b]) => a - b).map(([, place]) => place) };
}
