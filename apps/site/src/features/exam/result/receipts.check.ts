import type { Reply } from '@lectern/sdk';
import type { ExamLedger } from '@lectern/sdk/endpoints/exam';
import type { ReadBy } from '../../../shared/readBy.ts';

/** One receipt, with everything that its digest is made of. */
export interface ReceiptLink {
  readonly position: number;
  readonly questionId: string;
  readonly operationId: string;
  readonly sequence: number;
  readonly answer: readonly string[];
  /** UTC ISO, by the school's clock. */
  readonly savedAt: string;
  readonly late: boolean;
  readonly digest: string;
  readonly signature: string;
}

/** The receipts of one attempt, as they came from the school or out of a file. */
export type ReceiptChain = ReadBy<typeof readChain>;

/** What a check found: how many receipts are good from the first one on, and the first that is not. */
export interface CheckedChain {
  readonly goodCount: number;
  /** Its position; undefined where all are good. */
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

/** A signature that is no base64 is no good one. */
async function isSigned(key: CryptoKey, { digest, signature }: ReceiptLink): Promise<boolean> {
  try {
    return await crypto.subtle.verify('Ed25519', key, bytesOf(signature), new TextEncoder().encode(digest));
  } catch {
    return false;
  }
}

/**
 * Checks a chain on this device, without asking anybody: each digest covers its answer and the digest
 * before it, and each is signed with the school's key.
 * @param key the school's own key, so that a file with another one does not vouch for itself.
 * @throws where the browser cannot check Ed25519 signatures, or the key is none.
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
