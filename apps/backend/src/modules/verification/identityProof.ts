import { isGoodTicket, makeTicket } from '../../platform/auth/tickets.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';

/** Validity of a proof, in milliseconds. */
const PROOF_MS = 10 * 60_000;

/** A proof that the account's owner is present; it is bound to the session. */
export interface IdentityProof {
  readonly verifyToken: string;
  readonly expiresAt: string;
}

const claimsOf = ({ session, user }: UserContext): readonly string[] => [user.id, session.id];

/** Creates a proof for a student who has just verified their identity. */
export function proveIdentity(context: UserContext): IdentityProof {
  const until = new Date(context.clock.now().getTime() + PROOF_MS);
  return {
    verifyToken: makeTicket(context.config, 'identity-proof', claimsOf(context), until),
    expiresAt: until.toISOString(),
  };
}

const isGood = (context: UserContext, proof: string): boolean =>
  isGoodTicket(context.config, 'identity-proof', claimsOf(context), proof, context.clock.now());

const canProve = ({ passwordHash, mobile, email }: User): boolean =>
  passwordHash !== null || mobile !== null || email !== null;

/** Tells whether what only the owner may do is allowed: with a valid proof, and where the account can provide none. */
export const isProved = (context: UserContext, proof: string | undefined): boolean =>
  !canProve(context.user) || (proof !== undefined && isGood(context, proof));

/** The error message for a missing proof, and its field. */
export interface ProofDemand {
  readonly field: string;
  readonly message: string;
}

/**
 * Checks the proof required for what only the owner may do.
 * @throws {BusinessError} code 0 with the reason `proof` without a valid proof, where the account can provide
 *   one.
 */
export function demandProof(
  context: UserContext,
  proof: string | undefined,
  { field, message }: ProofDemand = { field: 'verifyToken', message: '身份验证已过期，请重新验证' },
): void {
  if (!isProved(context, proof)) throw new BusinessError('0', message, { field, reason: 'proof' });
}
