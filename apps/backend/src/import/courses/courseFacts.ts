import type { Token } from 'markdown-it';
import type { FrontField } from './frontMatter.ts';
import { plainText, linesOf } from './courseMarkdown.ts';

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

/** Labels of the facts at the head of a file. */
const LABELS: Readonly<Record<Fact, RegExp>> = {
  provider:
    /^(所属大学|讲师|主讲(教师|人)?|授课教师|教师|老师|作者|offered by|instructors?|university|lecturer|teacher|author)$/i,
  prerequisites: /^(先修要求|prerequisites?)$/i,
  language: /^(编程语言|programming languages?)$/i,
  level: /^((课程)?难度|(course )?difficulty( level)?)$/i,
  hours:
    /^(预计学时|学时|课时|课程时长|(class|learning|estimated|estimated study|course) hours?|course duration|duration)$/i,
  price: /^(价格|售价|price)$/i,
  listPrice: /^(原价|划线价|list price)$/i,
  validDays: /^(有效天数|valid days)$/i,
  hasFaceCheck: /^(人脸识别|face check)$/i,
  hasQuestions: /^(学前问卷|asks questions)$/i,
  agreements: /^(协议|agreements?)$/i,
};

/** Returns the difficulty of a row of stars, at most 5. */
export function readLevel(value: string): number | null {
  const stars = [...value.matchAll(/🌟|⭐|★/gu)].length;
  return stars === 0 ? null : Math.min(5, stars);
}

/** Returns the hours of `50 小时`, `50-70 hours` (the larger number) or `80h+`; null for anything else. */
export function readHours(value: string): number | null {
  const number = value.trim().replace(/^(?:约|大约|少于|about|around|less than|under)\s*/i, '');
  if (/^\d[\d\s\-–~～+]*个?(?:月|周|天|months?|weeks?|days?)/i.test(number)) return null;
  const found =
    /^(\d{1,4})(?:\s*[-–~～]\s*(\d{1,4}))?\s*(?:\+?\s*(?:小时|hours?|h)\s*\+?)?(?:$|[，,（(+\s])/i.exec(
      number,
    );
  if (found === null) return null;
  const hours = Number(found[2] ?? found[1]);
  return hours > 0 && hours <= 5000 ? hours : null;
}

/** The facts of a file, each with its line. */
export type Facts = Partial<Record<Fact, { readonly value: string; readonly line: number }>>;

/** Returns the fields of a block: lines such as `讲师：林知远`, or table rows with two cells. */
function fieldsIn(block: readonly Token[]): readonly FrontField[] {
  const texts = block.filter(({ type }) => type === 'inline');
  if (block[0]?.type === 'table_open') {
    const rows = block.filter(({ type }) => type === 'tr_open');
    if (texts.length !== rows.length * 2) return [];
    return rows.map(({ map }, at) => ({
      label: plainText(texts[at * 2]),
      value: plainText(texts[at * 2 + 1]),
      line: (map?.[0] ?? 0) + 1,
    }));
  }
  return texts.flatMap((token) => {
    // A list has one fact per item, and a paragraph one per line.
    const lines = block[0]?.type === 'paragraph_open' ? linesOf(token) : [plainText(token)];
    const fields = lines.flatMap((text, at): FrontField[] => {
      const [, label, value] = /^([^：:]{1,24})[：:]\s*(.*)$/u.exec(text) ?? [];
      if (label === undefined || value === undefined) return [];
      return [{ label, value, line: (token.map?.[0] ?? 0) + at + 1 }];
    });
    // A paragraph with other lines besides is prose that contains a colon.
    return block[0]?.type === 'paragraph_open' && fields.length < lines.length ? [] : fields;
  });
}

/** Finds the facts among fields; undefined where there are none. */
export function factsOf(fields: readonly FrontField[]): Facts | undefined {
  const facts: Facts = {};
  for (const { label, value, line } of fields)
    for (const [fact, pattern] of Object.entries(LABELS))
      if (pattern.test(label.trim()) && isFact(fact)) facts[fact] ??= { value: value.trim(), line };
  return Object.keys(facts).length === 0 ? undefined : facts;
}

const isFact = (word: string): word is Fact => Object.hasOwn(LABELS, word);

/** Blocks that may contain facts. */
const FACT_BLOCKS = ['bullet_list', 'paragraph', 'table'];

/** Removes the first block with facts from a section; undefined where there is none. */
export function cutFacts(
  tokens: readonly Token[],
): { readonly facts: Facts; readonly rest: readonly Token[]; readonly end: number } | undefined {
  for (const [start, { type, level, map }] of tokens.entries()) {
    const holder = FACT_BLOCKS.find((name) => type === `${name}_open`);
    if (holder === undefined || level !== 0) continue;
    const length = tokens.slice(start).findIndex((one) => one.type === `${holder}_close` && one.level === 0);
    const block = tokens.slice(start, start + length + 1);
    const facts = factsOf(fieldsIn(block));
    if (facts !== undefined)
      return {
        facts,
        rest: [...tokens.slice(0, start), ...tokens.slice(start + block.length)],
        end: map?.[1] ?? 0,
      };
  }
  return undefined;
}
