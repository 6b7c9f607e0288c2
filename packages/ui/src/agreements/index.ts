export {
  AgreementBadge,
  AgreementButton,
  type AgreementBadgeProps,
  type AgreementButtonProps,
} from './agreements.tsx';
export type { AgreementState } from './agreementState.ts';
