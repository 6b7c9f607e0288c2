import type { JSEncrypt } from 'jsencrypt';
import { nodeCipher, type PasswordCipher } from './nodeCipher.ts';

/** Reason why a password could not be encrypted. */
export type EncryptionProblem =
  /** The key is missing, malformed or shorter than 2048 bits. */
  | 'key'
  /** The password has more bytes than one RSA block can hold. */
  | 'too-long'
  /**
   * The password has a character outside the Basic Multilingual Plane, which a server without nonces would
   * decode wrongly.
   */
  | 'character'
  /** No secure source of random numbers is available. */
  | 'randomness';

/** Thrown for a password that cannot be encrypted and therefore must not be sent. */
export class EncryptionError extends Error {
  override readonly name = 'EncryptionError';
  readonly problem: EncryptionProblem;

  constructor(problem: EncryptionProblem) {
    super(`The password cannot be encrypted: ${problem}`);
    this.problem = problem;
  }
}

/** Key material for passwords, from the login config. */
export interface PasswordKey {
  /** SPKI in PEM, or its bare base64. */
  readonly publicKey: string;
  /** Single-use nonce; empty where the server requires none. */
  readonly nonce: string;
}

/** PKCS#1 v1.5 uses 11 bytes of each block. */
const PADDING_BYTES = 11;
const MIN_BITS = 2048;

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Returns the plaintext to encrypt: the nonce and the password's UTF-8 in base64url, joined by a colon. The
 * encoding preserves every character, and the nonce prevents replay of a recorded request. Without a nonce it
 * is the bare password, the only format that other servers understand.
 */
function plainOf(password: string, nonce: string): string {
  if (nonce !== '') return `${nonce}:${base64Url(new TextEncoder().encode(password))}`;
  // jsencrypt encodes each half of a surrogate pair as a character of its own.
  if (/[\u{10000}-\u{10ffff}]/u.test(password)) throw new EncryptionError('character');
  return password;
}

/** Uses jsencrypt, which needs a window for its random numbers. @throws {Error} when the key cannot be parsed */
function windowCipher(Encryptor: typeof JSEncrypt, publicKey: string): PasswordCipher {
  const encryptor = new Encryptor();
  encryptor.setPublicKey(publicKey);
  const key: unknown = encryptor.getKey();
  return { bits: bitsOf(key), encrypt: (plain) => encryptor.encrypt(plain) || '' };
}

/** @throws {EncryptionError} for a key that cannot be parsed, and where there are no secure random numbers. */
async function cipherOf(publicKey: string): Promise<PasswordCipher> {
  const hasWindow = typeof window !== 'undefined' && typeof window.crypto?.getRandomValues === 'function';
  const library = hasWindow ? await import('jsencrypt') : undefined;
  let cipher: PasswordCipher | undefined;
  try {
    cipher = library === undefined ? nodeCipher(publicKey) : windowCipher(library.JSEncrypt, publicKey);
  } catch {
    throw new EncryptionError('key');
  }
  if (cipher === undefined) throw new EncryptionError('randomness');
  return cipher;
}

/**
 * Encrypts a password for `login.password`, `login.register` and `login.resetPassword`: RSA with PKCS#1 v1.5
 * padding, in base64. The library is loaded at the first call; Node uses its own RSA.
 *
 * jsencrypt alone would generate a key where none is given, return `false` for long texts, and use
 * `Math.random` outside a window; each of these is an error here.
 * @throws {EncryptionError} see {@link EncryptionProblem}.
 */
export async function encryptPassword(password: string, { publicKey, nonce }: PasswordKey): Promise<string> {
  if (publicKey.trim() === '') throw new EncryptionError('key');
  const { bits, encrypt } = await cipherOf(publicKey);
  if (bits < MIN_BITS) throw new EncryptionError('key');
  const plain = plainOf(password, nonce);
  if (new TextEncoder().encode(plain).length > Math.floor((bits + 7) / 8) - PADDING_BYTES) {
    throw new EncryptionError('too-long');
  }
  const cipher = encrypt(plain);
  if (cipher === '') throw new EncryptionError('key');
  return cipher;
}

/** Reads the bit length of jsencrypt's modulus, which its types hide; 0 where there is none. */
function bitsOf(key: unknown): number {
  const modulus: unknown = typeof key === 'object' && key !== null && 'n' in key ? key.n : undefined;
  if (typeof modulus !== 'object' || modulus === null || !('bitLength' in modulus)) return 0;
  const { bitLength } = modulus;
  const bits: unknown = typeof bitLength === 'function' ? bitLength.call(modulus) : 0;
  return typeof bits === 'number' ? bits : 0;
}
