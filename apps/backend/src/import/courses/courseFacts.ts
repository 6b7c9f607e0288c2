import type { Token } from 'markdown-it';
import type { FrontField } from './frontMatter.ts';
import { endOf, linesOf, markdown, plainText, without } from './courseMarkdown.ts';

/** A property of a course that its file may state in a line of its own. */
type Fact =
  | 'provider'
  | 'prerequisites'
  | 'language'
  | 'level'
  | 'hours'
  | 'price'
  | 'listPrice'
  | 'validDays'
  | 'hasFaceCheck'
  | 'hasQuestions'
  | 'agreements';

const oneOf = (...words: readonly string[]): RegExp => new RegExp(`^(?:${words.join('|')})$`, 'i');

/** Labels of the facts at the head of a file. */
const LABELS: Readonly<Record<Fact, RegExp>> = {
  provider: oneOf(
    '所属(?:大学|院校|学校|机构)|开课(?:学校|单位|院系)|(?:课程)?讲师|(?:主讲|授课|任课)(?:教师|老师|人)?',
    '教师|老师|教授|作者|offered by|taught by|(?:course )?(?:instructor|lecturer|teacher)s?',
    'university|institution|professors?|authors?',
  ),
  prerequisites: oneOf('先修(?:要求|课程?|知识)|前置(?:要求|知识|课程?|条件)|pre-?requisites?'),
  language: oneOf('编程语言|programming languages?'),
  level: oneOf('(?:课程)?难度(?:等级)?|(?:course )?difficulty(?: level)?'),
  hours: oneOf(
    '预计学时|(?:总|课程)?[学课]时数?|(?:课程)?(?:总)?时长|estimated time|time required',
    '(?:class|learning|study|total|estimated|estimated study|course) hours?',
    '(?:course |total |estimated )?duration',
  ),
  price: oneOf('(?:课程)?(?:价格|售价|定价|现价|优惠价)|price'),
  listPrice: oneOf('原价|划线价|list price'),
  validDays: oneOf('有效天数|valid days'),
  hasFaceCheck: oneOf('人脸识别|face check'),
  hasQuestions: oneOf('学前问卷|asks questions'),
  agreements: oneOf('协议|agreements?'),
};

/** Returns the difficulty of a row of stars, at most 5. */
export function readLevel(value: string): number | null {
  const stars = [...value.matchAll(/🌟|⭐|★/gu)].length;
  return stars === 0 ? null : Math.min(5, stars);
}

const ABOUT =
  /^(?:[约共≈~～]|大约|少于|总计|合计|共计|about|around|approx(?:imately|\.)?|less than|under)+\s*/i;
const WEEKS = /^\d[\d\s\-–~～+]*个?(?:月|周|天|months?|weeks?|days?)/i;
const WEEKLY =
  /每[周天日月]|[/／]\s*(?:周|天|week|day)|\b(?:per|each|every|an?)\s+(?:week|day|month)|weekly/i;
const NUMBER = String.raw`(\d{1,4}(?:\.\d+)?)`;
const HOURS = new RegExp(
  String.raw`^${NUMBER}(?:\s*(?:[-–~～至到]|to)\s*${NUMBER})?` +
    String.raw`\s*(?:\+?\s*(?:个?小时|[学课]时|hours?|hrs?|h)\s*\+?)?(?:左右|以上)?(?:$|[，,；;。（(+\s])`,
  'i',
);

/**
 * Returns the hours of `50 小时`, `50-70 hours` (the larger number) or `80h+`, rounded up; null for anything
 * else, such as hours of a week.
 */
export function readHours(value: string): number | null {
  const number = value.trim().replace(ABOUT, '');
  if (WEEKS.test(number) || WEEKLY.test(number)) return null;
  const found = HOURS.exec(number);
  if (found === null) return null;
  const hours = Math.ceil(Number(found[2] ?? found[1]));
  return hours > 0 && hours <= 5000 ? hours : null;
}

/** The facts of a file, each with its line. */
export type Facts = Partial<Record<Fact, { readonly value: string; readonly line: number }>>;

/** A field of a block of text, with what is cut from the block where it is a fact. */
interface BlockField extends FrontField {
  /** The line, in a paragraph; the first line of the item or row, in a list or table. */
  readonly at: number;
}

const isFact = (word: string): word is Fact => Object.hasOwn(LABELS, word);

/** Returns the fact that a label names; emoji and the like before it do not count. */
function factNamed(label: string): Fact | undefined {
  const name = label.replace(/^[^\p{L}\p{N}]+/u, '').trim();
  return Object.keys(LABELS)
    .filter(isFact)
    .find((fact) => LABELS[fact].test(name));
}

/** Reads a line such as `讲师：林知远`. */
function fieldIn(text: string, line: number, at: number): BlockField[] {
  const [, label, value] = /^([^：:]{1,24})[：:]\s*(.*)$/u.exec(text) ?? [];
  return label === undefined || value === undefined ? [] : [{ label, value, line, at }];
}

