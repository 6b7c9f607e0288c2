import type { ReactNode, Ref } from 'react';
import * as css from './Timeline.css.ts';

export interface TimelineProps {
  /** Ref to the `ol` element. */
  ref?: Ref<HTMLOListElement> | undefined;
  /** Accessible name, where no heading names the timeline. */
  label?: string | undefined;
  /** The `TimelineItem` elements, from first to last. */
  children: ReactNode;
}

/** Events in chronological order, past or future, connected by a line. For the steps of a task use `Stepper`. */
export function Timeline({ ref, label, children }: TimelineProps) {
  return (
    <ol ref={ref} className={css.timeline} aria-label={label}>
      {children}
    </ol>
  );
}

export interface TimelineItemProps {
  /** Ref to the `li` element. */
  ref?: Ref<HTMLLIElement> | undefined;
  /** Content of the round sign: a number or an icon; the text must express it as well. @defaultValue a dot */
  sign?: ReactNode;
  /** State of the item. `done` also colours the line to the next item. @defaultValue 'open' */
  tone?: 'open' | 'done' | 'waiting' | 'danger';
  /** Whether this is the current item. @defaultValue false */
  isCurrent?: boolean;
  /** Title, on one line. */
  title?: ReactNode;
  /** Text at the end of the title's line, for example a time or a duration. */
  aside?: ReactNode;
  /** Details below the title. */
  children?: ReactNode;
}

/** One item of a `Timeline`. */
export function TimelineItem({
  ref,
  sign,
  tone = 'open',
  isCurrent = false,
  title,
  aside,
  children,
}: TimelineItemProps) {
  return (
    <li ref={ref} className={css.item} data-tone={tone} aria-current={isCurrent ? 'step' : undefined}>
      <span className={css.icon} data-dot={sign === undefined || undefined} aria-hidden>
        {sign}
      </span>
      <div className={css.content}>
        {title !== undefined && (
          <div className={css.head}>
            <span className={css.title}>{title}</span>
            {aside !== undefined && <span className={css.aside}>{aside}</span>}
          </div>
        )}
        {children}
      </div>
    </li>
  );
}
