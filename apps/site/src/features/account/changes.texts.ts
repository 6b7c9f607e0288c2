import type { Texts } from '@lectern/ui/locale';

const zh = {
  list: '明细',
  direction: '收支',
  emptyOf: (direction: string) => `没有${direction}的记录`,
  showAll: '看全部记录',
  failed: '明细没有加载出来',
};

/** Words of a list of changes. */
export const changesTexts: Texts<typeof zh> = {
  zh,
  en: {
    list: 'History',
    direction: 'Kind',
    emptyOf: (direction) => `Nothing here: ${direction.toLowerCase()}`,
    showAll: 'Show everything',
    failed: 'The history could not be loaded',
  },
};
