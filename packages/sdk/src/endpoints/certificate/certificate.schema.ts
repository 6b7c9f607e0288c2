import { Type, type Static } from 'typebox';
import { Flag, Id, Input, Nullable, Time } from '../parts.schema.ts';

/**
 * State of a certificate: `locked` until its conditions are met, `ready` to be created, `issued`, or `revoked`
 * by the school.
 */
export const CertificateStatus = Type.Enum(['locked', 'ready', 'issued', 'revoked']);
export type CertificateStatus = Static<typeof CertificateStatus>;

/** A certificate of a course, a training plan or an exam. */
export const Certificate = Type.Object({
  /** Id of the student's relation to the certificate. */
  relationId: Id,
  certificateName: Type.String(),
  /** Number printed on the certificate; empty before it is issued. */
  certificateNo: Type.String(),
  sourceName: Type.String(),
  status: CertificateStatus,
  readFlag: Flag,
  issuedAt: Nullable(Time),
  /** UTC ISO time of expiry; null where it never expires. */
  expiresAt: Nullable(Time),
  previewUrl: Type.String(),
  /** Conditions of the certificate, and whether each is met. */
  terms: Type.Array(Type.Object({ text: Type.String(), done: Type.Boolean() })),
});
export type Certificate = Static<typeof Certificate>;

/** Request for certificates in one state; without a state, for all. */
export const CertificateListIn = Input({ status: Type.Optional(CertificateStatus) });
export type CertificateListIn = Static<typeof CertificateListIn>;

/** Certificates, newest first. */
export const CertificateList = Type.Array(Certificate);
export type CertificateList = Static<typeof CertificateList>;

/** Reference to the student's certificate. */
export const CertificateIn = Input({ relationId: Id });
export type CertificateIn = Static<typeof CertificateIn>;

/** Certificates that the student has viewed, separated by commas. */
export const MarkReadIn = Input({
  relationIds: Type.String({ pattern: '^[^,]{1,64}(,[^,]{1,64}){0,199}$' }),
});
export type MarkReadIn = Static<typeof MarkReadIn>;

/** A field that the student fills in before a certificate is created. */
export const UnlockField = Type.Object({
  fieldCode: Type.String(),
  fieldName: Type.String(),
  required: Flag,
  value: Type.String(),
});
export type UnlockField = Static<typeof UnlockField>;

/** Fields to fill in before a certificate is created. */
export const UnlockFields = Type.Array(UnlockField);
export type UnlockFields = Static<typeof UnlockFields>;

/** A certificate to create, whose conditions are met. */
export const CreateCertificateIn = Input({
  relationId: Id,
  fields: Type.Optional(
    Type.Array(Input({ fieldCode: Type.String({ maxLength: 64 }), value: Type.String({ maxLength: 200 }) }), {
      maxItems: 40,
    }),
  ),
});
export type CreateCertificateIn = Static<typeof CreateCertificateIn>;

/** Number of certificates in each state. */
export const CertificateCounts = Type.Object({
  all: Type.Integer(),
  locked: Type.Integer(),
  ready: Type.Integer(),
  issued: Type.Integer(),
  revoked: Type.Integer(),
});
export type CertificateCounts = Static<typeof CertificateCounts>;
