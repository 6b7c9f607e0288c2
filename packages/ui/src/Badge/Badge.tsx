import type { ComponentProps, ReactNode, Ref } from 'react';
import { anchor, badge, tag } from './Badge.css.ts';

export type TagTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'info' | 'onCover';

export interface TagProps extends ComponentProps<'span'> {
  /** What it means; its words must say it too. `onCover` reads on any picture. @defaultValue 'neutral' */
  tone?: TagTone;
}

/** A word or two about the thing it stands on. It stays on one line, unless it is the name of something and a long one. */
export function Tag({ tone = 'neutral', className = '', ...rest }: TagProps) {
  return <span {...rest} className={`${tag} ${className}`} data-tone={tone} />;
}

export interface BadgeProps {
  /** The element itself. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** How many; 0 shows nothing, over 99 shows 99+. `'dot'` says only that there is something. */
  count: number | 'dot';
  /** What is counted, as "3 unread messages"; read in place of the bare number. */
  label: string;
  /** The icon or picture it sits on. */
  children: ReactNode;
}

/** A count on the corner of an icon. */
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
