/** A key that is ready to encrypt with. */
export interface PasswordCipher {
  /** Length of its modulus. */
  readonly bits: number;
  /** @returns base64; empty when it could not */
  encrypt(plain: string): string;
}

/**
 * Takes Node's own RSA, since jsencrypt finds no secure random numbers outside a window. Undefined where
 * this is not Node. The module is asked for by name at run time, so that no bundler looks for it.
 * @throws {Error} when the key cannot be read.
 */
export function nodeCipher(publicKey: string): PasswordCipher | undefined {
  if (typeof process === 'undefined' || typeof process.getBuiltinModule !== 'function') return undefined;
  const { constants, createPublicKey, publicEncrypt } = process.getBuiltinModule('node:crypto');
  const bare = publicKey.replace(/-----[^-]+-----|\s/g, '');
  const key = createPublicKey({ key: Buffer.from(bare, 'base64'), format: 'der', type: 'spki' });
  return {
    bits: key.asymmetricKeyDetails?.modulusLength ?? 0,
    encrypt: (plain) =>
      publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain)).toString('base64'),
  };
}
