export {
  agreementHref,
  hrefOf,
  readAgreement,
  readStatus,
  type AgreementEntry,
  type SigningTarget,
} from './agreement.model.ts';
export { MyAgreements } from './MyAgreements.tsx';
