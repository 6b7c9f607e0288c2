import type { MergeUnloggedIn, MergedUnlogged } from '@lectern/sdk/endpoints/login';
import type { UserContext } from '../../platform/http/context.ts';
import { isId } from '../../platform/database/columns.ts';
import { mergeExercise } from '../answering/index.ts';

/** Answers `login.mergeUnlogged`. */
export async function mergeUnlogged(
  { clientId, unLoginRecordId }: MergeUnloggedIn,
  { transaction, company, user }: UserContext,
): Promise<MergedUnlogged> {
  // An invalid id is treated like that of a deleted row.
  if (!isId(unLoginRecordId)) return { mergedCount: 0 };
  const merge = { companyId: company.id, userId: user.id, clientId, recordId: unLoginRecordId };
  return { mergedCount: await transaction((tx) => mergeExercise(tx, merge)) };
}
