import { constants, generateKeyPair, privateDecrypt, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { seal, SealedError, unseal } from '../../../platform/auth/sealing.ts';
import { makeToken, readToken } from '../../../platform/auth/tickets.ts';
import type { Context } from '../../../platform/http/context.ts';
import { BusinessError } from '../../../platform/http/errors.ts';
import { passwordKeys } from '../login.tables.ts';
import { useOnce } from '../../../platform/auth/usedOnce.ts';

/** Validity of a nonce in milliseconds, long enough for a login box that stays open. */
const NONCE_MS = 10 * 60_000;
const BITS = 2048;

const makePair = promisify(generateKeyPair);

/** A company's decrypted key pair, in PEM. */
interface PasswordKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

async function findKey({
  db,
  company,
  config,
  log,
}: Context): Promise<{ readonly sealed: string; readonly key: PasswordKey | undefined } | undefined> {
  const [row] = await db.select().from(passwordKeys).where(eq(passwordKeys.companyId, company.id));
  if (row === undefined) return undefined;
  const { publicKey, privateKeySealed: sealed } = row;
  try {
    return { sealed, key: { publicKey, privateKey: unseal(config, 'password-key', sealed) } };
  } catch (error) {
    if (!(error instanceof SealedError)) throw error;
    log.warn(
      { err: error, keyId: error.keyId },
      'The password key cannot be decrypted; a new one is created',
    );
    return { sealed, key: undefined };
  }
}

/**
 * Reads the company's key. Creates it on the first call, or again where it can no longer be decrypted because
 * its secret is gone; concurrent first calls end up with the same key.
 */
async function keyOf(context: Context): Promise<PasswordKey> {
  const existing = await findKey(context);
  if (existing?.key !== undefined) return existing.key;
  const { db, company, config, clock } = context;
  const pair = await makePair('rsa', {
    modulusLength: BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const fresh = {
    publicKey: pair.publicKey,
    privateKeySealed: seal(config, 'password-key', pair.privateKey),
    createdAt: clock.now(),
  };
  await db
    .insert(passwordKeys)
    .values({ ...fresh, companyId: company.id })
    // Replaces only the key that was read, since a concurrent call may have stored a new one meanwhile.
    .onConflictDoUpdate({
      target: passwordKeys.companyId,
      set: fresh,
      setWhere: eq(passwordKeys.privateKeySealed, existing?.sealed ?? ''),
    });
  const key = (await findKey(context))?.key;
  if (key === undefined) throw new Error('The password key was not kept');
  return key;
}

/** Returns what a browser needs to send a password: the public key and a nonce. */
export async function passwordKeyOf(context: Context): Promise<{ publicKey: string; nonce: string }> {
  const { publicKey } = await keyOf(context);
  const parts = [randomBytes(12).toString('base64url')];
  // The nonce is signed rather than stored, so requesting one writes nothing.
  return { publicKey, nonce: makeToken(context, 'login-nonce', { parts, forMs: NONCE_MS }) };
}

const unreadable = (): BusinessError => new BusinessError('0', '密码没有安全送达，请重试');

/**
 * Decrypts a password that `encryptPassword` of the SDK encrypted.
 * @throws {BusinessError} code 0 where it is invalid, or its nonce is forged, expired or used.
 */
export async function openPassword(context: Context, cipher: string): Promise<string> {
  const { db, company } = context;
  const { privateKey: key } = await keyOf(context);
  let plain: string;
  try {
    plain = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(cipher, 'base64'),
    ).toString('utf8');
  } catch {
    throw unreadable();
  }
  const [nonce = '', encoded = ''] = plain.split(':');
  const nonceData = readToken(context, 'login-nonce', nonce);
  if (nonceData === undefined) throw unreadable();
  const { expiresAt } = nonceData;
  if (!(await useOnce(db, { companyId: company.id, kind: 'nonce', value: nonce, expiresAt })))
    throw unreadable();
  return Buffer.from(encoded, 'base64url').toString('utf8');
}
