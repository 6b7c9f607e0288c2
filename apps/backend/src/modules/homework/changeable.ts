import type { FoundHomework } from './homework.repo.ts';
import type { Work } from './homework.tables.ts';

/** Why homework cannot be changed, by its state. */
const CLOSED = {
  submitted: '作业已经交了，等老师批改',
  marked: '作业已经批改，不能再修改',
  closed: '作业已经截止',
} as const;

/** How often a submitted work may be replaced. */
const MAX_REPLACED = 10;

/** Tells whether a submitted work may be replaced: until the due time, unless it is marked. */
export const isReplaceable = (
  { homework: { dueAt }, isOwned }: Pick<FoundHomework, 'homework' | 'isOwned'>,
  work: Work | undefined,
  now: Date,
): boolean =>
  work?.state === 'submitted' &&
  isOwned &&
  dueAt !== null &&
  now < dueAt &&
  work.replaced.length < MAX_REPLACED;

/** Returns why homework accepts no files now; empty where it does. */
export const whyNoFiles = (found: FoundHomework, now: Date): string =>
  isReplaceable(found, found.work, now) ? '' : whyNotChangeable(found.state);

/** Returns why text and files can no longer be changed; empty where they can. */
export const whyNotChangeable = (state: FoundHomework['state']): string =>
  state === 'submitted' || state === 'marked' || state === 'closed' ? CLOSED[state] : '';
