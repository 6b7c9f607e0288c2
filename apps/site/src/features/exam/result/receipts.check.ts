import type { Reply } from '@lectern/sdk';
import type { ExamLedger } from '@lectern/sdk/endpoints/exam';
import type { ReadBy } from '../../../shared/readBy.ts';

/** One receipt, with everything that its digest covers. */
export interface ReceiptLink {
  readonly position: number;
  readonly questionId: string;
  readonly operationId: string;
  readonly sequence: number;
  readonly answer: readonly string[];
  /** UTC ISO, by the server's clock. */
  readonly savedAt: string;
  readonly late: boolean;
  readonly digest: string;
  readonly signature: string;
}

/** The receipts of one attempt, from the server or from a file. */
export type ReceiptChain = ReadBy<typeof readChain>;

/** The outcome of a check: the number of valid receipts from the first on, and the first invalid one. */
export interface CheckedChain {
  readonly goodCount: number;
  /** Position of the first invalid receipt; undefined if all are valid. */
  readonly brokenAt: number | undefined;
}

/** Reads a chain from a reply or a file. */
export function readChain(reply: Reply<ExamLedger>) {
  return {
    recordId: reply.recordId ?? '',
    /** Ed25519, SPKI in base64url. */
    publicKey: reply.publicKey ?? '',
    links: reply.answers.map((link) => ({
      position: link.position ?? 0,
      questionId: link.questionId ?? '',
      operationId: link.operationId ?? '',
      sequence: link.sequence ?? 0,
      answer: link.answer,
      savedAt: link.savedAt ?? '',
      late: link.late ?? false,
      digest: link.digest ?? '',
      signature: link.signature ?? '',
    })),
  };
}

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );

const base64urlOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

async function digestOf(
  recordId: string,
  previous: string,
  { position, questionId, operationId, sequence, answer, savedAt, late }: ReceiptLink,
): Promise<string> {
  const link = JSON.stringify([
    previous,
    recordId,
    position,
    questionId,
    operationId,
    sequence,
    answer,
    savedAt,
    late,
  ]);
  return base64urlOf(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(link)));
}

/** Malformed base64 counts as an invalid signature. */
async function isSigned(key: CryptoKey, { digest, signature }: ReceiptLink): Promise<boolean> {
  try {
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(digest));
  } catch {
    return false;
  }
}

/**
 * Verifies a chain on this device, without the server: each digest covers its answer and the previous digest,
 * and is signed with the school's key.
 * @param key the school's own key, since a file could contain a forged one.
 * @throws if the browser cannot verify Ed25519 signatures, or the key is invalid.
 */
export async function checkChain({ recordId, links }: ReceiptChain, key: string): Promise<CheckedChain> {
  const school = await crypto.subtle.importKey('spki', bytesOf(key), 'Ed25519', false, ['verify']);
  let previous = '';
  for (const [index, link] of links.entries()) {
    const isNext = link.position === index + 1 && (await digestOf(recordId, previous, link)) === link.digest;
    if (!isNext || !(await isSigned(school, link))) return { goodCount: index, brokenAt: index + 1 };
    previous = link.digest;
  }
  return { goodCount: links.length, brokenAt: undefined };
}
