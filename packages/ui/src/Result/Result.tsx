import type { ReactNode, Ref } from 'react';
import { CircleCheckIcon, CircleCloseIcon, ClockIcon, InfoIcon, type Icon } from '../icon/index.ts';
import * as css from './Result.css.ts';

/** Outcome: done, pending, failed, or neutral information. */
export type ResultStatus = 'success' | 'waiting' | 'failed' | 'info';

const icons: Readonly<Record<ResultStatus, Icon>> = {
  success: CircleCheckIcon,
  waiting: ClockIcon,
  failed: CircleCloseIcon,
  info: InfoIcon,
};

export interface ResultProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Outcome that determines icon and colour; the title must say it as well. */
  status: ResultStatus;
  /** The outcome in one sentence. */
  title: ReactNode;
  /** Heading level of the title. @defaultValue 1 */
  level?: 1 | 2 | 3;
  /** What the outcome means, and what happens next. */
  description?: ReactNode;
  /** What the user can do now: `Button`s and `ButtonLink`s, the main one first. */
  actions?: ReactNode;
  /** Further details between the text and the actions, for example a `DescriptionList`. */
  children?: ReactNode;
}

/** The outcome of an action, in the middle of a page or card. For a place without content use `EmptyState`. */
export function Result({ ref, status, title, level = 1, description, actions, children }: ResultProps) {
  const Sign = icons[status];
  const Title = `h${level}` as const;
  return (
    <div ref={ref} className={css.result}>
      <span className={css.icon} data-status={status} aria-hidden>
        <Sign size={40} />
      </span>
      <Title className={css.title}>{title}</Title>
      {description !== undefined && <p className={css.description}>{description}</p>}
      {children}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
