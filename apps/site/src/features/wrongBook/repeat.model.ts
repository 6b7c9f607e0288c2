import { SHANGHAI_MS } from '../../shared/i18n/shanghai.ts';
import type { QuestionItem, SolutionItem } from '../practice/index.ts';

/** The device's own verdict on an answer; what it cannot grade (`unsure`), the server does. */
export type Verdict = 'right' | 'wrong' | 'unsure';

/** Grades what can be graded without the server: choices, and blanks that match the key literally. */
export function grade({ kind }: QuestionItem, { key }: SolutionItem, answer: readonly string[]): Verdict {
  if (answer.every((text) => text.trim() === '')) return 'wrong';
  if (kind === 'open') return 'unsure';
  if (kind === 'blank')
    return key.length === answer.length && key.every((text, index) => text.trim() === answer[index]?.trim())
      ? 'right'
      : 'unsure';
  return answer.length === key.length && key.every((id) => answer.includes(id)) ? 'right' : 'wrong';
}

/** A repetition that the server may not have yet. */
export interface Repetition {
  readonly operationId: string;
  readonly wrongId: string;
  readonly answer: readonly string[];
  /** By the device's clock, in ms since 1970; only the time elapsed since then is sent. */
  readonly answeredAt: number;
  /** The student's own verdict, only for an open question. */
  readonly isRight: boolean | undefined;
}

/** Maximum age that the server accepts, in seconds; older repetitions are sent with this age. */
const MAX_AGE_SECONDS = 7_776_000;

/** Returns the whole seconds since a moment; if the clock was set back, 0. */
export function secondsSince(answeredAt: number, now: number): number {
  return Math.min(MAX_AGE_SECONDS, Math.max(0, Math.round((now - answeredAt) / 1000)));
}

/** Returns the day of Shanghai's calendar, on which the repetition schedule is based, counted from 1970. */
const dayOf = (milliseconds: number): number => Math.floor((milliseconds + SHANGHAI_MS) / 86_400_000);

/** Returns the number of days until something is due; 0 for today and earlier, NaN if unknown. */
export function daysUntil(dueAt: string, now: number): number {
  return Math.max(0, dayOf(Date.parse(dueAt)) - dayOf(now));
}
