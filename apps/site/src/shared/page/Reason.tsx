import * as css from './Reason.css.ts';

export interface ReasonProps {
  /** The label of the reason, as the page calls it. */
  readonly name: string;
  readonly children: string;
}

/** Shows why the school refused or returned something. */
export function Reason({ name, children }: ReasonProps) {
  return (
    <p className={css.reason}>
      <span className={css.name}>{name}</span>
      {children}
    </p>
  );
}
