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
import { attempt, DONE, NOT_DONE, type Result } from '../../../shared/result.ts';
import { ownAddress } from '../../../shared/safety/outsideLinks.ts';
import { withIdentity } from '../../setting/index.ts';
import { loadInto } from '../../../shared/loadable.ts';
import { type Listing, readRows } from '../../../shared/rows.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** A withdrawal of the student. */
export type OwnWithdrawal = ReadBy<typeof readWithdrawal>;

/** The available amount, the destination, and the withdrawals so far. */
export interface WithdrawState extends Listing<OwnWithdrawal> {
  withdrawableCents: number;
  /** `closed` if the school pays nothing out. */
  payee: 'bound' | 'unbound' | 'closed';
  /** The page in WeChat that binds the payee; empty until the student has proved who they are. */
  bindUrl: string;
}

/** Withdrawals per page. */
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
    /** The page in WeChat where it is accepted; empty if there is nothing to accept. */
    confirmUrl: ownAddress(entry.confirmUrl),
    createdAt: entry.createdAt ?? '',
  };
}

/** Whether something is in progress, so that the page must poll. */
export const isMoving = ({ records, payee }: Pick<WithdrawState, 'records' | 'payee'>): boolean =>
  payee === 'unbound' ||
  records.some(({ state }) => state === 'asked' || state === 'approved' || state === 'confirming');

const { load } = loadInto(withdraw);

/** Loads the available amount and a page of withdrawals. */
export const showWithdrawals = prefetched(async (pageNo: number): Promise<void> => {
  await load(async () => {
    const [balance, payee, page] = await Promise.all([
      request(charge, {}),
      request(checkOpenid, {}),
      request(withdrawals, { pageNo, pageSize: WITHDRAWALS_PER_PAGE }),
    ]);
    const bindUrl = ownAddress(payee.url);
    return {
      withdrawableCents: Math.max(0, balance.withdrawableCents ?? 0),
      payee: payee.bindFlag === 1 ? 'bound' : bindUrl === '' && payee.proofFlag !== 1 ? 'closed' : 'unbound',
      // The link is kept, since a new link at each poll would show a new code to scan.
      bindUrl: payee.bindFlag !== 1 && withdraw.bindUrl !== '' ? withdraw.bindUrl : bindUrl,
      ...readRows(page, readWithdrawal),
    };
  });
});

/** Shows the code that binds the payee, after an identity check. */
export function showBindingCode(): Promise<Result> {
  return withIdentity(async (proof) => {
    const reply = await attempt(() => request(checkOpenid, proof));
    if (!reply.isDone) return reply;
    if (reply.value.proofFlag === 1) return { ...NOT_DONE, reason: 'proof' };
    withdraw.bindUrl = ownAddress(reply.value.url);
    return DONE;
  });
}

/** Requests a withdrawal, after an identity check where the school requires one, and shows its state. */
export async function requestWithdrawal(amountCents: number): Promise<Result> {
  const outcome = await withIdentity((proof) =>
    attempt(() => request(cashWithdraw, { withdrawAmount: amountCents, ...proof })),
  );
  await showWithdrawals(1);
  return outcome;
}
