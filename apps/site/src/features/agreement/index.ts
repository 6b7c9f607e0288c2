export { hrefOf, readAgreement, readStatus, type AgreementEntry } from './agreement.model.ts';
export { MyAgreements } from './MyAgreements.tsx';
