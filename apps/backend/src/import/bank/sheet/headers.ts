import { simplified } from '../../../school/plainWords.ts';

/** The contents of a template's column. */
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
  | 'material'
  | 'picture';

const NAMES: readonly (readonly [form: RegExp, column: Column])[] = [
  [
    /^(?:(?:题目|试题|题干|问题|考题|小题)(?:内容|描述|名称|标题|正文|题干|题目)?|题文|题面|stem|question(?:text|stem|title|body|max\d+characters)?|prompt|content)$/,
    'stem',
  ],
  [
    /^(?:标答|正解|(?:正确|标准|参考|试题|题目)?答案|正确(?:选项|项)|answers?|(?:correct|right)(?:answers?|options?)?(?:chooseatleastone)?|key|solution)$/,
    'answer',
  ],
  [/^(?:model|sample|reference)answers?$/, 'answer'],
  [
    /^(?:(?:答案|试题|题目|答题)?解析|解析说明|答案说明|试题分析|题解|点评|详解|解答|说明|解释|理由|explanation|analysis|feedback|rationale)$/,
    'explanation',
  ],
  [
    /^(?:题型(?:名称)?|类型|试题类型|题目类型|题类|试题题型|type|kind|(?:question|item)(?:type|kind))$/,
    'type',
  ],
  [/^(?:难度|难易度|难易程度|试题难度|难度系数|(?:difficulty|level)(?:level)?)$/, 'difficulty'],
  [
    /^(?:知识点|考点|所属知识点|章节|所属章节|标签|knowledgepoints?|points?|(?:sub)?topics?|tags?|chapter)$/,
    'points',
  ],
  [
    /^(?:(?:试题|题目|答案|可)?选项|备选项|备选答案|选项内容|(?:answer)?options?|(?:answer)?choices)$/,
    'options',
  ],
  [/^(?:分类|类别|题库|所属题库|题库分类|category|bank)$/, 'category'],
  [/^(?:科目|学科|课程|所属科目|所属课程|subject|course)$/, 'subject'],
  [/^(?:编号|题号|序号|试题编号|id|no|number|code)$/, 'number'],
  [/^(?:材料|材料内容|大题|大题题干|题组|material|passage)$/, 'material'],
  [/^(?:(?:题目|试题|题干)?图片(?:链接|地址)?|(?:question)?(?:image|picture)(?:link|url)?)$/, 'picture'],
];

const LETTER =
  /^(?:选项(?:内容)?|备选项|备选答案|答案选项|答案|option|choice|answer)?([a-z])(?:选项|项)?(?:内容)?$/;
const NUMBERED =
  /^(?:选项(?:内容)?|备选项|备选答案|答案选项|答案|option|choice|answer)([一二三四五六七八九]|\d{1,2})(?:max\d+characters)?$/;

const CHINESE = '一二三四五六七八九';

/** Maximum characters of a column's name, and of it with its remarks; a longer text is content. */
const [MAX_NAME, MAX_REMARKED] = [40, 500];

/** Normalizes a column's name: without stars, remarks in brackets and spaces. Content has no such name. */
const tidy = (cell: string): string =>
  cell.length > MAX_REMARKED
    ? ''
    : simplified(cell)
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[（(【[].{0,200}?[)）】\]]|[*:_.、\s-]/g, '');

/** Returns the column with this name; undefined for an unknown one. */
export function columnNamed(name: string): Column | undefined {
  const short = tidy(name);
  return short.length > MAX_NAME ? undefined : NAMES.find(([form]) => form.test(short))?.[1];
}

/** The columns of a sheet, by their positions. */
export interface Columns {
  readonly indexes: ReadonlyMap<Column, number>;
  /** Positions of the options, in the order of their letters. */
  readonly options: readonly number[];
  /** Positions of the answers: several where each blank has its own. */
  readonly answers: readonly number[];
}

/** Finds the columns that a row names, even if required ones are missing. */
function columnsIn(row: readonly string[]): Columns {
  const indexes = new Map<Column, number>();
  const options = new Map<number, number>();
  const blanks: number[] = [];
  for (const [index, cell] of row.entries()) {
    const name = tidy(cell);
    if (name === '' || name.length > MAX_NAME) continue;
    const column = NAMES.find(([form]) => form.test(name))?.[1];
    const letter = LETTER.exec(name)?.[1];
    const number = NUMBERED.exec(name)?.[1];
    if (column !== undefined) {
      if (!indexes.has(column)) indexes.set(column, index);
    } else if (letter !== undefined) options.set(letter.charCodeAt(0) - 97, index);
    else if (number !== undefined) options.set((CHINESE.indexOf(number) + 1 || Number(number)) - 1, index);
    if (letter === undefined && number !== undefined && /^(?:答案|answer)/.test(name)) blanks.push(index);
  }
  const answer = indexes.get('answer');
  const areBlanks = answer === undefined && blanks.length === options.size;
  return {
    indexes,
    options: areBlanks ? [] : [...options].toSorted(([a], [b]) => a - b).map(([, index]) => index),
    answers: answer === undefined ? (areBlanks ? blanks : []) : [answer],
  };
}

const isComplete = ({ indexes, answers }: Columns): boolean => indexes.has('stem') && answers.length > 0;

/** Parses the header of a sheet. @returns undefined for other rows: a header must name the text and the answer. */
export function readHead(row: readonly string[]): Columns | undefined {
  const columns = columnsIn(row);
  return isComplete(columns) ? columns : undefined;
}

/**
 * Parses a header of two rows, whose lower one subdivides the upper one: 选项 above A, B, C.
 * @returns undefined where the lower row is no part of a header.
 */
export function readTwoRowHeader(upper: readonly string[], lower: readonly string[]): Columns | undefined {
  const own = columnsIn(lower);
  const isAllNames = lower.every((cell, at) => {
    const isNamed = [...own.indexes.values(), ...own.options, ...own.answers].includes(at);
    return cell.trim() === '' || cell === upper[at] || isNamed;
  });
  if (!isAllNames || own.options.length + own.answers.length + own.indexes.size === 0) return undefined;
  const width = Math.max(upper.length, lower.length);
  const both = Array.from({ length: width }, (_, at) => lower[at]?.trim() || (upper[at] ?? ''));
  const columns = columnsIn(both);
  const alone = columnsIn(upper);
  const isMore = columns.options.length > alone.options.length || !isComplete(alone);
  return isComplete(columns) && isMore ? columns : undefined;
}

const NEEDED = [
  ['stem', '题干 (the text)'],
  ['answer', '答案 (the answer)'],
] as const;

/** Returns which columns a row lacks to be a header; undefined for one that names neither the text nor the answer. */
export function lackingIn(row: readonly string[]): readonly string[] | undefined {
  const { indexes } = columnsIn(row);
  const lacking = NEEDED.filter(([column]) => !indexes.has(column)).map(([, name]) => name);
  return lacking.length === NEEDED.length ? undefined : lacking;
}
