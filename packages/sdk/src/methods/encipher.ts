import type { Client, RequestOptions } from '../client/client.ts';
import { encryptPassword } from '../crypto/index.ts';
import { config } from '../endpoints/login/login.ts';

/**
 * Encrypts the password fields of an input. Requests a key and a nonce for each, since a nonce is valid for one
 * password.
 * @throws {ApiError} when the key cannot be fetched.
 * @throws {EncryptionError} for a password that cannot be encrypted.
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
  // Only texts were replaced, by texts.
  return copy as In;
}
