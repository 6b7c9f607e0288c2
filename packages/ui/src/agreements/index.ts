export {
  AgreementBadge,
  AgreementButton,
  type AgreementBadgeProps,
  type AgreementButtonProps,
} from './agreements.tsx';
export {
  agreementStateOf,
  mayEnterStudy,
  readAgreementStatus,
  type AgreementState,
  type AgreementStatus,
} from './status.ts';
