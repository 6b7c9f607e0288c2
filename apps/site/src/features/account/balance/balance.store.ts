import type { Reply } from '@lectern/sdk';
import {
  charge,
  chargeCardRecharge,
  type ChargeEntry,
  chargeHistory,
  makeBalanceOrder,
} from '@lectern/sdk/endpoints/account';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { words } from '../../../shared/i18n/words.ts';
import { loadBeside } from '../../../shared/loadBeside.ts';
import { loadInto } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import { askedBy, type ChangesFilter } from '../changes.ts';

/** A change of the balance. */
export type BalanceEntry = ReadBy<typeof readEntry>;

/** What there is, and what may be paid in. */
export interface Purse {
  readonly balanceCents: number;
  readonly amountsCents: readonly number[];
  readonly minimumCents: number;
  readonly maximumCents: number;
}

/** The student's balance. What there is and how it changed come on their own: one that fails leaves the other in place. */
export interface BalanceState extends Listing<BalanceEntry> {
  purseStatus: 'loading' | 'ready' | 'failed';
  purse: Purse | undefined;
}

export const balance = proxy<BalanceState>({
  status: 'idle',
  records: [],
  total: 0,
  purseStatus: 'loading',
  purse: undefined,
});

/** Writes a filter as the page's address. */
export const balanceHref = ({ direction, page }: ChangesFilter): string =>
  withQuery('#/personal/accountcenter/account/balance', { direction, page });

const readEntry = (entry: Reply<ChargeEntry>) => ({
  id: entry.entryId ?? '',
  kind: entry.kind,
  /** Negative when it went out. */
  amountCents: Math.trunc(entry.amountCents ?? 0),
  /** What there was after it. */
  balanceCents: Math.trunc(entry.balanceCents ?? 0),
  remark: words(entry.remark, entry.remarkEn),
  createdAt: entry.createdAt ?? '',
});

const { load } = loadInto(balance);

/** Shows the changes of a filter; what is shown stays until the new page is here. */
export const showEntries = prefetched(async (filter: ChangesFilter): Promise<void> => {
  await load(async () => readRows(await request(chargeHistory, askedBy(filter)), readEntry));
});

const readPurse = loadBeside(balance, { purseStatus: 'failed' });

/** Reads what there is, and what may be paid in. */
export const loadPurse = prefetched(async (): Promise<void> => {
  balance.purseStatus = 'loading';
  await readPurse(async () => {
    const reply = await request(charge, {});
    const minimumCents = Math.max(1, Math.trunc(reply.minimumCents ?? 1));
    const maximumCents = Math.max(minimumCents, Math.trunc(reply.maximumCents ?? minimumCents));
    const purse = ref({
      balanceCents: Math.trunc(reply.balanceCents ?? 0),
      amountsCents: reply.amountsCents
        .map((cents) => Math.trunc(cents))
        .filter((cents) => cents >= minimumCents && cents <= maximumCents),
      minimumCents,
      maximumCents,
    });
    return { purse, purseStatus: 'ready' };
  });
});

/** Reads yuan as somebody types them; undefined for what is no amount with at most two decimals. */
export function centsOf(typed: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.normalize('NFKC').replace(/[\s,¥元]/g, ''));
  if (match === null) return undefined;
  const [, whole = '0', part = ''] = match;
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Orders money for the balance; gives the order, which is paid in the cashier. */
export const orderMoney = (amountCents: number): Promise<Result<string>> =>
  attempt(async () => {
    const { orderId } = await request(makeBalanceOrder, { amountCents });
    if (orderId === undefined) throw new Error('The order has no id');
    return orderId;
  });

/** Pays a card in, and shows what there is now from the newest change on; gives the balance in cents. */
export const payInCard = (cardNo: string, cardPassword: string): Promise<Result<number>> =>
  attempt(async () => {
    const reply = await request(chargeCardRecharge, { cardNo, cardPassword });
    await Promise.all([loadPurse(), showEntries({ direction: undefined, page: 1 })]);
    return Math.trunc(reply.balanceCents ?? 0);
  });
