import { isSigned, sign } from '../../platform/auth/sealing.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** How long a link that binds a payee is good, in milliseconds. */
const BIND_MS = 15 * 60_000;

export const BIND_PATH = '/withdrawal/bind';
export const BOUND_PATH = '/withdrawal/bound';
export const CONFIRM_PATH = '/withdrawal/confirm';

/** Writes the link with which a student binds the messenger that they open it in. */
export function bindingLink({ origin, config, company, user, clock }: UserContext): string {
  const body = `${user.id}.${(clock.now().getTime() + BIND_MS).toString(36)}`;
  const ticket = `${body}.${sign(config, 'payee-ticket', `${company.id}:${body}`)}`;
  return `${origin}${BIND_PATH}?${new URLSearchParams({ ticket })}`;
}

/** Reads whom such a link binds; undefined for one that is forged or too old. */
export function readTicket({ config, company, clock }: Context, ticket: string): string | undefined {
  const [userId = '', expiry = '', signature = ''] = ticket.split('.');
  const body = `${userId}.${expiry}`;
  if (!isSigned(config, 'payee-ticket', `${company.id}:${body}`, signature)) return undefined;
  return Number.parseInt(expiry, 36) > clock.now().getTime() ? userId : undefined;
}

/** Writes the link under which a payee accepts a withdrawal. It needs no log-in: it opens within the messenger. */
export function confirmationLink({ origin, config, company }: Context, { id }: WithdrawalRow): string {
  const proof = sign(config, 'transfer-link', `${company.id}:${id}`);
  return `${origin}${CONFIRM_PATH}/${id}?${new URLSearchParams({ proof })}`;
}

/** Tells whether a link was made by {@link confirmationLink}. */
export const isConfirmation = ({ config, company }: Context, withdrawalId: string, proof: string): boolean =>
  isSigned(config, 'transfer-link', `${company.id}:${withdrawalId}`, proof);
