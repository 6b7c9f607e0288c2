import type { ReactNode, Ref } from 'react';
import * as css from './DescriptionList.css.ts';

export interface DescriptionItem {
  /** What it tells. */
  term: string;
  /** What is so. An item with nothing (`''`, null, undefined, false) is left out. */
  value: ReactNode;
  /** A line under the value. */
  note?: ReactNode;
  /** The sum of those above: it stands out at the end. @defaultValue false */
  isTotal?: boolean;
  /** Takes a whole line where the others share one. @defaultValue false */
  isWide?: boolean;
  /** Leaves it out on a phone, where a bar has room for the rest alone. @defaultValue false */
  isLeftOutOnPhone?: boolean;
}

export interface DescriptionListProps {
  /** The `dl`. */
  ref?: Ref<HTMLDListElement> | undefined;
  /** From the first to the last. */
  items: readonly DescriptionItem[];
  /**
   * `inline`: each as wide as its words, so that a span of time keeps its line. `columns`: under each other, in as
   * many columns as there is room for. `lines`: what it tells at the start of a line, what is so at its end. `pairs`:
   * all terms in one column, all values in the next.
   * @defaultValue 'inline'
   */
  layout?: 'inline' | 'columns' | 'lines' | 'pairs';
  /** Hairlines: over the whole list, as under the head of a card, or between its items. @defaultValue 'none' */
  rule?: 'none' | 'above' | 'between';
  /** What the list is about, where nothing above says it. */
  label?: string | undefined;
  /** Whether values are on their way. @defaultValue false */
  isBusy?: boolean;
}

const isNothing = (value: ReactNode) =>
  value === '' || value === null || value === undefined || value === false;

/** What there is to know of one thing, by its name. For many things beside each other there is `Table`. */
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
        .filter(({ value }) => !isNothing(value))
        .map(({ term, value, note, isTotal, isWide, isLeftOutOnPhone }, place) => (
          <div
            // Two may have one name where people write them.
            key={place}
            className={css.item}
            data-total={isTotal || undefined}
            data-wide={isWide || undefined}
            data-no-phone={isLeftOutOnPhone || undefined}
          >
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>
              {value}
              {!isNothing(note) && <span className={css.note}>{note}</span>}
            </dd>
          </div>
        ))}
    </dl>
  );
}
