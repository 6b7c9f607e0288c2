import { companyInvoice, enabled } from '@lectern/sdk/endpoints/invoice';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { ownAddress } from '../../shared/safety/outsideLinks.ts';
import { loadInto, requestSequence } from '../../shared/loadable.ts';
import { type Listing, readRows } from '../../shared/rows.ts';
import { type Invoice, type InvoiceSettings, readInvoice, readSettings } from './invoice.model.ts';

/** Invoice data for the orders page; without a reply it offers no invoices, and says so. */
export interface OrderInvoicesState {
  hasFailed: boolean;
  settings: InvoiceSettings | undefined;
  /** The latest invoice of each order, by the order's id. */
  ofOrders: ReadonlyMap<string, Invoice>;
}

/** Invoices per page. */
export const INVOICES_PER_PAGE = 10;

/** Number of latest invoices that the orders page considers. */
const NEWEST = 100;

/** A page of the student's invoices. */
export const invoices = proxy<Listing<Invoice>>({ status: 'idle', records: [], total: 0 });

export const orderInvoices = proxy<OrderInvoicesState>({
  hasFailed: false,
  settings: undefined,
  ofOrders: ref(new Map<string, Invoice>()),
});

const { load } = loadInto(invoices);

const readPage = async (pageNo: number, pageSize: number) =>
  readRows(await request(companyInvoice, { pageNo, pageSize }), readInvoice);

/** Loads a page of invoices, from 1; the previous one stays visible until the reply arrives. */
export const showInvoices = prefetched(async (page: number): Promise<void> => {
  await load(() => readPage(page, INVOICES_PER_PAGE), `invoices ${page}`);
});

const invoiceRequests = requestSequence();

/** Loads whether invoices can be requested, and which orders have one; the orders themselves do not wait for it. */
export async function loadOrderInvoices(): Promise<void> {
  const isLatest = invoiceRequests.begin();
  try {
    const [settings, { records }] = await Promise.all([request(enabled, {}), readPage(1, NEWEST)]);
    if (!isLatest()) return;
    // Oldest first, so that the latest invoice of an order overwrites earlier ones.
    orderInvoices.ofOrders = ref(new Map(records.toReversed().map((invoice) => [invoice.orderId, invoice])));
    Object.assign(orderInvoices, { settings: ref(readSettings(settings)), hasFailed: false });
  } catch {
    if (isLatest()) Object.assign(orderInvoices, { settings: undefined, hasFailed: true });
  }
}

/** Returns the address of an invoice's document; empty if there is none that may be opened. */
export const documentOf = ({ fileUrl }: Pick<Invoice, 'fileUrl'>): string => ownAddress(fileUrl);
