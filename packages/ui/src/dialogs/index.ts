export {
  CompleteInfoDialog,
  type CompleteInfoDialogProps,
  type CompleteInfoDraft,
  type CompleteInfoIn,
} from './CompleteInfoDialog.tsx';
export type { SceneCode } from './dialogs.texts.ts';
export type { FaceIdentityIn } from './face.rules.ts';
export { FaceVerifyDialog, type FaceVerifyDialogProps } from './FaceVerifyDialog.tsx';
export { LoginDialog, type LoginDialogProps, type LoginTask } from './LoginDialog.tsx';
export {
  ConfirmDialog,
  FacePromptDialog,
  FreeCourseDialog,
  InfoDialog,
  ProxyExamDialog,
  type ConfirmDialogProps,
  type FacePromptDialogProps,
  type FreeCourseDialogProps,
  type InfoDialogProps,
  type ProxyExamDialogProps,
} from './prompts.tsx';
export { QrDialog, type QrDialogProps } from './QrDialog.tsx';
export {
  SignAgreementDialog,
  type Agreement,
  type AgreementTarget,
  type SignAgreementDialogProps,
} from './SignAgreementDialog.tsx';
export { ThirdLogins, type ThirdLogin, type ThirdLoginsProps } from './ThirdLogins.tsx';
