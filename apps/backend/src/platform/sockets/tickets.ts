import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '../auth/sealing.ts';
import { readSession, type TokenState } from '../auth/sessions.ts';
import type { Clock } from '../config/clock.ts';
import type { Config } from '../config/config.ts';
import type { Queryable } from '../database/connection.ts';
import type { Session } from '../database/tables/users.tables.ts';
import { useOnce } from '../auth/usedOnce.ts';

/** How long a ticket is valid, in milliseconds: the initial delay of presence, and a slow network. */
const LIFE_MS = 60_000;

/** What tickets are made and verified with. */
export interface TicketOffice {
  readonly config: Config;
  readonly clock: Clock;
}

/** Issues a ticket that opens one presence socket for a session, once and within a minute. */
export function issueTicket(office: TicketOffice, { id, companyId }: Session): string {
  const claims = `${id}.${office.clock.now().getTime() + LIFE_MS}.${randomBytes(12).toString('base64url')}`;
  return `${claims}.${sign(office.config, 'presence-ticket', `${companyId}.${claims}`)}`;
}

/** Uses a ticket up, and returns the current state of its session. */
export async function redeemTicket(
  office: TicketOffice,
  db: Queryable,
  companyId: string,
  ticket: string,
): Promise<TokenState> {
  const [sessionId = '', expires = '', nonce = '', proof = ''] = ticket.split('.');
  const claims = `${companyId}.${sessionId}.${expires}.${nonce}`;
  if (!isSigned(office.config, 'presence-ticket', claims, proof)) return { state: 'none' };
  const expiresAt = new Date(Number(expires));
  if (expiresAt <= office.clock.now()) return { state: 'none' };
  const isFirst = await useOnce(db, { companyId, kind: 'presence', value: nonce, expiresAt });
  return isFirst ? readSession(db, office.clock, sessionId) : { state: 'none' };
}
