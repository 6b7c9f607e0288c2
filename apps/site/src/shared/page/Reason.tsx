import * as css from './Reason.css.ts';

export interface ReasonProps {
  /** What the words are: the reason, as a page calls it. */
  readonly name: string;
  readonly children: string;
}

/** Says why the school refused something or gave it back. */
export function Reason({ name, children }: ReasonProps) {
  return (
    <p className={css.reason}>
      <span className={css.name}>{name}</span>
      {children}
    </p>
  );
}
