import { and, eq, lte } from 'drizzle-orm';
import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { Clock } from '../../platform/config/clock.ts';
import type { Config } from '../../platform/config/config.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { serviceKey } from '../../platform/http/services.ts';
import { ProviderError } from './paymentProvider.ts';
import type { Transfers, TransferState } from './transfers.ts';
import { type SandboxTransfer, sandboxTransfers as transfers } from './sandboxTransfers.tables.ts';

/** The people of the sandbox; transfers to the second one fail. */
export const SANDBOX_PAYEES = { a: '小桥', b: '阿澄（账户异常）' } as const;
export type SandboxPayee = keyof typeof SANDBOX_PAYEES;

/** How long a payee may take to accept a transfer, in milliseconds. */
const ACCEPT_MS = 24 * 3600_000;
const EXPIRED_MESSAGE = '超过 24 小时没有确认';

/** Returns the path of the page on which a payee accepts a transfer. */
export const transferPath = (billNo: string): string => `/sandbox/transfer/${encodeURIComponent(billNo)}`;
/** Path of the page on which users authorize access to their id. */
export const PAYEE_PATH = '/sandbox/payee';

/** The sandbox's transfers, with functions for its pages. */
export interface SandboxTransfers extends Transfers {
  codeOf(person: SandboxPayee): string;
  find(billNo: string): Promise<SandboxTransfer | undefined>;
  /** Ends a transfer: the payee accepts, or it fails for a reason. */
  end(billNo: string, outcome: 'paid' | 'failed', reason: string): Promise<void>;
}

/** The transfers of an app's sandbox; only outside production. */
export const sandboxTransfers = serviceKey<SandboxTransfers>('sandboxTransfers');

const stateOf = ({ status, reason, billNo }: SandboxTransfer): TransferState =>
  status === 'confirming'
    ? { state: 'confirming', packageInfo: `sandbox:${billNo}` }
    : status === 'paid'
      ? { state: 'paid' }
      : { state: 'failed', reason };

/** Simulates WeChat's transfers: payees authorize access, accept, decline, are too late, or cannot be paid. */
export function createSandboxTransfers(db: Queryable, config: Config, clock: Clock): SandboxTransfers {
  const signed = (person: string) => sign(config, 'payee-sandbox', person);

  async function find(billNo: string): Promise<SandboxTransfer | undefined> {
    await db
      .update(transfers)
      .set({ status: 'failed', reason: EXPIRED_MESSAGE })
      .where(
        and(
          eq(transfers.billNo, billNo),
          eq(transfers.status, 'confirming'),
          lte(transfers.createdAt, new Date(clock.now().getTime() - ACCEPT_MS)),
        ),
      );
    const [row] = await db.select().from(transfers).where(eq(transfers.billNo, billNo));
    return row;
  }

  async function query(billNo: string): Promise<TransferState> {
    const transfer = await find(billNo);
    return transfer === undefined ? { state: 'failed', reason: '' } : stateOf(transfer);
  }

  return {
    codeOf: (person) => `${person}.${signed(person)}`,
    find,
    async end(billNo, outcome, reason) {
      await db
        .update(transfers)
        .set({ status: outcome, reason })
        .where(and(eq(transfers.billNo, billNo), eq(transfers.status, 'confirming')));
    },

    authoriseUrl: ({ redirectUrl, state }) =>
      `${PAYEE_PATH}?${new URLSearchParams({ redirect_uri: redirectUrl, state })}`,
    async openidOf(code) {
      const [person = '', signature = ''] = code.split('.');
      if (!isSigned(config, 'payee-sandbox', person, signature))
        throw new ProviderError('The code is not of the sandbox');
      return `sandbox-${person}`;
    },
    async send({ billNo, openid, amountCents, remark }) {
      const isBroken = openid === 'sandbox-b';
      await db
        .insert(transfers)
        .values({
          billNo,
          openid,
          amountCents,
          remark,
          status: isBroken ? 'failed' : 'confirming',
          reason: isBroken ? '收款账户异常' : '',
          createdAt: clock.now(),
        })
        .onConflictDoNothing();
      return query(billNo);
    },
    query,
    confirmation: (billNo) => ({ kind: 'page', url: transferPath(billNo) }),
  };
}
