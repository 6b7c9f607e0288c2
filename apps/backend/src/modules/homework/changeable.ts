import type { FoundHomework } from './homework.repo.ts';
import type { Work } from './homework.tables.ts';

/** Why homework cannot be worked at, by its state. */
const CLOSED = {
  submitted: '作业已经交了，等老师批改',
  marked: '作业已经批改，不能再修改',
  closed: '作业已经截止',
} as const;

/** How often a work that was handed in may be replaced. */
const MOST_REPLACED = 10;

/** Tells whether what was handed in may be replaced: until its end, while it is not marked. */
export const isReplaceable = (
  { homework: { dueAt }, isOwned }: Pick<FoundHomework, 'homework' | 'isOwned'>,
  work: Work | undefined,
  now: Date,
): boolean =>
  work?.state === 'submitted' &&
  isOwned &&
  dueAt !== null &&
  now < dueAt &&
  work.replaced.length < MOST_REPLACED;

/** Says why homework takes no file now; empty where it does. */
export const reasonAgainstFiles = (found: FoundHomework, now: Date): string =>
  isReplaceable(found, found.work, now) ? '' : reasonAgainst(found.state);

/** Says why words and files can no longer be changed; empty where they can. */
export const reasonAgainst = (state: FoundHomework['state']): string =>
  state === 'submitted' || state === 'marked' || state === 'closed' ? CLOSED[state] : '';
