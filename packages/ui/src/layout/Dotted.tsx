import type { Ref } from 'react';
import * as css from './layout.css.ts';

export interface DottedProps {
  /** The element itself. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Facts with ` · ` between them, as they are also read aloud and copied. */
  children: string;
}

/** Short facts with dots between them, as many on a line as fit: where a line ends or begins, no dot is left over. */
export function Dotted({ ref, children }: DottedProps) {
  return (
    <span ref={ref} className={css.dotted}>
      {children.split(' · ').map((fact, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two facts may read the same.
        <span key={place} className={css.fact}>
          {place > 0 && <span className={css.dot}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
