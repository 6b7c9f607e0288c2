/** What an agreement's status means to a student. */
export type AgreementState = 'unsigned' | 'signed' | 'expired' | 'notNeeded';
