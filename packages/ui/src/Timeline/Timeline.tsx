import type { ReactNode, Ref } from 'react';
import * as css from './Timeline.css.ts';

export interface TimelineProps {
  /** The `ol`. */
  ref?: Ref<HTMLOListElement> | undefined;
  /** What happens along it, where nothing above says it. */
  label?: string | undefined;
  /** The `TimelineItem` parts, from the first to the last. */
  children: ReactNode;
}

/** What comes after what: what happened, or what will. A line leads from sign to sign. For steps of a task there is `Stepper`. */
export function Timeline({ ref, label, children }: TimelineProps) {
  return (
    <ol ref={ref} className={css.timeline} aria-label={label}>
      {children}
    </ol>
  );
}

export interface TimelineItemProps {
  /** The `li`. */
  ref?: Ref<HTMLLIElement> | undefined;
  /** What stands in the round sign: a number or an icon; the words must say it as well. @defaultValue a dot */
  sign?: ReactNode;
  /** What became of it. `done` colours the line to the next one, too. @defaultValue 'open' */
  tone?: 'open' | 'done' | 'waiting' | 'danger';
  /** Whether this is where things stand now. @defaultValue false */
  isCurrent?: boolean;
  /** In one line, what it is. */
  title?: ReactNode;
  /** At the end of that line: when, or how long. */
  aside?: ReactNode;
  /** What there is to say beside the sign, under the title. */
  children?: ReactNode;
}

/** One thing along a `Timeline`. */
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
      <span className={css.sign} data-dot={sign === undefined || undefined} aria-hidden>
        {sign}
      </span>
      <div className={css.inside}>
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
