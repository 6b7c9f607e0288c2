import type { FastifyBaseLogger } from 'fastify';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { type Transfers, transfersOf, type TransferState } from '../../providers/payment/transfers.ts';
import { ProviderError } from '../../providers/payment/paymentProvider.ts';
import { billNoOf, follow, claimDue } from './states.service.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/**
 * Sends an approved withdrawal, again with the same number if the reply was lost; asks for the status of one
 * that the payee has to accept.
 */
function advance(transfers: Transfers, row: WithdrawalRow): Promise<TransferState> {
  const billNo = billNoOf(row);
  const { state, openid, amountCents } = row;
  return state === 'approved'
    ? transfers.send({ billNo, openid, amountCents, remark: '余额提现' })
    : transfers.query(billNo);
}

/** Sends approved withdrawals, and asks for the status of those already sent. */
export async function payOut(parts: AppParts, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  const { connection, clock, services } = parts;
  for (const row of await claimDue(parts)) {
    const [company] = await connection.db.select().from(companies).where(eq(companies.id, row.companyId));
    const transfers = company === undefined ? undefined : services.get(transfersOf)(company);
    if (transfers === undefined) continue;
    try {
      const transfer = await advance(transfers, row);
      await inTransaction(connection.db, (tx) => follow(tx, row.id, transfer, clock.now()));
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.warn({ err: error, withdrawalId: row.id }, 'A provider did not accept a withdrawal');
    }
  }
}
