import type { AnswerOperation } from '../../endpoints/answering/answering.schema.ts';

/** Content of the file that a device without a connection offers for download. */
export interface Rescued {
  readonly companyId: string;
  readonly userId: string;
  readonly recordId: string;
  /** UTC ISO time by the server's clock, as the device estimates it. */
  readonly madeAt: string;
  readonly answers: readonly AnswerOperation[];
}

/** First part of each file; its number increases when the format changes. */
export const RESCUE_FORM = 'lectern-rescue-1';

const IV_BYTES = 12;

function toBase64Url(bytes: ArrayBuffer | Uint8Array): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}

/**
 * Encrypts the changes that a device could not send, so that only the school can read them: ECDH on P-256 with
 * an ephemeral key, then AES-256-GCM. The format is `form.key.iv.body`.
 * @param schoolKey public key: an uncompressed P-256 point, base64url.
 * @returns undefined where the browser lacks WebCrypto, as on plain HTTP.
 */
export async function sealRescue(schoolKey: string, rescued: Rescued): Promise<string | undefined> {
  // Undefined on pages served over plain HTTP.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (subtle === undefined) return undefined;
  const curve = { name: 'ECDH', namedCurve: 'P-256' };
  const own = await subtle.generateKey(curve, false, ['deriveBits']);
  const importedKey = await subtle.importKey('raw', fromBase64Url(schoolKey), curve, false, []);
  const point = await subtle.exportKey('raw', own.publicKey);
  const shared = await subtle.deriveBits({ name: 'ECDH', public: importedKey }, own.privateKey, 256);
  const seed = await subtle.importKey('raw', shared, 'HKDF', false, ['deriveKey']);
  const info = new TextEncoder().encode(RESCUE_FORM);
  const hkdf = { name: 'HKDF', hash: 'SHA-256', salt: point, info };
  const key = await subtle.deriveKey(hkdf, seed, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const body = await subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(rescued)),
  );
  return [RESCUE_FORM, toBase64Url(point), toBase64Url(iv), toBase64Url(body)].join('.');
}
