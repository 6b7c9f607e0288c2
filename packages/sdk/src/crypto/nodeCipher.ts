/** An RSA public key ready to encrypt with. */
export interface PasswordCipher {
  /** Length of the modulus in bits. */
  readonly bits: number;
  /** Encrypts a text. @returns base64; empty when the encryption failed */
  encrypt(plain: string): string;
}

/**
 * Uses Node's own RSA, since jsencrypt finds no secure random numbers outside a window. Undefined outside Node.
 * The module is looked up at runtime, so that bundlers do not resolve it.
 * @throws {Error} when the key cannot be parsed.
 */
export function nodeCipher(publicKey: string): PasswordCipher | undefined {
  if (typeof process === 'undefined' || typeof process.getBuiltinModule !== 'function') return undefined;
  const { constants, createPublicKey, publicEncrypt } = process.getBuiltinModule('node:crypto');
  const base64 = publicKey.replace(/-----[^-]+-----|\s/g, '');
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
  return {
    bits: key.asymmetricKeyDetails?.modulusLength ?? 0,
    encrypt: (plain) =>
      publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain)).toString('base64'),
  };
}
