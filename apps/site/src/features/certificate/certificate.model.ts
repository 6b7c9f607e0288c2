import type { Reply } from '@lectern/sdk';
import type {
  CertificateCounts,
  CertificateList,
  CertificateStatus,
  UnlockFields,
} from '@lectern/sdk/endpoints/certificate';
import type { TagTone } from '@lectern/ui/Badge';
import type { ReadBy } from '../../shared/readBy.ts';

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
export type Certificate = ReadBy<typeof readCertificates>[number];

/** What is filled in before a certificate is made. */
export type UnlockField = ReadBy<typeof readFields>[number];

/** How many there are in each state. */
export type Counts = Readonly<Record<CertificateStatus, number>>;

/** Reads the certificates; one without an id cannot be opened and is left out. A state that is not known counts as locked. */
export function readCertificates(reply: Reply<CertificateList>) {
  return reply.flatMap((entry) => {
    const id = entry.relationId ?? '';
    if (id === '') return [];
    return {
      id,
      name: entry.certificateName || id,
      number: entry.certificateNo ?? '',
      /** The course or exam that it is for; empty where it is for none. */
      source: entry.sourceName ?? '',
      status: entry.status ?? 'locked',
      isUnread: entry.readFlag !== undefined && entry.readFlag !== 1,
      issuedAt: entry.issuedAt ?? '',
      expiresAt: entry.expiresAt ?? '',
      /** As it came from the server; whoever shows it checks it. */
      previewUrl: entry.previewUrl ?? '',
      terms: entry.terms.flatMap((term) => {
        const words = term.text ?? '';
        return words === '' ? [] : { words, isDone: term.done ?? false };
      }),
    };
  });
}

/** Reads how many there are in each state. */
export const readCounts = (reply: Reply<CertificateCounts>): Counts => ({
  issued: reply.issued ?? 0,
  ready: reply.ready ?? 0,
  locked: reply.locked ?? 0,
  revoked: reply.revoked ?? 0,
});

/** Reads what is filled in; a field without a code cannot be sent and is left out. */
export function readFields(reply: Reply<UnlockFields>) {
  return reply.flatMap((entry) => {
    const code = entry.fieldCode ?? '';
    return code === ''
      ? []
      : {
          code,
          name: entry.fieldName || code,
          isRequired: entry.required === 1,
          value: entry.value ?? '',
        };
  });
}
