import { LockIcon, PlayIcon } from '@lectern/ui/icon';
import { Inline } from '@lectern/ui/layout';
import type { ReactNode } from 'react';
import * as css from './Stage.css.ts';

export interface StageProps {
  readonly title: string;
  /** Empty where the title says everything. */
  readonly help: string;
  /**
   * Whether something must be done first.
   * @defaultValue false
   */
  readonly isLocked?: boolean;
  /**
   * Shown above the title.
   * @defaultValue a lock or a play icon
   */
  readonly head?: ReactNode;
  /** Actions. */
  readonly children?: ReactNode;
}

/** Shown in place of the player: the situation, and what can be done about it. */
export function Stage({ title, help, isLocked = false, head, children }: StageProps) {
  const Sign = isLocked ? LockIcon : PlayIcon;
  return (
    <div className={css.stage}>
      {head ?? <Sign className={css.icon} />}
      <p className={css.title}>{title}</p>
      {help !== '' && <p className={css.help}>{help}</p>}
      {children !== undefined && (
        <Inline above="x2" gap="x3" align="stretch" justify="center">
          {children}
        </Inline>
      )}
    </div>
  );
}
