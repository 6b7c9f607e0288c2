import { inBoth } from '@lectern/ui/locale';

/** Texts of a list of changes. */
export const changesTexts = inBoth({
  list: ['明细', 'History'],
  direction: ['收支', 'Type'],
  emptyOf: (direction: string) => [`没有${direction}的记录`, `No records: ${direction.toLowerCase()}`],
  showAll: ['看全部记录', 'Show all'],
  failed: ['明细没有加载出来', 'The history could not be loaded'],
});
