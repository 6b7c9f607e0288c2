import type { QuestionDraft } from '../../../modules/question/bankDraft.ts';
import {
  blankDraft,
  choiceDraft,
  matchDraft,
  openDraft,
  orderDraft,
  type QuestionMeta,
  trueFalseDraft,
} from '../drafts.ts';
import { Findings, type Home, shortHash } from '../imported.ts';
import { bankText } from '../../../markup/bankText.ts';
import { readHtml } from '../../../markup/readHtml.ts';
import { subjectOfFile, DEFAULT_CATEGORY } from '../moodle/categories.ts';
import { Keys } from '../moodle/keys.ts';

/** The kinds of questions in the first cell of a line. */
const LINE = /^\s*(?:MC|MA|TF|ESS|ORD|MAT|FIB|FIB_PLUS|FIL|NUM|SR|OP|JUMBLED_SENTENCE|QUIZ_BOWL)\t/;

/** Tells whether a text is Blackboard's tab-separated format: one question per line, its kind in the first cell. */
export const isTabText = (text: string): boolean => LINE.test(text.replace(/^\uFEFF?\s*/, ''));

/** Groups cells in pairs: an option or a left side, and what belongs to it. */
const pairsOf = (cells: readonly string[]): readonly (readonly [string, string])[] =>
  cells.flatMap((cell, at) => (at % 2 === 0 ? [[cell, cells[at + 1] ?? ''] as const] : []));

/** Replaces `[name]` with numbered blanks; the answers of each name are in the cells after it, up to an empty cell. */
function namedBlanks(meta: QuestionMeta, cells: readonly string[]): QuestionDraft | string {
  const accepted = new Map<string, string[]>();
  let name = '';
  for (const cell of cells)
    if (cell === '') name = '';
    else if (name === '') accepted.set((name = cell), []);
    else accepted.get(name)?.push(cell);
  const names = [...accepted.keys()];
  const stem = names.reduce(
    (text, one, at) => text.replace(`\\[${one}\\]`, () => `{{${at + 1}}}`),
    meta.stem,
  );
  if ([...accepted.values()].some((texts) => texts.length === 0)) return 'a blank has no answer';
  return blankDraft(
    { ...meta, stem },
    names.map((one) => ({ accepted: accepted.get(one) ?? [] })),
  );
}

function choice(
  meta: QuestionMeta,
  cells: readonly string[],
  isMultiple: boolean,
  write: (text: string) => string,
): QuestionDraft | string {
  const options = pairsOf(cells);
  const right = options.flatMap(([, verdict], at) => (/^correct$/i.test(verdict) ? [at] : []));
  if (options.length < 2) return 'it has no two options';
  if (right.length === 0) return 'none of its options is called correct';
  return choiceDraft(
    meta,
    options.map(([text]) => write(text)),
    right,
    isMultiple || right.length > 1,
  );
}

/** Parses a line. @returns the reason, where it cannot be imported. */
function draftOf(
  kind: string,
  meta: QuestionMeta,
  cells: readonly string[],
  write: (text: string) => string,
): QuestionDraft | string {
  const [first = '', second = ''] = cells;
  switch (kind) {
    case 'MC':
    case 'MA':
      return choice(meta, cells, kind === 'MA', write);
    case 'TF':
      return /^(?:true|false)$/i.test(first)
        ? trueFalseDraft(meta, /^true$/i.test(first))
        : 'its answer is neither true nor false';
    case 'ESS':
    case 'SR':
      return openDraft(meta, write(first));
    case 'ORD':
      return cells.length < 2
        ? 'it has no two items'
        : orderDraft(
            meta,
            cells.map(write),
            cells.map((_, at) => at),
          );
    case 'MAT': {
      const pairs = pairsOf(cells);
      const right = [...new Set(pairs.map(([, text]) => write(text)))];
      return right.length < 2
        ? 'it has no two pairs'
        : matchDraft(
            meta,
            pairs.map(([text, match]) => ({ text: write(text), right: [right.indexOf(write(match))] })),
            right,
          );
    }
    case 'FIB':
      return cells.length === 0 ? 'it has no answer' : blankDraft(meta, [{ accepted: [...cells] }]);
    case 'FIB_PLUS':
      return namedBlanks(meta, cells);
    case 'NUM':
      return first === ''
        ? 'it has no answer'
        : blankDraft(meta, [
            { accepted: [first], ...(Number(second) > 0 ? { tolerance: Number(second) } : {}) },
          ]);
    default:
      return `questions of the kind ${kind} are not taken`;
  }
}

/** Reads questions from Blackboard's tab-separated text. */
export function readTabText(file: string, text: string): Findings {
  const findings = new Findings('Blackboard');
  const keys = new Keys();
  const home: Home = { category: DEFAULT_CATEGORY, subject: subjectOfFile(file) };
  for (const [at, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const place = `line ${at + 1}`;
    const [kind = '', stem = '', ...cells] = line
      .replace(/(?<!\t)\t+$/, '')
      .split('\t')
      .map((cell) => cell.trim());
    const notes: string[] = [];
    const write = (cell: string): string =>
      bankText(readHtml(cell), {
        picture: (source) => ({ problem: `the picture ${source.slice(0, 120)} is not in the file` }),
        note: (problem) => void notes.push(problem),
      });
    const meta: QuestionMeta = {
      sourceKey: keys.of(`blackboard:${subjectOfFile(file)}:${shortHash(stem)}`),
      stem: write(stem),
    };
    const draft = meta.stem === '' ? 'it has no text' : draftOf(kind.toUpperCase(), meta, cells, write);
    if (typeof draft === 'string') findings.refused.push({ place, reason: draft });
    else findings.questions.push({ draft, home, place, notes: [...new Set(notes)] });
  }
  return findings;
}
