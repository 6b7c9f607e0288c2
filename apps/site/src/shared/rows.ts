import { ref } from 'valtio/vanilla';
import type { LoadStatus } from './loadable.ts';

/** A page of a list. */
export interface Rows<Row> {
  records: readonly Row[];
  /** How many there are on all pages. */
  total: number;
}

/** A list of which a page is shown, and how far it is loaded. */
export interface Listing<Row> extends Rows<Row> {
  status: LoadStatus;
}

/** Reads a page of a list; entries that cannot be read are left out. */
export function readRows<Entry, Row>(
  reply: { readonly records: readonly Entry[]; readonly total?: number | undefined },
  read: (entry: Entry) => Row | undefined,
): Rows<Row> {
  const records = ref(reply.records.flatMap((entry) => read(entry) ?? []));
  return { records, total: Math.max(0, reply.total ?? records.length) };
}
