import { markupOf } from '../../platform/richText/written.ts';
import type { ReplacedWork, Work } from './homework.tables.ts';

/** Makes of a work as it stands one that was handed in before, with what the teacher gave back with it. */
export const versionOf = (
  work: Work,
  submittedAt: Date,
  given: Pick<ReplacedWork, 'comment' | 'markedFiles'> = {},
): ReplacedWork => ({
  contentHtml: markupOf(work),
  fileIds: work.fileIds,
  submittedAt: submittedAt.toISOString(),
  ...given,
});
