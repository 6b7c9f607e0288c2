import type { BlankKey, QuestionKey } from '../../question/index.ts';
import { isWithinTolerance, isSameBlank } from './blankText.ts';

/** How an answer was graded, as in the SDK's `Verdict`. */
export type Verdict = 'right' | 'partial' | 'wrong' | 'unanswered' | 'self';

/** A graded answer. */
export interface Mark {
  readonly verdict: Verdict;
  /** Null for an open question until the student or a teacher has scored it. */
  readonly earned: number | null;
}

/** Rounds a score to tenths, as papers and marks have them. */
export const tenths = (score: number): number => Math.round(score * 10) / 10;

/** Tells whether an answer is empty. */
export function isEmptyAnswer(answer: readonly string[]): boolean {
  return answer.every((text) => text.trim() === '');
}

/**
 * Grades a choice. Some of the right options and no wrong one earn half of the score, as in national exams; a
 * question with a single right option has no partial score.
 */
function markChoice(labels: readonly string[], answer: readonly string[], score: number): Mark {
  const [right, chosen] = [new Set(labels), new Set(answer)];
  if ([...chosen].some((label) => !right.has(label))) return { verdict: 'wrong', earned: 0 };
  return chosen.size === right.size
    ? { verdict: 'right', earned: score }
    : { verdict: 'partial', earned: tenths(score / 2) };
}

function fits(key: BlankKey, text: string): boolean {
  return key.accepted.some(
    (accepted) =>
      isSameBlank(text, accepted, key.isCaseSensitive) ||
      (key.tolerance !== undefined && isWithinTolerance(text, accepted, key.tolerance)),
  );
}

/** Returns the maximum number of right blanks in a group whose texts may be in any order (a bipartite matching). */
function matched(keys: readonly BlankKey[], texts: readonly string[]): number {
  const keyOf = new Map<number, number>();
  const assign = (text: number, tried: Set<number>): boolean =>
    keys.some((key, index) => {
      if (tried.has(index) || !fits(key, texts[text] ?? '')) return false;
      tried.add(index);
      const holder = keyOf.get(index);
      if (holder !== undefined && !assign(holder, tried)) return false;
      keyOf.set(index, text);
      return true;
    });
  return texts.filter((_, text) => assign(text, new Set())).length;
}

function markBlanks(blanks: readonly BlankKey[], answer: readonly string[], score: number): Mark {
  let right = 0;
  const groups = new Map<string, { keys: BlankKey[]; texts: string[] }>();
  for (const [index, key] of blanks.entries()) {
    const text = answer[index] ?? '';
    if (key.group === undefined) {
      right += fits(key, text) ? 1 : 0;
      continue;
    }
    const group = groups.get(key.group) ?? { keys: [], texts: [] };
    group.keys.push(key);
    group.texts.push(text);
    groups.set(key.group, group);
  }
  for (const { keys, texts } of groups.values()) right += matched(keys, texts);
  if (right === blanks.length) return { verdict: 'right', earned: score };
  return right === 0
    ? { verdict: 'wrong', earned: 0 }
    : { verdict: 'partial', earned: tenths((score * right) / blanks.length) };
}

/** Grades an answer by its key. */
export function markAnswer(key: QuestionKey, answer: readonly string[], score: number): Mark {
  if (isEmptyAnswer(answer)) return { verdict: 'unanswered', earned: 0 };
  if (key.kind === 'choice') return markChoice(key.labels, answer, score);
  if (key.kind === 'blanks') return markBlanks(key.blanks, answer, score);
  return { verdict: 'self', earned: null };
}

/** Grades an open answer by the student's own score. */
export function markSelf(earned: number, score: number): Mark {
  const clamped = tenths(Math.min(Math.max(earned, 0), score));
  return { verdict: clamped >= score ? 'right' : clamped > 0 ? 'partial' : 'wrong', earned: clamped };
}
