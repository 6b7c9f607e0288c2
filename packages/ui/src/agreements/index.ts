export {
  AgreementBadge,
  AgreementButton,
  type AgreementBadgeProps,
  type AgreementButtonProps,
  type AgreementState,
} from './agreements.tsx';
