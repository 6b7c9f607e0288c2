import { StatusError, refused } from '../../platform/http/errors.ts';
import { listClasses } from './archive.repo.ts';
import type { StudyClassIn, StudyClasses } from '@lectern/sdk/endpoints/other';
import type { UserContext } from '../../platform/http/context.ts';

const KINDS = ['live', 'recorded', 'all'] as const;

/** Answers `other.studyClass`. */
export async function studyClass(
  { classType, stuId }: StudyClassIn,
  { db, user }: UserContext,
): Promise<StudyClasses> {
  if (stuId !== user.id) throw new StatusError(403, '只能查看自己的学习档案');
  const kind = KINDS.find((one) => one === classType);
  if (kind === undefined) throw refused('classType', '没有这种课程');
  return listClasses(db, user.id, kind);
}
