export { Button, ButtonLink } from './Button.tsx';
export type { ButtonLinkProps, ButtonProps, ButtonSize, ButtonVariant } from './Button.tsx';
