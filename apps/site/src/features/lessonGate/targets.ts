import type { AgreementTarget } from '@lectern/ui/dialogs';
import type { AgreementEntry } from '../agreement/index.ts';

/** Groups the agreements by course, package and module, in their original order. */
export function targetsOf(entries: readonly AgreementEntry[]): AgreementTarget[] {
  const ids = new Set(entries.map(({ targetType, targetId }) => `${targetType}:${targetId}`));
  return Array.from(ids, (id) => {
    const rows = entries.filter(({ targetType, targetId }) => `${targetType}:${targetId}` === id);
    return {
      id,
      name: rows[0]?.targetName ?? '',
      agreements: rows.map(({ key, name, state }) => ({ id: key, name, state })),
    };
  });
}
