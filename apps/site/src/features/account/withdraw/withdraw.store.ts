import type { Reply } from '@lectern/sdk';
import {
  cashWithdraw,
  charge,
  checkOpenid,
  type WithdrawalEntry,
  withdrawals,
} from '@lectern/sdk/endpoints/account';
import { proxy } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { ownAddress } from '../../../shared/safety/address.ts';
import { withIdentity } from '../../setting/index.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** Money on its way out. */
export type OwnWithdrawal = ReadBy<typeof readWithdrawal>;

/** What may be taken out, where it goes, and what was taken out. */
export interface WithdrawState extends Listing<OwnWithdrawal> {
  withdrawableCents: number;
  /** `closed` where the school pays nothing out. */
  payee: 'bound' | 'unbound' | 'closed';
  /** The page within WeChat that binds it. */
  bindUrl: string;
}

/** Withdrawals on a page. */
export const WITHDRAWALS_PER_PAGE = 10;
export const withdraw = proxy<WithdrawState>({
  status: 'idle',
  withdrawableCents: 0,
  payee: 'closed',
  bindUrl: '',
  records: [],
  total: 0,
});

function readWithdrawal(entry: Reply<WithdrawalEntry>) {
  const id = entry.withdrawalId ?? '';
  if (id === '') return undefined;
  return {
    id,
    amountCents: Math.max(0, entry.amountCents ?? 0),
    state: entry.state ?? 'asked',
    /** Why it was refused or failed; may be empty. */
    reason: entry.reason ?? '',
    /** Where it is accepted within WeChat; empty where there is nothing to accept. */
    confirmUrl: ownAddress(entry.confirmUrl),
    createdAt: entry.createdAt ?? '',
  };
}

/** Tells whether something still moves, so that it is looked at again by itself. */
export const isMoving = ({ records, payee }: Pick<WithdrawState, 'records' | 'payee'>): boolean =>
  payee === 'unbound' ||
  records.some(({ state }) => state === 'asked' || state === 'approved' || state === 'confirming');

const { load } = loadInto(withdraw);

/** Shows what may be taken out and a page of what was. */
export const showWithdrawals = prefetched(async (pageNo: number): Promise<void> => {
  await load(async () => {
    const [purse, payee, page] = await Promise.all([
      request(charge, {}),
      request(checkOpenid, {}),
      request(withdrawals, { pageNo, pageSize: WITHDRAWALS_PER_PAGE }),
    ]);
    const bindUrl = ownAddress(payee.url);
    return {
      withdrawableCents: Math.max(0, purse.withdrawableCents ?? 0),
      payee: payee.bindFlag === 1 ? 'bound' : bindUrl === '' ? 'closed' : 'unbound',
      // A new link each time would be a new code to scan each time.
      bindUrl:
        withdraw.payee === 'unbound' && withdraw.bindUrl !== '' && bindUrl !== ''
          ? withdraw.bindUrl
          : bindUrl,
      ...readRows(page, readWithdrawal),
    };
  });
});

/** Asks for money, by its owner where the school asks who is there, and shows where it stands. */
export async function askForMoney(amountCents: number): Promise<Result> {
  const outcome = await withIdentity((proof) =>
    attempt(async () => {
      await request(cashWithdraw, { withdrawAmount: amountCents, ...proof });
    }),
  );
  await showWithdrawals(1);
  return outcome;
}
