import type { ReactNode, Ref } from 'react';
import { CircleCheckIcon, CircleCloseIcon, ClockIcon, InfoIcon, type Icon } from '../icon/index.ts';
import * as css from './Result.css.ts';

/** How something ended: done, not yet decided, not possible, or only to be known. */
export type ResultStatus = 'success' | 'waiting' | 'failed' | 'info';

const signs: Readonly<Record<ResultStatus, Icon>> = {
  success: CircleCheckIcon,
  waiting: ClockIcon,
  failed: CircleCloseIcon,
  info: InfoIcon,
};

export interface ResultProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Which sign and colour; the title must say it as well. */
  status: ResultStatus;
  /** In one sentence, how it ended. */
  title: ReactNode;
  /** Level of the title's heading. @defaultValue 1 */
  level?: 1 | 2 | 3;
  /** What that means, and what comes of it. */
  description?: ReactNode;
  /** What can be done now: `Button`s and `ButtonLink`s, the main one first. */
  actions?: ReactNode;
  /** What there is to know beside, between words and actions: a `DescriptionList`. */
  children?: ReactNode;
}

/** How what a person did has ended, in the middle of a page or card. Where there is nothing, `EmptyState` says so. */
export function Result({ ref, status, title, level = 1, description, actions, children }: ResultProps) {
  const Sign = signs[status];
  const Title = `h${level}` as const;
  return (
    <div ref={ref} className={css.result}>
      <span className={css.sign} data-status={status} aria-hidden>
        <Sign size={40} />
      </span>
      <Title className={css.title}>{title}</Title>
      {description !== undefined && <p className={css.description}>{description}</p>}
      {children}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
