import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from '../link/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as css from './Button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  /** How loud it is; one primary action a view. @defaultValue 'secondary' */
  variant?: ButtonVariant;
  /** Height 32, 40 or 48 px; at least 44 under a finger. @defaultValue 'medium' */
  size?: ButtonSize;
  /** Takes the whole width. @defaultValue false */
  isBlock?: boolean;
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Under way: keeps focus and width, swallows further presses. @defaultValue false */
  isBusy?: boolean;
}

/** What `Button` and `ButtonLink` put on their element. */
const lookOf = (variant: ButtonVariant, size: ButtonSize, isBlock: boolean, className: string) => ({
  className: `${css.button} ${className}`,
  'data-variant': variant,
  'data-size': size,
  ...(isBlock && { 'data-block': '' }),
});

/**
 * A button. `disabled` is told to assistive technology but keeps the button
 * focusable, so that a reader can find it and hear why it does nothing.
 */
export function Button({
  variant = 'secondary',
  size = 'medium',
  isBlock = false,
  isBusy = false,
  disabled = false,
  className = '',
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const isInert = isBusy || disabled;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      {...lookOf(variant, size, isBlock, className)}
      type={type}
      onClick={handleClick}
      {...(isInert && { 'aria-disabled': true })}
      {...(isBusy && { 'aria-busy': true })}
    >
      <span className={css.label}>{children}</span>
      {isBusy && <Spinner className={css.busy} />}
    </button>
  );
}

export interface ButtonLinkProps extends Look, LinkProps {}

/** A link that looks like a button, for a step that is an address. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  isBlock = false,
  className = '',
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} {...lookOf(variant, size, isBlock, className)} />;
}
