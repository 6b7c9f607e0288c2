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
import { localizedText } from '../../../shared/i18n/localizedText.ts';
import { createPartialLoader } from '../../../shared/partialLoader.ts';
import { loadInto } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import { toChangesInput, type ChangesFilter } from '../changes.ts';

/** A change of the balance. */
export type BalanceEntry = ReadBy<typeof readEntry>;

/** The balance, and the allowed top-up amounts. */
export interface BalanceSummary {
  readonly balanceCents: number;
  readonly amountsCents: readonly number[];
  readonly minimumCents: number;
  readonly maximumCents: number;
}

/** The student's balance and its changes. Both are loaded independently: if one fails, the other is still shown. */
export interface BalanceState extends Listing<BalanceEntry> {
  summaryStatus: 'loading' | 'ready' | 'failed';
  summary: BalanceSummary | undefined;
}

export const balance = proxy<BalanceState>({
  status: 'idle',
  records: [],
  total: 0,
  summaryStatus: 'loading',
  summary: undefined,
});

/** Writes a filter as the page's address. */
export const balanceHref = ({ direction, page }: ChangesFilter): string =>
  withQuery('#/personal/accountcenter/account/balance', { direction, page });

const readEntry = (entry: Reply<ChargeEntry>) => ({
  id: entry.entryId ?? '',
  kind: entry.kind,
  /** Negative for money spent. */
  amountCents: Math.trunc(entry.amountCents ?? 0),
  /** The balance after the change. */
  balanceCents: Math.trunc(entry.balanceCents ?? 0),
  remark: localizedText(entry.remark, entry.remarkEn),
  createdAt: entry.createdAt ?? '',
});

const { load } = loadInto(balance);

/** Loads the changes of a filter; the previous ones stay visible until the reply arrives. */
export const showEntries = prefetched(async (filter: ChangesFilter): Promise<void> => {
  await load(async () => readRows(await request(chargeHistory, toChangesInput(filter)), readEntry));
});

const readSummary = createPartialLoader(balance, { summaryStatus: 'failed' });

/** Loads the balance and the allowed top-up amounts. */
export const loadBalanceSummary = prefetched(async (): Promise<void> => {
  balance.summaryStatus = 'loading';
  await readSummary(async () => {
    const reply = await request(charge, {});
    const minimumCents = Math.max(1, Math.trunc(reply.minimumCents ?? 1));
    const maximumCents = Math.max(minimumCents, Math.trunc(reply.maximumCents ?? minimumCents));
    const summary = ref({
      balanceCents: Math.trunc(reply.balanceCents ?? 0),
      amountsCents: reply.amountsCents
        .map((cents) => Math.trunc(cents))
        .filter((cents) => cents >= minimumCents && cents <= maximumCents),
      minimumCents,
      maximumCents,
    });
    return { summary, summaryStatus: 'ready' };
  });
});

/** Parses an amount in yuan as typed; undefined if it is not an amount with at most two decimals. */
export function centsOf(typed: string): number | undefined {
  const match = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(typed.normalize('NFKC').replace(/[\s,¥元]/g, ''));
  if (match === null) return undefined;
  const [, yuan = '0', part = ''] = match;
  return Number(yuan) * 100 + Number(part.padEnd(2, '0'));
}

/** Orders a top-up; returns the id of the order, which is paid in the cashier. */
export const orderTopUp = (amountCents: number): Promise<Result<string>> =>
  attempt(async () => {
    const { orderId } = await request(makeBalanceOrder, { amountCents });
    if (orderId === undefined) throw new Error('The order has no id');
    return orderId;
  });

/** Redeems a card, then reloads balance and changes, newest first; returns the balance in cents. */
export const redeemCard = (cardNo: string, cardPassword: string): Promise<Result<number>> =>
  attempt(async () => {
    const reply = await request(chargeCardRecharge, { cardNo, cardPassword });
    await Promise.all([loadBalanceSummary(), showEntries({ direction: undefined, page: 1 })]);
    return Math.trunc(reply.balanceCents ?? 0);
  });
