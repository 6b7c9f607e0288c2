import { CommandError } from '../../platform/commands/commandError.ts';

/** One question as the file has it. */
export interface SourceItem {
  readonly year: number;
  /** The volume: 新课标 Ⅰ, 全国甲卷 … without brackets. */
  readonly volume: string;
  readonly question: string;
  /** Letters for choices, a text for the rest. */
  readonly answer: readonly string[] | string;
  readonly analysis: string;
  readonly score: number;
  readonly index: number;
}

/** What kind of questions a file says it holds, by the end of its `keywords`. */
export type SourceKind = 'choice' | 'reading' | 'blank' | 'open';

/** A file that is what it claims to be. */
export interface SourceFile {
  readonly name: string;
  /** Names the collection, and with `index` each question of it. */
  readonly keywords: string;
  /** For example `Math_I`. */
  readonly subject: string;
  readonly kind: SourceKind;
  readonly items: readonly SourceItem[];
}

/** A file that is not what it claims. The message says where: file, line or JSON path, and what stands there. */
export class SourceError extends CommandError {
  override readonly name = 'SourceError';
}

const KINDS: readonly (readonly [ending: string, kind: SourceKind])[] = [
  ['_MCQs', 'choice'],
  ['_Reading_Comp', 'reading'],
  ['_Fill-in-the-Blank', 'blank'],
  ['_Open-ended_Questions', 'open'],
];

function shown(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function refuse(file: string, place: string, wanted: string, found: unknown): never {
  throw new SourceError(`${file}: ${place} must be ${wanted}, but there is ${shown(found)}`);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(file: string, place: string, value: unknown, canBeEmpty = false): string {
  if (typeof value !== 'string' || (!canBeEmpty && value.trim() === '')) refuse(file, place, 'a text', value);
  return value;
}

function answerAt(file: string, place: string, value: unknown, kind: SourceKind): readonly string[] | string {
  if (kind === 'blank' || kind === 'open') return textAt(file, place, value);
  if (!Array.isArray(value) || value.length === 0) refuse(file, place, 'a list of letters', value);
  const letters: string[] = [];
  for (const [index, entry] of value.entries()) {
    if (typeof entry !== 'string' || !/^[A-G]{1,7}$/.test(entry))
      refuse(file, `${place}[${index}]`, 'letters from A to G', entry);
    letters.push(entry);
  }
  return letters;
}

function itemAt(file: string, place: string, value: unknown, kind: SourceKind): SourceItem {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse(file, place, 'a question', value);
  const year = textAt(file, `${place}.year`, field(value, 'year'));
  if (!/^(19|20)\d\d$/.test(year)) refuse(file, `${place}.year`, 'a year', year);
  const score = field(value, 'score');
  if (typeof score !== 'number' || !(score > 0 && score <= 300))
    refuse(file, `${place}.score`, 'a score above 0', score);
  const index = field(value, 'index');
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0)
    refuse(file, `${place}.index`, 'a whole number', index);
  return {
    year: Number(year),
    volume: textAt(file, `${place}.category`, field(value, 'category'))
      .replace(/^[（(]\s*|\s*[)）]$/g, '')
      .trim(),
    question: textAt(file, `${place}.question`, field(value, 'question')),
    answer: answerAt(file, `${place}.answer`, field(value, 'answer'), kind),
    analysis: textAt(file, `${place}.analysis`, field(value, 'analysis'), true),
    score,
    index,
  };
}

/** Where a syntax error stands, as line and column. */
function placeOf(content: string, message: string): string {
  // A file that breaks off has no position: it is its end.
  const position = /position (\d+)/.exec(message)?.[1] ?? content.length;
  const before = content.slice(0, Number(position)).split('\n');
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`;
}

function parse(file: string, content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new SourceError(`${file}: ${placeOf(content, message)}: this is no JSON (${message})`);
  }
}

/**
 * Reads a file of the GAOKAO collection and checks every field of it.
 * @param name the file's name, for messages.
 * @throws {SourceError} naming the first thing that is not as it should be.
 */
export function readSource(name: string, content: string): SourceFile {
  const whole = parse(name, content.replace(/^\uFEFF/, ''));
  const keywords = textAt(name, '$.keywords', field(whole, 'keywords'));
  const [ending, kind] = KINDS.find(([end]) => keywords.endsWith(end)) ?? ['', undefined];
  if (kind === undefined)
    refuse(name, '$.keywords', `a name that ends in ${KINDS.map(([end]) => end).join(', ')}`, keywords);
  const subject = keywords.slice(0, -ending.length).replace(/^\d{4}-\d{4}_/, '');
  const list = field(whole, 'example');
  if (!Array.isArray(list) || list.length === 0) refuse(name, '$.example', 'a list of questions', list);
  const items = list.map((value: unknown, index) => itemAt(name, `$.example[${index}]`, value, kind));
  const seen = new Set<number>();
  for (const [place, { index }] of items.entries()) {
    if (seen.has(index))
      refuse(name, `$.example[${place}].index`, 'a number that no other question has', index);
    seen.add(index);
  }
  return { name, keywords, subject, kind, items };
}
