import { CheckIcon } from '@lectern/ui/icon';
import * as css from './detailPage.css.ts';

export interface OutcomeListProps {
  readonly outcomes: readonly string[];
  readonly className?: string;
}

/** The benefits of a course or a plan, one per line. */
export function OutcomeList({ outcomes, className = '' }: OutcomeListProps) {
  return (
    <ul className={`${css.outcomes} ${className}`}>
      {outcomes.map((outcome) => (
        <li key={outcome} className={css.outcome}>
          <CheckIcon className={css.check} />
          <span>{outcome}</span>
        </li>
      ))}
    </ul>
  );
}
