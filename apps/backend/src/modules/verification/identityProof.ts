import { isGoodTicket, makeTicket } from '../../platform/auth/tickets.ts';
import type { User } from '../../platform/database/tables/users.tables.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';

/** How long a proof is good, in milliseconds. */
const PROOF_MS = 10 * 60_000;

/** A proof that the account's owner is there; it is bound to the session. */
export interface IdentityProof {
  readonly verifyToken: string;
  readonly expiresAt: string;
}

const claimsOf = ({ session, user }: UserContext): readonly string[] => [user.id, session.id];

/** Makes a proof for somebody who has just shown who they are. */
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

/** What is said to who comes without a good proof, and of which field. */
export interface ProofDemand {
  readonly field: string;
  readonly words: string;
}

/**
 * Lets pass what only the owner may do.
 * @throws {BusinessError} code 0 with the reason `proof` without a good proof, where the account can give one.
 */
export function demandProof(
  context: UserContext,
  proof: string | undefined,
  { field, words }: ProofDemand = { field: 'verifyToken', words: '身份验证已过期，请重新验证' },
): void {
  if (!canProve(context.user) || (proof !== undefined && isGood(context, proof))) return;
  throw new BusinessError('0', words, { field, reason: 'proof' });
}