const isText = ({ type }: Token): boolean => type === 'inline';

/** Returns the fields of a list; the items below a fact belong to its value. */
function fieldsOfList(block: readonly Token[]): readonly BlockField[] {
  const fields: BlockField[] = [];
  let end = 0;
  for (const [index, token] of block.entries()) {
    if (token.type !== 'list_item_open' || index < end) continue;
    const texts = block.slice(index, endOf(block, index)).filter(isText);
    const [first, ...below] = texts;
    const [field] = fieldIn(plainText(first), (first?.map?.[0] ?? 0) + 1, index);
    if (field === undefined) continue;
    if (factNamed(field.label) === undefined) {
      fields.push(field);
      continue;
    }
    end = endOf(block, index);
    const values = [field.value, ...below.map(plainText)].filter((text) => text !== '');
    fields.push({ ...field, value: values.join(/\p{Script=Han}/u.test(values.join('')) ? '，' : ', ') });
  }
  return fields;
}

/** Returns the fields of a block: lines, items of a list, or rows of a table with two cells. */
function fieldsIn(block: readonly Token[]): readonly BlockField[] {
  const texts = block.filter(isText);
  if (block[0]?.type === 'table_open') {
    const rows = [...block.entries()].filter(([, { type }]) => type === 'tr_open');
    if (texts.length !== rows.length * 2) return [];
    return rows.map(([at, { map }], row) => ({
      label: plainText(texts[row * 2]),
      value: plainText(texts[row * 2 + 1]),
      line: (map?.[0] ?? 0) + 1,
      at,
    }));
  }
  if (block[0]?.type !== 'paragraph_open') return fieldsOfList(block);
  const [text] = texts;
  const lines = text === undefined ? [] : linesOf(text);
  const fields = lines.flatMap((line, at) => fieldIn(line, (text?.map?.[0] ?? 0) + at + 1, at));
  // A paragraph with other lines besides is prose that contains a colon.
  return fields.length < lines.length ? [] : fields;
}

/** Finds the facts among fields; undefined where there are none. */
export function factsOf(fields: readonly FrontField[]): Facts | undefined {
  const facts: Facts = {};
  for (const { label, value, line } of fields) {
    const fact = factNamed(label);
    if (fact !== undefined) facts[fact] ??= { value: value.trim(), line };
  }
  return Object.keys(facts).length === 0 ? undefined : facts;
}

/** Whether a field says nothing that the facts do not: it is a fact, and its value was understood. */
function isCarried({ label, value }: FrontField): boolean {
  const fact = factNamed(label);
  if (fact === undefined) return false;
  if (value.trim() === '') return true;
  if (fact === 'level') return readLevel(value) !== null;
  return fact !== 'hours' || readHours(value) !== null;
}

/** Removes from a block the fields that the facts carry. */
function withoutFields(block: readonly Token[], fields: readonly BlockField[]): readonly Token[] {
  const isLines = block[0]?.type === 'paragraph_open';
  // The value of a line that ends with its label stands in the list below it.
  const carried = fields
    .filter((field) => isCarried(field) && !(isLines && field.value === ''))
    .map(({ at }) => at);
  if (!isLines) return without(block, new Set(carried.flatMap((at) => block.slice(at, endOf(block, at)))));
  const text = block.find(isText);
  const left = (text?.content ?? '').split('\n').filter((_, at) => !carried.includes(at));
  // As a list, since a paragraph would be the summary.
  return markdown.parse(left.map((line) => `- ${line}`).join('\n'), {});
}

/** Blocks that may contain facts. */
const FACT_BLOCKS = /^(?:bullet_list|ordered_list|paragraph|table)_open$/;

/**
 * Removes the facts from a section: those of the first block with any, and of the blocks right below it. What
 * else these blocks say is kept. Undefined where there are none.
 */
export function cutFacts(
  tokens: readonly Token[],
): { readonly facts: Facts; readonly rest: readonly Token[]; readonly end: number } | undefined {
  let facts: Facts | undefined;
  let end = 0;
  const rest: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const next = endOf(tokens, index);
    const { type = '', map } = tokens[index] ?? {};
    const block = tokens.slice(index, next);
    const fields = FACT_BLOCKS.test(type) ? fieldsIn(block) : [];
    const found = factsOf(fields);
    // Among the facts stand other properties, such as `学分：3`.
    const isProperty =
      fields.length > 0 && fields.every(({ value }) => /^.{1,40}(?<![。.!！?？])$/u.test(value));
    if (facts !== undefined && found === undefined && !isProperty)
      return { facts, rest: [...rest, ...tokens.slice(index)], end };
    if (facts === undefined && found === undefined) rest.push(...block);
    else {
      facts = { ...found, ...facts };
      end = map?.[1] ?? 0;
      rest.push(...withoutFields(block, fields));
    }
    index = next;
  }
  return facts && { facts, rest, end };
}
