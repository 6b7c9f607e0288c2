import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Proof } from '@lectern/sdk/endpoints/answering';
import type { Config } from '../../../platform/config/config.ts';
import { keysFor } from '../../../platform/config/keys.ts';

/** What a receipt vouches for: one answer, at its place in the exercise's chain. */
export interface Vouched {
  readonly recordId: string;
  readonly position: number;
  readonly questionId: string;
  readonly operationId: string;
  readonly sequence: number;
  readonly answer: readonly string[];
  /** UTC ISO, by the server's clock. */
  readonly savedAt: string;
  readonly late: boolean;
}

/** PKCS #8 around the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Pairs {
  readonly signing: KeyObject;
  /** Of the key in use and of the earlier ones, since receipts outlive a secret. */
  readonly checking: readonly KeyObject[];
}

const pairs = new WeakMap<Config, Pairs>();

function pairsOf(config: Config): Pairs {
  const known = pairs.get(config);
  if (known !== undefined) return known;
  const keys = keysFor(config, 'answer receipts').map(({ bytes }) =>
    createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, bytes]), format: 'der', type: 'pkcs8' }),
  );
  const [signing] = keys;
  if (signing === undefined) throw new Error('There is no key');
  const made = { signing, checking: keys.map((key) => createPublicKey(key)) };
  pairs.set(config, made);
  return made;
}

/** Tells the key with which anybody can check the signatures: SPKI, base64url. */
export function receiptKey(config: Config): string {
  return createPublicKey(pairsOf(config).signing)
    .export({ format: 'der', type: 'spki' })
    .toString('base64url');
}

/**
 * Digests one link of the chain: SHA-256 over a JSON list of its values and the digest before it, so that
 * no answer can be changed, moved or taken out without every later digest changing too.
 */
export function digestOf(
  previous: string,
  { recordId, position, questionId, operationId, sequence, answer, savedAt, late }: Vouched,
): string {
  const link = JSON.stringify([
    previous,
    recordId,
    position,
    questionId,
    operationId,
    sequence,
    answer,
    savedAt,
    late,
  ]);
  return createHash('sha256').update(link).digest('base64url');
}

/** How many receipts are signed or checked before others have their turn: an exercise may have thousands. */
export const SIGNED_AT_ONCE = 100;
export const CHECKED_AT_ONCE = 50;

/** Signs a digest. Ed25519 gives the same signature each time, so that none needs to be kept. */
export function proofOf(config: Config, position: number, digest: string): Proof {
  return {
    position,
    digest,
    signature: sign(null, Buffer.from(digest), pairsOf(config).signing).toString('base64url'),
  };
}

/** Tells whether this server signed a digest, with its secret or an earlier one. */
export function isSigned(
  config: Config,
  { digest, signature }: Pick<Proof, 'digest' | 'signature'>,
): boolean {
  return pairsOf(config).checking.some((key) =>
    verify(null, Buffer.from(digest), key, Buffer.from(signature, 'base64url')),
  );
}
