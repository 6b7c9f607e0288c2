import { SourceError } from '../../../markup/sourceError.ts';
import type { Refusal } from '../imported.ts';
import { type Collection, collectionOf } from './collections.ts';

/** A question of the file. */
export interface SourceItem {
  readonly year: number;
  /** The volume: 新课标 Ⅰ, 全国甲卷 … without brackets. */
  readonly volume: string;
  readonly question: string;
  /** Letters for choices, a text for other kinds. */
  readonly answer: readonly string[] | string;
  readonly analysis: string;
  readonly score: number;
  readonly index: number;
}

/** A validated file. */
export interface SourceFile extends Collection {
  readonly name: string;
  /** Name of the collection; together with `index` it identifies a question. */
  readonly keywords: string;
  readonly items: readonly SourceItem[];
  /** Invalid questions. */
  readonly refused: readonly Refusal[];
  /** Whether some question has no score. */
  readonly lacksScores: boolean;
}

/** Score of a question without one. */
const DEFAULT_SCORE = 5;

function shortened(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function refuse(file: string, place: string, expected: string, found: unknown): never {
  throw new SourceError(`${file}: ${place} must be ${expected}, but there is ${shortened(found)}`);
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function textAt(file: string, place: string, value: unknown, canBeEmpty = false): string {
  if (typeof value !== 'string' || (!canBeEmpty && value.trim() === '')) refuse(file, place, 'a text', value);
  return value;
}

/** Joins a value that some files write as a list of lines. */
const joined = (value: unknown): unknown =>
  Array.isArray(value) && value.every((line) => typeof line === 'string') ? value.join('\n') : value;

/** Reads letters, as a list or a single text. */
function lettersAt(file: string, place: string, value: unknown): readonly string[] {
  const list: unknown =
    typeof value === 'string' ? value.split(/[\s,，、;；]+/).filter((one) => one !== '') : value;
  if (!Array.isArray(list) || list.length === 0) refuse(file, place, 'a list of letters', value);
  return list.map((entry: unknown, index) => {
    if (typeof entry !== 'string' || !/^[A-G]{1,7}$/.test(entry.trim()))
      refuse(file, `${place}[${index}]`, 'letters from A to G', entry);
    return entry.trim();
  });
}

const areLetters = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'string' && /^\s*[A-G]{1,7}\s*$/.test(entry));

function answerAt(
  file: string,
  place: string,
  value: unknown,
  kind: Collection['kind'],
): readonly string[] | string {
  const isChosen =
    kind === 'any' ? areLetters(value) : ['choice', 'reading', 'cloze', 'chosen'].includes(kind);
  return isChosen ? lettersAt(file, place, value) : textAt(file, place, joined(value));
}

function scoreAt(file: string, place: string, value: unknown): number {
  if (value === undefined || value === null) return DEFAULT_SCORE;
  const score = typeof value === 'string' ? Number(value) : value;
  if (typeof score !== 'number' || !(score > 0 && score <= 300))
    refuse(file, place, 'a score above 0', value);
  return score;
}

function itemAt(file: string, place: string, value: unknown, kind: Collection['kind']): SourceItem {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse(file, place, 'a question', value);
  const year = String(field(value, 'year') ?? '');
  if (!/^(19|20)\d\d$/.test(year)) refuse(file, `${place}.year`, 'a year', field(value, 'year'));
  const index = field(value, 'index');
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0)
    refuse(file, `${place}.index`, 'a whole number', index);
  const answer = field(value, 'answer') === undefined ? 'standard_answer' : 'answer';
  return {
    year: Number(year),
    volume: textAt(file, `${place}.category`, field(value, 'category') ?? '', true)
      .replace(/^[（(]|[)）]$/g, '')
      .trim(),
    question: textAt(file, `${place}.question`, field(value, 'question')),
    answer: answerAt(file, `${place}.${answer}`, field(value, answer), kind),
    analysis: textAt(file, `${place}.analysis`, joined(field(value, 'analysis')) ?? '', true),
    score: scoreAt(file, `${place}.score`, field(value, 'score')),
    index,
  };
}

/** Returns line and column of a syntax error. */
function placeOf(content: string, message: string): string {
  // For a truncated file, the error has no position: it is at the end.
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

/** Tells whether a text looks like a file of the collection. */
export const isGaokao = (content: string): boolean =>
  /^[\s\uFEFF]*\{/.test(content) && content.includes('"example"');

/**
 * Parses and validates a file of the GAOKAO collection. An invalid question is refused with the place of its
 * first mistake; the others are imported.
 * @param name the file's name, for messages.
 * @throws {SourceError} where the file as a whole is invalid.
 */
export function readSource(name: string, content: string): SourceFile {
  const parsed = parse(name, content.replace(/^\uFEFF/, ''));
  const keywords = textAt(name, '$.keywords', joined(field(parsed, 'keywords'))).trim();
  const list = field(parsed, 'example');
  if (!Array.isArray(list) || list.length === 0) refuse(name, '$.example', 'a list of questions', list);
  const collection = collectionOf(keywords);
  const items: SourceItem[] = [];
  const refused: Refusal[] = [];
  const seen = new Set<number>();
  for (const [at, value] of list.entries()) {
    const place = `$.example[${at}]`;
    try {
      const item = itemAt('', place, value, collection.kind);
      if (seen.has(item.index))
        refuse('', `${place}.index`, 'a number that no other question has', item.index);
      seen.add(item.index);
      items.push(item);
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      refused.push({ place, reason: error.message.replace(/^: /, '') });
    }
  }
  const lacksScores = list.some((value: unknown) => field(value, 'score') == null);
  return { ...collection, name, keywords, items, refused, lacksScores };
}
