import type { ComponentProps, MouseEvent } from 'react';
import { Link, type LinkProps } from '../link/index.ts';
import { Spinner } from '../Spinner/index.ts';
import * as css from './Button.css.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  /** Visual emphasis; use one primary action per view. @defaultValue 'secondary' */
  variant?: ButtonVariant;
  /** Height of 32, 40 or 48 px; at least 44 px on touch screens. @defaultValue 'medium' */
  size?: ButtonSize;
  /** Whether it takes the full width. @defaultValue false */
  isBlock?: boolean;
}

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Shows a spinner and ignores presses; the button keeps its focus and width. @defaultValue false */
  isBusy?: boolean;
}

/** Attributes that `Button` and `ButtonLink` share. */
const lookOf = (variant: ButtonVariant, size: ButtonSize, isBlock: boolean, className: string) => ({
  className: `${css.button} ${className}`,
  'data-variant': variant,
  'data-size': size,
  ...(isBlock && { 'data-block': '' }),
});

/**
 * A button. `disabled` is exposed to assistive technology, but the button stays focusable, so that users can
 * find it and learn why it is disabled.
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

/** A link that looks like a button, for an action that is a navigation. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  isBlock = false,
  className = '',
  ...rest
}: ButtonLinkProps) {
  return <Link {...rest} {...lookOf(variant, size, isBlock, className)} />;
}
