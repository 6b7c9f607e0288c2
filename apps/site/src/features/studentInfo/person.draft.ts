import { text } from '@lectern/sdk';
import type { StudentInfo } from '@lectern/ui/StudentInfoForm';
import { clearTabDraft, readTabDraft, writeTabDraft } from '../../shared/forms/tabDraft.ts';

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
 * Stores the changes so far, to survive a reload. The number of an identity document is left out: the school
 * encrypts it and masks it in every reply, so it must not be stored in plain text on a device. An empty one
 * records that it was being changed.
 */
export function storePersonDraft(typed: StudentInfo, onFile: Partial<StudentInfo>): void {
  const draft: Partial<StudentInfo> = {};
  for (const field of fields) {
    if (typed[field] !== (onFile[field] ?? '')) draft[field] = field === 'identityId' ? '' : typed[field];
  }
  writeTabDraft(FORM, draft);
}

/** Reads the changes made before a reload; undefined if there are none. */
export function readPersonDraft(): Partial<StudentInfo> | undefined {
  const stored = readTabDraft<StudentInfo>(FORM);
  if (stored == null) return undefined;
  const draft: Partial<StudentInfo> = {};
  for (const field of fields) {
    if (stored[field] !== undefined) draft[field] = text(stored[field]);
  }
  return draft;
}

/** Deletes the stored changes after they were saved. */
export const clearPersonDraft = (): void => clearTabDraft(FORM);
