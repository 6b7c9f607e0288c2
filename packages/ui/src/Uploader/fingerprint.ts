import { chunkBytes } from './queue.ts';

/**
 * Names a file so that it is known again after a reload: SHA-256 of its first chunk
 * with size and name. Pages without https have no SubtleCrypto; size and name must
 * do there. The digest runs outside the page's thread.
 */
export async function fingerprint(file: File): Promise<string> {
  const facts = `${file.size}-${file.name}`;
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  if (!subtle) return facts;
  const digest = await subtle.digest('SHA-256', await file.slice(0, chunkBytes).arrayBuffer());
  const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hash}-${facts}`;
}
