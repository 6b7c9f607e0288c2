import type { Reply } from '@lectern/sdk';
import type { PlanList } from '@lectern/sdk/endpoints/plan';
import { ref } from 'valtio/vanilla';
import { localizedText } from './i18n/localizedText.ts';
import type { LoadStatus } from './loadable.ts';

/** A page of a list. */
export interface Rows<Row> {
  records: readonly Row[];
  /** Number of rows on all pages. */
  total: number;
}

/** The current page of a list, and its loading state. */
export interface Listing<Row> extends Rows<Row> {
  status: LoadStatus;
}

/** Reads a page of a list; unreadable entries are left out. */
export function readRows<Entry, Row>(
  reply: { readonly records: readonly Entry[]; readonly total?: number | undefined },
  read: (entry: Entry) => Row | undefined,
): Rows<Row> {
  const records = ref(reply.records.flatMap((entry) => read(entry) ?? []));
  return { records, total: Math.max(0, reply.total ?? records.length) };
}

/** Reads the categories by which a list can be filtered; those without an id or a name are left out. */
export const readCategories = (reply: Reply<PlanList['categories']>) =>
  reply.flatMap(({ id = '', name, nameEn, count = 0 }) =>
    id === '' || !name ? [] : [{ id, name: localizedText(name, nameEn), count }],
  );
