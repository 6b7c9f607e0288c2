import type { ReactNode, Ref } from 'react';
import * as css from './DescriptionList.css.ts';

export interface DescriptionItem {
  /** Name of what the value describes. */
  term: string;
  /** The value. Items without one (`''`, null, undefined, false) are omitted. */
  value: ReactNode;
  /** A line below the value. */
  note?: ReactNode;
  /** Whether it is the total of the items above, which is emphasised. @defaultValue false */
  isTotal?: boolean;
  /** Whether it takes a full row of its own. @defaultValue false */
  isWide?: boolean;
  /** Whether it is hidden on a phone, for example in a bar that has room only for the others. @defaultValue false */
  isLeftOutOnPhone?: boolean;
}

export interface DescriptionListProps {
  /** Ref to the `dl` element. */
  ref?: Ref<HTMLDListElement> | undefined;
  /** The items, from first to last. */
  items: readonly DescriptionItem[];
  /**
   * `inline`: each item as wide as its text, so that a period of time stays on one line. `columns`: term above
   * value, in as many columns as fit. `lines`: the term at the start of a line, the value at its end. `pairs`:
   * all terms in one column, all values in the next.
   * @defaultValue 'inline'
   */
  layout?: 'inline' | 'columns' | 'lines' | 'pairs';
  /** Thin lines: above the whole list, for example below a card's head, or between its items. @defaultValue 'none' */
  rule?: 'none' | 'above' | 'between';
  /** Accessible name, where no heading names the list. */
  label?: string | undefined;
  /** Whether values are being loaded. @defaultValue false */
  isBusy?: boolean;
}

const isEmpty = (value: ReactNode) =>
  value === '' || value === null || value === undefined || value === false;

/** The properties of one thing, by name. To compare many things use `Table`. */
export function DescriptionList({
  ref,
  items,
  layout = 'inline',
  rule = 'none',
  label,
  isBusy = false,
}: DescriptionListProps) {
  return (
    <dl
      ref={ref}
      className={css.list}
      data-layout={layout}
      data-rule={rule}
      aria-label={label}
      aria-busy={isBusy || undefined}
    >
      {items
        .filter(({ value }) => !isEmpty(value))
        .map(({ term, value, note, isTotal, isWide, isLeftOutOnPhone }, index) => (
          <div
            // Terms may repeat where users write them.
            key={index}
            className={css.item}
            data-total={isTotal || undefined}
            data-wide={isWide || undefined}
            data-no-phone={isLeftOutOnPhone || undefined}
          >
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>
              {value}
              {!isEmpty(note) && <span className={css.note}>{note}</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
