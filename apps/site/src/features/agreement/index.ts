export { readAgreement, type AgreementEntry } from './agreement.model.ts';
export { MyAgreements } from './MyAgreements.tsx';
