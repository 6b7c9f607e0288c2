/** Status of an agreement for a student. */
export type AgreementState = 'unsigned' | 'signed' | 'expired' | 'notNeeded';
