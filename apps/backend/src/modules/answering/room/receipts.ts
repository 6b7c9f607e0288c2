import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Proof } from '@lectern/sdk/endpoints/answering';
import type { Config } from '../../../platform/config/config.ts';
import { keysFor } from '../../../platform/config/keys.ts';

/** The content that a receipt proves: one answer and its position in the exercise's chain. */
export interface ReceiptContent {
  readonly recordId: string;
  readonly position: number;
  readonly questionId: string;
  readonly operationId: string;
  readonly sequence: number;
  readonly answer: readonly string[];
  /** ISO 8601, UTC, by the server's clock. */
  readonly savedAt: string;
  readonly late: boolean;
}

/** PKCS #8 prefix before the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

interface Pairs {
  readonly signing: KeyObject;
  /** Keys of the current and the earlier secrets, since receipts outlive a secret. */
  readonly checking: readonly KeyObject[];
}

const pairs = new WeakMap<Config, Pairs>();

function pairsOf(config: Config): Pairs {
  const cachedPair = pairs.get(config);
  if (cachedPair !== undefined) return cachedPair;
  const keys = keysFor(config, 'answer receipts').map(({ bytes }) =>
    createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, bytes]), format: 'der', type: 'pkcs8' }),
  );
  const [signing] = keys;
  if (signing === undefined) throw new Error('There is no key');
  const keyRing = { signing, checking: keys.map((key) => createPublicKey(key)) };
  pairs.set(config, keyRing);
  return keyRing;
}

/** Returns the public key that verifies the signatures: SPKI, base64url. */
export function receiptKey(config: Config): string {
  return createPublicKey(pairsOf(config).signing)
    .export({ format: 'der', type: 'spki' })
    .toString('base64url');
}

/**
 * Computes the digest of one link of the chain: SHA-256 over a JSON list of its values and the previous digest,
 * so that changing, moving or removing an answer changes every later digest.
 */
export function digestOf(
  previous: string,
  { recordId, position, questionId, operationId, sequence, answer, savedAt, late }: ReceiptContent,
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

/** Receipts signed or checked before the event loop may run other work, since an exercise may have thousands. */
export const SIGN_BATCH = 100;
export const VERIFY_BATCH = 50;

/** Signs a digest. Ed25519 is deterministic, so signatures need not be stored. */
export function proofOf(config: Config, position: number, digest: string): Proof {
  return {
    position,
    digest,
    signature: sign(null, Buffer.from(digest), pairsOf(config).signing).toString('base64url'),
  };
}

/** Tells whether this server signed a digest, with its current secret or an earlier one. */
export function isSigned(
  config: Config,
  { digest, signature }: Pick<Proof, 'digest' | 'signature'>,
): boolean {
  return pairsOf(config).checking.some((key) =>
    verify(null, Buffer.from(digest), key, Buffer.from(signature, 'base64url')),
  );
}
