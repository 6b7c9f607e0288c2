import type { ComponentProps, ReactNode, Ref } from 'react';
import { anchor, badge, tag } from './Badge.css.ts';

export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'onCover';

export interface TagProps extends ComponentProps<'span'> {
  /**
   * Colour by meaning; the text must express the meaning too. `onCover` is readable on any picture.
   * @defaultValue 'neutral'
   */
  tone?: TagTone;
}

/** A short label of one or two words attached to a thing. It stays on one line and wraps only if it is a long name. */
export function Tag({ tone = 'neutral', className = '', ...rest }: TagProps) {
  return <span {...rest} className={`${tag} ${className}`} data-tone={tone} />;
}

export interface BadgeProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** The number; 0 shows no badge, more than 99 shows 99+. `'dot'` shows a dot without a number. */
  count: number | 'dot';
  /** What is counted, for example "3 unread messages"; screen readers read it instead of the number. */
  label: string;
  /** The icon or picture the badge is attached to. */
  children: ReactNode;
}

/** A number on the corner of an icon. */
export function Badge({ ref, count, label, children }: BadgeProps) {
  const isShown = count === 'dot' || count > 0;
  return (
    <span ref={ref} className={anchor}>
      {children}
      {isShown && (
        <span className={badge} role="img" aria-label={label} {...(count === 'dot' && { 'data-dot': '' })}>
          {count !== 'dot' && (count > 99 ? '99+' : count)}
        </span>
      )}
    </span>
  );
}
