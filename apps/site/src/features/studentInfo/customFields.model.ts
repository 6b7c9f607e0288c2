import { list, type Untrusted } from '@lectern/sdk';
import type { CustomField } from '@lectern/sdk/endpoints/studentInfo';

/**
 * Puts the records of follow-up fields where an answer reveals them, as the dynamic form reads them. On the
 * wire all fields stand in one list and name one another, so that a circle does no harm; here a record may
 * contain itself, which the form takes as it is.
 */
export function nestFields(fields: readonly Untrusted<CustomField>[]): readonly unknown[] {
  const records = new Map(fields.map((field) => [field?.fieldId, { ...field }]));
  for (const record of records.values()) {
    const relations = list<CustomField['chooseRelList'][number]>(record.chooseRelList).map((relation) => ({
      ...relation,
      showFieldInfo: list<{ fieldId: string }>(relation.showFieldInfo).flatMap(({ fieldId }) => records.get(fieldId) ?? []),
    }));
    Object.assign(record, { chooseRelList: relations });
  }
  return [...records.values()].filter((record) => record.associatedFlag !== 1);
}
