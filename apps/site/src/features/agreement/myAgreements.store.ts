import { mine } from '@lectern/sdk/endpoints/agreement';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { pageOf } from '../../shared/routes/pageOf.ts';
import { loadInto } from '../../shared/loadable.ts';
import { type Listing, readRows } from '../../shared/rows.ts';
import { withQuery } from '../../shared/routes/withQuery.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { readAgreement, type AgreementEntry } from './agreement.model.ts';

/** The filter of the list. */
export type AgreementFilter = ReadBy<typeof filterOf>;

/** Agreements per page. */
export const AGREEMENTS_PER_PAGE = 10;

/** The student's agreements. */
export const myAgreements = proxy<Listing<AgreementEntry>>({ status: 'idle', records: [], total: 0 });

const { load } = loadInto(myAgreements);

/** Reads the filter from the page's query. */
export function filterOf(search: string) {
  const query = new URLSearchParams(search);
  return { keyword: query.get('keyword') ?? '', page: pageOf(query) };
}

/** Writes a filter as the address of the tab in the orders page. */
export const myAgreementsHref = ({ keyword, page }: AgreementFilter): string =>
  withQuery('#/personal/order', { OrderTabIndex: '2', keyword, page });

/** Loads the agreements of a filter; the previous ones stay visible until the reply arrives. */
export async function showMyAgreements({ keyword, page }: AgreementFilter): Promise<void> {
  await load(async () => {
    const criteria = keyword === '' ? {} : { protocolName: keyword };
    return readRows(await request(mine, { page, pageSize: AGREEMENTS_PER_PAGE, criteria }), readAgreement);
  });
}
