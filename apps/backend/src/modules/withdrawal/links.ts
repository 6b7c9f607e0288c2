import { isSigned, sign } from '../../platform/auth/sealing.ts';
import { readSession } from '../../platform/auth/sessions.ts';
import { makeToken, readToken } from '../../platform/auth/tickets.ts';
import { digestOf } from '../../platform/digest/digest.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import type { WithdrawalRow } from './withdrawal.tables.ts';

/** Validity of a link that binds a payee, in milliseconds. */
export const BIND_MS = 15 * 60_000;

export const BIND_PATH = '/withdrawal/bind';
export const BOUND_PATH = '/withdrawal/bound';
export const CONFIRM_PATH = '/withdrawal/confirm';

/**
 * Returns the link with which a student binds the WeChat account that opens it; it is valid only as long as
 * their session.
 */
export function bindingLink(context: UserContext): string {
  const { id, tokenHash } = context.session;
  const ticket = makeToken(context, 'payee-ticket', { parts: [id, digestOf(tokenHash)], forMs: BIND_MS });
  return `${context.origin}${BIND_PATH}?${new URLSearchParams({ ticket })}`;
}

/**
 * Reads the student of such a link; undefined where it is forged or expired, or its session has ended or
 * changed its token since: somebody who was logged out of an account must not become its payee.
 */
export async function readTicket(context: Context, ticket: string): Promise<string | undefined> {
  const [sessionId, digest] = readToken(context, 'payee-ticket', ticket)?.parts ?? [];
  if (sessionId === undefined) return undefined;
  const found = await readSession(context.db, context.clock, sessionId);
  return found.state === 'live' && digestOf(found.session.tokenHash) === digest ? found.user.id : undefined;
}

/** Returns the link for accepting a withdrawal. It needs no session, since it opens in WeChat. */
export function confirmationLink({ origin, config, company }: Context, { id }: WithdrawalRow): string {
  const proof = sign(config, 'transfer-link', `${company.id}:${id}`);
  return `${origin}${CONFIRM_PATH}/${id}?${new URLSearchParams({ proof })}`;
}

/** Tells whether a link was created by {@link confirmationLink}. */
export const isConfirmation = ({ config, company }: Context, withdrawalId: string, proof: string): boolean =>
  isSigned(config, 'transfer-link', `${company.id}:${withdrawalId}`, proof);
