import type { Client, RequestOptions } from '../client/client.ts';
import { encryptPassword } from '../crypto/index.ts';
import { config } from '../endpoints/login/login.ts';

/**
 * Encrypts those fields of an input that are passwords, each with a key and nonce that were asked for just now: a nonce
 * is good for one password.
 * @throws {ApiError} when the key cannot be asked for; {@link EncryptionError} for a password that cannot be encrypted.
 */
export async function encipher<In extends object>(
  client: Client,
  input: In,
  keys: readonly string[],
  options?: RequestOptions,
): Promise<In> {
  const copy: Record<string, unknown> = Object.fromEntries(Object.entries(input));
  for (const key of keys) {
    const plain = copy[key];
    if (typeof plain !== 'string' || plain === '') continue;
    const { signal, timeoutMs } = options ?? {};
    const { publicKey = '', nonce = '' } = await client.request(
      config,
      {},
      { ...(signal !== undefined && { signal }), ...(timeoutMs !== undefined && { timeoutMs }) },
    );
    copy[key] = await encryptPassword(plain, { publicKey, nonce });
  }
  // Texts took the place of texts.
  return copy as In;
}
