import { isSigned, sign } from '../../platform/auth/sealing.ts';
import { readSession } from '../../platform/auth/sessions.ts';
import { makeToken, readToken } from '../../platform/auth/tickets.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** How long a link that binds a payee is good, in milliseconds. */
export const BIND_MS = 15 * 60_000;

export const BIND_PATH = '/withdrawal/bind';
export const BOUND_PATH = '/withdrawal/bound';
export const CONFIRM_PATH = '/withdrawal/confirm';

/** Writes the link with which a student binds the messenger that they open it in; it is good as long as their log-in. */
export function bindingLink(context: UserContext): string {
  const { id, tokenHash } = context.session;
  const ticket = makeToken(context, 'payee-ticket', { parts: [id, digestOf(tokenHash)], forMs: BIND_MS });
  return `${context.origin}${BIND_PATH}?${new URLSearchParams({ ticket })}`;
}

/**
 * Reads whom such a link binds; undefined for one that is forged or too old, or whose log-in has ended since or has another
 * token: who was shut out of an account must not become its payee.
 */
export async function readTicket(context: Context, ticket: string): Promise<string | undefined> {
  const [sessionId, digest] = readToken(context, 'payee-ticket', ticket)?.parts ?? [];
  if (sessionId === undefined) return undefined;
  const found = await readSession(context.db, context.clock, sessionId);
  return found.state === 'live' && digestOf(found.session.tokenHash) === digest ? found.user.id : undefined;
}

/** Writes the link under which a payee accepts a withdrawal. It needs no log-in: it opens within the messenger. */
export function confirmationLink({ origin, config, company }: Context, { id }: WithdrawalRow): string {
  const proof = sign(config, 'transfer-link', `${company.id}:${id}`);
  return `${origin}${CONFIRM_PATH}/${id}?${new URLSearchParams({ proof })}`;
}

/** Tells whether a link was made by {@link confirmationLink}. */
export const isConfirmation = ({ config, company }: Context, withdrawalId: string, proof: string): boolean =>
  isSigned(config, 'transfer-link', `${company.id}:${withdrawalId}`, proof);
