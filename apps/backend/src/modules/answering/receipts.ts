import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Proof } from '@lectern/sdk/endpoints/answering';
import type { Config } from '../../config/config.ts';
import { keyFor } from '../../config/keys.ts';

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

const keys = new WeakMap<Config, KeyObject>();

function signingKey(config: Config): KeyObject {
  const known = keys.get(config);
  if (known !== undefined) return known;
  const der = Buffer.concat([PKCS8_HEAD, keyFor(config, 'answer receipts')]);
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  keys.set(config, key);
  return key;
}

/** Tells the key with which anybody can check the signatures: SPKI, base64url. */
export function receiptKey(config: Config): string {
  return createPublicKey(signingKey(config)).export({ format: 'der', type: 'spki' }).toString('base64url');
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

/** Signs a digest. Ed25519 gives the same signature each time, so that none needs to be kept. */
export function proofOf(config: Config, position: number, digest: string): Proof {
  return {
    position,
    digest,
    signature: sign(null, Buffer.from(digest), signingKey(config)).toString('base64url'),
  };
}

/** Tells whether this server signed a digest. */
export function isSigned(
  config: Config,
  { digest, signature }: Pick<Proof, 'digest' | 'signature'>,
): boolean {
  return verify(
    null,
    Buffer.from(digest),
    createPublicKey(signingKey(config)),
    Buffer.from(signature, 'base64url'),
  );
}
