import { text } from '@lectern/sdk';
import type { StudentInfo } from '@lectern/ui/StudentInfoForm';
import { forgetTabDraft, readTabDraft, writeTabDraft } from '../../shared/forms/tabDraft.ts';

const FORM = 'person';

const fields: readonly (keyof StudentInfo)[] = [
  'name',
  'identityTypeCode',
  'identityId',
  'mobile',
  'sex',
  'educationCode',
  'province',
  'city',
  'county',
  'addressDetail',
];

/**
 * Keeps what was changed so far for a reload. The number of an identity document stays out: it is sealed at the school
 * and masked in every reply, so it does not lie open on a device. An empty one says that it was being changed.
 */
export function keepPersonDraft(typed: StudentInfo, onFile: Partial<StudentInfo>): void {
  const draft: Partial<StudentInfo> = {};
  for (const field of fields) {
    if (typed[field] !== (onFile[field] ?? '')) draft[field] = field === 'identityId' ? '' : typed[field];
  }
  writeTabDraft(FORM, draft);
}

/** Finds what was changed before a reload; undefined where there is nothing. */
export function readPersonDraft(): Partial<StudentInfo> | undefined {
  const stored = readTabDraft<StudentInfo>(FORM);
  if (stored == null) return undefined;
  const draft: Partial<StudentInfo> = {};
  for (const field of fields) {
    if (stored[field] !== undefined) draft[field] = text(stored[field]);
  }
  return draft;
}

/** Forgets it: the school has it. */
export const forgetPersonDraft = (): void => forgetTabDraft(FORM);
