import type { Reply } from '@lectern/sdk';
import type {
  CertificateCounts,
  CertificateList,
  CertificateStatus,
  UnlockFields,
} from '@lectern/sdk/endpoints/certificate';
import type { TagTone } from '@lectern/ui/Badge';
import type { ReadBy } from '../../shared/readBy.ts';

/** The states in the order of the filter. */
export const certificateStatuses = [
  'issued',
  'ready',
  'locked',
  'revoked',
] as const satisfies readonly CertificateStatus[];

/** The tone of each state; the tag's text says the same. */
export const statusTones: Readonly<Record<CertificateStatus, TagTone>> = {
  issued: 'success',
  ready: 'accent',
  locked: 'neutral',
  revoked: 'danger',
};

/** A requirement for a certificate. */
export interface Term {
  readonly text: string;
  readonly isDone: boolean;
}

/** A certificate of the student; times are UTC ISO strings, empty if unset. */
export type Certificate = ReadBy<typeof readCertificates>[number];

/** Returns the name of a certificate with what it is for, since many are only called “certificate of completion”. */
export const fullNameOf = ({ name, source }: Pick<Certificate, 'name' | 'source'>): string =>
  [name, source].filter(Boolean).join(' · ');

/** A field to fill in before a certificate is issued. */
export type UnlockField = ReadBy<typeof readFields>[number];

/** Number of certificates per state. */
export type Counts = Readonly<Record<CertificateStatus, number>>;

/** Reads the certificates; one without an id could not be opened and is left out. An unknown state counts as locked. */
export function readCertificates(reply: Reply<CertificateList>) {
  return reply.flatMap((entry) => {
    const id = entry.relationId ?? '';
    if (id === '') return [];
    return {
      id,
      name: entry.certificateName || id,
      number: entry.certificateNo ?? '',
      /** The course or exam that it is for; empty if it is for none. */
      source: entry.sourceName ?? '',
      status: entry.status ?? 'locked',
      isUnread: entry.readFlag !== undefined && entry.readFlag !== 1,
      issuedAt: entry.issuedAt ?? '',
      expiresAt: entry.expiresAt ?? '',
      /** Not yet validated; done where it is shown. */
      previewUrl: entry.previewUrl ?? '',
      terms: entry.terms.flatMap((term) => {
        const text = term.text ?? '';
        return text === '' ? [] : { text, isDone: term.done ?? false };
      }),
    };
  });
}

/** Reads the number of certificates per state. */
export const readCounts = (reply: Reply<CertificateCounts>): Counts => ({
  issued: reply.issued ?? 0,
  ready: reply.ready ?? 0,
  locked: reply.locked ?? 0,
  revoked: reply.revoked ?? 0,
});

/** Reads the fields to fill in; one without a code could not be sent and is left out. */
export function readFields(reply: Reply<UnlockFields>) {
  return reply.flatMap((entry) => {
    const code = entry.fieldCode ?? '';
    return code === ''
      ? []
      : { code, name: entry.fieldName || code, isRequired: entry.required === 1, value: entry.value ?? '' };
  });
}
