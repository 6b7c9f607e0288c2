import { SHANGHAI_MS } from '../../shared/i18n/shanghai.ts';
import type { QuestionItem, SolutionItem } from '../practice/index.ts';

/** How an answer looks to the device alone; what it cannot grade, the school does. */
export type Verdict = 'right' | 'wrong' | 'unsure';

/** Grades what can be graded without the school: choices, and blanks that are written as in the key. */
export function grade({ kind }: QuestionItem, { key }: SolutionItem, answer: readonly string[]): Verdict {
  if (answer.every((text) => text.trim() === '')) return 'wrong';
  if (kind === 'open') return 'unsure';
  if (kind === 'blank')
    return key.length === answer.length && key.every((text, place) => text.trim() === answer[place]?.trim())
      ? 'right'
      : 'unsure';
  return answer.length === key.length && key.every((id) => answer.includes(id)) ? 'right' : 'wrong';
}

/** A repetition that the school may not have yet. */
export interface Repetition {
  readonly operationId: string;
  readonly wrongId: string;
  readonly answer: readonly string[];
  /** By the device's clock, in ms since 1970; only the time since then leaves the device. */
  readonly answeredAt: number;
  /** The student's own verdict, of an open question alone. */
  readonly isRight: boolean | undefined;
}

/** Longer ago than the school takes does not matter any more, in seconds. */
const LONGEST_AGO = 7_776_000;

/** Tells how long ago something was, in whole seconds; a clock that was set back counts as now. */
export function secondsSince(answeredAt: number, now: number): number {
  return Math.min(LONGEST_AGO, Math.max(0, Math.round((now - answeredAt) / 1000)));
}

/** A day of Shanghai's calendar, by which the school repeats, counted from 1970. */
const dayOf = (milliseconds: number): number => Math.floor((milliseconds + SHANGHAI_MS) / 86_400_000);

/** In how many days something is due; 0 for today and before, NaN where nobody knows. */
export function daysUntil(dueAt: string, now: number): number {
  return Math.max(0, dayOf(Date.parse(dueAt)) - dayOf(now));
}
