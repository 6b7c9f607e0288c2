import type { Ref } from 'react';
import * as css from './layout.css.ts';

export interface DottedProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Facts separated by ` · `, as they are read by screen readers and copied. */
  children: string;
}

/** Short facts separated by dots, as many on a line as fit; no dot remains at the beginning or end of a line. */
export function Dotted({ ref, children }: DottedProps) {
  return (
    <span ref={ref} className={css.dotted}>
      {children.split(' · ').map((fact, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Two facts may read the same.
        <span key={index} className={css.fact}>
          {index > 0 && <span className={css.dot}> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}
