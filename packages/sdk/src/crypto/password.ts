import type { JSEncrypt } from 'jsencrypt';
import { nodeCipher, type PasswordCipher } from './nodeCipher.ts';

/** Why a password could not be encrypted. */
export type EncryptionProblem =
  /** The key is missing, unreadable or shorter than 2048 bits. */
  | 'key'
  /** The password has more bytes than one RSA block holds. */
  | 'too-long'
  /** A server without nonces would read a character outside the basic plane wrongly. */
  | 'character'
  /** There is no secure source of random numbers here. */
  | 'randomness';

/** A password that must not be sent as it is. */
export class EncryptionError extends Error {
  override readonly name = 'EncryptionError';
  readonly problem: EncryptionProblem;

  constructor(problem: EncryptionProblem) {
    super(`The password cannot be encrypted: ${problem}`);
    this.problem = problem;
  }
}

/** What the login config gave for passwords. */
export interface PasswordKey {
  /** SPKI in PEM, or its bare base64. */
  readonly publicKey: string;
  /** Empty where the server asks for none. */
  readonly nonce: string;
}

/** PKCS#1 v1.5 spends 11 bytes of each block. */
const PADDING_BYTES = 11;
const LEAST_BITS = 2048;

function base64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Lays out what is encrypted: the nonce and the password's UTF-8 in base64url, joined by a colon,
 * so that every character survives and a recorded reply is worthless. Without a nonce it is the bare
 * password, which is all that other servers understand.
 */
function plainOf(password: string, nonce: string): string {
  if (nonce !== '') return `${nonce}:${base64Url(new TextEncoder().encode(password))}`;
  // jsencrypt writes each half of a surrogate pair as a character of its own.
  if (/[\u{10000}-\u{10ffff}]/u.test(password)) throw new EncryptionError('character');
  return password;
}

/** Takes jsencrypt, which needs a window for its random numbers. @throws {Error} when the key cannot be read */
function windowCipher(Encryptor: typeof JSEncrypt, publicKey: string): PasswordCipher {
  const encryptor = new Encryptor();
  encryptor.setPublicKey(publicKey);
  const key: unknown = encryptor.getKey();
  return { bits: bitsOf(key), encrypt: (plain) => encryptor.encrypt(plain) || '' };
}

/** @throws {EncryptionError} for a key that cannot be read, and where there are no secure random numbers. */
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
 * Encrypts a password for `login.password`, `login.register` and `login.resetPassword`
 *: RSA with PKCS#1 v1.5 padding, in base64. The library is loaded when this is first
 * called; Node uses its own.
 *
 * jsencrypt alone would make up a key of its own where none is given, answer `false` for long
 * texts, and take `Math.random` outside a window; each of these is an error here.
 * @throws {EncryptionError}
 */
export async function encryptPassword(password: string, { publicKey, nonce }: PasswordKey): Promise<string> {
  if (publicKey.trim() === '') throw new EncryptionError('key');
  const { bits, encrypt } = await cipherOf(publicKey);
  if (bits < LEAST_BITS) throw new EncryptionError('key');
  const plain = plainOf(password, nonce);
  if (new TextEncoder().encode(plain).length > Math.floor((bits + 7) / 8) - PADDING_BYTES) {
    throw new EncryptionError('too-long');
  }
  const cipher = encrypt(plain);
  if (cipher === '') throw new EncryptionError('key');
  return cipher;
}

/** Reads the length of jsencrypt's modulus, which its types hide; 0 where there is none. */
function bitsOf(key: unknown): number {
  const modulus: unknown = typeof key === 'object' && key !== null && 'n' in key ? key.n : undefined;
  if (typeof modulus !== 'object' || modulus === null || !('bitLength' in modulus)) return 0;
  const { bitLength } = modulus;
  const bits: unknown = typeof bitLength === 'function' ? bitLength.call(modulus) : 0;
  return typeof bits === 'number' ? bits : 0;
}
