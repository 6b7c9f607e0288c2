import { amount, flag, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import type {
  Certificate as CertificateReply,
  CertificateCounts,
  CertificateList,
  CertificateStatus,
  UnlockField as UnlockFieldReply,
  UnlockFields,
} from '@lectern/sdk/endpoints/certificate';
import type { TagTone } from '@lectern/ui/Badge';

/** The states in the order in which they are offered. */
export const certificateStatuses = [
  'issued',
  'ready',
  'locked',
  'revoked',
] as const satisfies readonly CertificateStatus[];

/** The tone in which a state is shown; its words say the same. */
export const statusTones: Readonly<Record<CertificateStatus, TagTone>> = {
  issued: 'success',
  ready: 'accent',
  locked: 'neutral',
  revoked: 'danger',
};

/** What has to be done for a certificate. */
export interface Term {
  readonly words: string;
  readonly isDone: boolean;
}

/** A certificate of the student's; times are UTC ISO strings, empty where there is none. */
export interface Certificate {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  /** The course or exam that it is for; empty where it is for none. */
  readonly source: string;
  readonly status: CertificateStatus;
  readonly isUnread: boolean;
  readonly issuedAt: string;
  readonly expiresAt: string;
  /** As it came from the server; whoever shows it judges it. */
  readonly previewUrl: string;
  readonly terms: readonly Term[];
}

/** What is filled in before a certificate is made. */
export interface UnlockField {
  readonly code: string;
  readonly name: string;
  readonly isRequired: boolean;
  readonly value: string;
}

/** How many there are in each state. */
export type Counts = Readonly<Record<CertificateStatus, number>>;

/** Reads the certificates; one without an id cannot be opened and is left out. A state that is not known counts as locked. */
export function readCertificates(reply: Untrusted<CertificateList>): Certificate[] {
  return list<CertificateReply>(reply).flatMap((entry) => {
    const id = text(entry.relationId);
    if (id === '') return [];
    return {
      id,
      name: text(entry.certificateName) || id,
      number: text(entry.certificateNo),
      source: text(entry.sourceName),
      status: oneOf(entry.status, certificateStatuses, 'locked'),
      isUnread: entry.readFlag !== undefined && !flag(entry.readFlag),
      issuedAt: text(entry.issuedAt),
      expiresAt: text(entry.expiresAt),
      previewUrl: text(entry.previewUrl),
      terms: list<CertificateReply['terms'][number]>(entry.terms).flatMap((term) => {
        const words = text(term.text);
        return words === '' ? [] : { words, isDone: flag(term.done) };
      }),
    };
  });
}

/** Reads how many there are in each state. */
export const readCounts = (reply: Untrusted<CertificateCounts>): Counts => ({
  issued: amount(reply?.issued),
  ready: amount(reply?.ready),
  locked: amount(reply?.locked),
  revoked: amount(reply?.revoked),
});

/** Reads what is filled in; a field without a code cannot be sent and is left out. */
export function readFields(reply: Untrusted<UnlockFields>): UnlockField[] {
  return list<UnlockFieldReply>(reply).flatMap((entry) => {
    const code = text(entry.fieldCode);
    return code === ''
      ? []
      : {
          code,
          name: text(entry.fieldName) || code,
          isRequired: flag(entry.required),
          value: text(entry.value),
        };
  });
}
