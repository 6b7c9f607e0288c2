import { CheckIcon } from '@lectern/ui/icon';
import * as css from './detailPage.css.ts';

export interface OutcomeListProps {
  readonly outcomes: readonly string[];
  readonly className?: string;
}

/** What somebody gets of a course or a plan, a line each. */
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
