import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable, Time } from '../parts.schema.ts';

/** Where a certificate stands: `locked` until its terms are met, then `ready` to be made, then `issued`; `revoked` by the school. */
export const CertificateStatus = Type.Enum(['locked', 'ready', 'issued', 'revoked']);
export type CertificateStatus = Static<typeof CertificateStatus>;

/** A certificate of a course, a training plan or an exam. */
export const Certificate = Type.Object({
  /** Binds student and certificate. */
  relationId: Id,
  certificateName: Type.String(),
  /** Printed on it; empty before it is issued. */
  certificateNo: Type.String(),
  sourceName: Type.String(),
  status: CertificateStatus,
  readFlag: Flag,
  issuedAt: Nullable(Time),
  /** UTC ISO; null when it never ends. */
  expiresAt: Nullable(Time),
  previewUrl: Type.String(),
  /** What is still missing, for a locked one. */
  terms: Type.Array(Type.Object({ text: Type.String(), done: Type.Boolean() })),
});
export type Certificate = Static<typeof Certificate>;

/** Asks for certificates of a state; without one, for all. */
export const CertificateListIn = Input({ status: Type.Optional(CertificateStatus) });
export type CertificateListIn = Static<typeof CertificateListIn>;

/** The newest first. */
export const CertificateList = Type.Array(Certificate);
export type CertificateList = Static<typeof CertificateList>;

/** Names the student's certificate. */
export const CertificateIn = Input({ relationId: Id });
export type CertificateIn = Static<typeof CertificateIn>;

/** The certificates that were looked at, separated by commas. */
export const MarkReadIn = Input({
  relationIds: Type.String({ pattern: '^[^,]{1,64}(,[^,]{1,64}){0,199}$' }),
});
export type MarkReadIn = Static<typeof MarkReadIn>;

/** A field that the student fills in before a certificate is made. */
export const UnlockField = Type.Object({
  fieldCode: Type.String(),
  fieldName: Type.String(),
  required: Flag,
  value: Type.String(),
});
export type UnlockField = Static<typeof UnlockField>;

/** Those fields. */
export const UnlockFields = Type.Array(UnlockField);
export type UnlockFields = Static<typeof UnlockFields>;

/** Makes a certificate whose terms are met. */
export const CreateCertificateIn = Input({
  relationId: Id,
  fields: Type.Optional(
    Type.Array(Input({ fieldCode: Type.String({ maxLength: 64 }), value: Type.String({ maxLength: 200 }) }), {
      maxItems: 40,
    }),
  ),
});
export type CreateCertificateIn = Static<typeof CreateCertificateIn>;

/** How many certificates stand where. */
export const CertificateCounts = Type.Object({
  all: Type.Integer(),
  locked: Type.Integer(),
  ready: Type.Integer(),
  issued: Type.Integer(),
  revoked: Type.Integer(),
});
export type CertificateCounts = Static<typeof CertificateCounts>;
