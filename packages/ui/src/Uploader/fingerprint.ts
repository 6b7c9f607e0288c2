import { chunkBytes } from './queue.ts';

/**
 * Returns a key that identifies a file after a reload: SHA-256 of its first chunk with size and name. Without
 * https there is no SubtleCrypto, so the key consists of size and name only. The digest does not block the main
 * thread.
 */
export async function fingerprint(file: File): Promise<string> {
  const facts = `${file.size}-${file.name}`;
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return facts;
  const digest = await subtle.digest('SHA-256', await file.slice(0, chunkBytes).arrayBuffer());
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hash}-${facts}`;
}
