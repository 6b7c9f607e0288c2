import { markupOf } from '../../platform/richText/storedText.ts';
import type { ReplacedWork, Work } from './homework.tables.ts';

/** Converts a work to an earlier submission, with what the teacher returned with it. */
export const versionOf = (
  work: Work,
  submittedAt: Date,
  marks: Pick<ReplacedWork, 'comment' | 'markedFiles'> = {},
): ReplacedWork => ({
  contentHtml: markupOf(work),
  fileIds: work.fileIds,
  submittedAt: submittedAt.toISOString(),
  ...marks,
});
