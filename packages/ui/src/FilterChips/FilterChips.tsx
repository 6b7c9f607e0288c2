import { useId, type Ref } from 'react';
import { CloseIcon } from '../icon/index.ts';
import { useTexts, inBoth } from '../locale/index.ts';
import * as css from './FilterChips.css.ts';

const texts = inBoth({
  all: ['全部', 'All'],
  active: ['已选条件', 'Active filters'],
  remove: (label: string) => [`移除“${label}”`, `Remove “${label}”`],
  clear: ['清空', 'Clear all'],
});

export interface FilterOption {
  /** Unique in the list. */
  value: string;
  /** Label of the chip. */
  label: string;
  /** Language of the label (`lang` attribute), if it differs from the page's. */
  lang?: string | undefined;
  /** Number of results of this option. */
  count?: number;
}

export interface FilterChipsProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What is filtered by, for example 分类; the accessible name of the group. */
  label: string;
  /** The options, in display order. */
  options: readonly FilterOption[];
  /** Label of the first chip, which clears the filter. @defaultValue 全部 / All */
  allLabel?: string;
  /** The chosen value; `null` for all. */
  value: string | null;
  /** Called with the chosen value, or `null` for all. */
  onChange: (value: string | null) => void;
}

/** One filter as a row of chips, beginning with “all”. Pressing the chosen chip again clears the filter. */
export function FilterChips({ ref, label, options, allLabel, value, onChange }: FilterChipsProps) {
  const text = useTexts(texts);
  const id = useId();
  return (
    <div ref={ref} className={css.row} role="group" aria-labelledby={id}>
      <span id={id} className={css.name}>
        {label}
      </span>
      <div className={css.chips}>
        <button
          type="button"
          className={css.chip}
          aria-pressed={value === null}
          onClick={() => onChange(null)}
        >
          {allLabel ?? text.all}
        </button>
        {options.map((option) => (
          <button
            key={option.value}
            lang={option.lang}
            type="button"
            className={css.chip}
            aria-pressed={option.value === value}
            onClick={() => onChange(option.value === value ? null : option.value)}
          >
            {option.label}
            {option.count !== undefined && <span className={css.count}>{option.count}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}

export interface ActiveFiltersProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** The active filters. */
  filters: readonly { id: string; label: string }[];
  /** Called with the id of the filter to remove. */
  onRemove: (id: string) => void;
  /** Called to remove all filters. */
  onClear: () => void;
}

/** The active filters, each with a remove button, and a button that clears all. Renders nothing without filters. */
export function ActiveFilters({ ref, filters, onRemove, onClear }: ActiveFiltersProps) {
  const text = useTexts(texts);
  if (filters.length === 0) return null;
  return (
    <div ref={ref} className={css.chips} role="group" aria-label={text.active}>
      {filters.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          className={css.chip}
          data-removable=""
          aria-label={text.remove(label)}
          onClick={() => onRemove(id)}
        >
          <span className={css.label}>{label}</span> <CloseIcon />
        </button>
      ))}
      <button type="button" className={css.clear} onClick={onClear}>
        {text.clear}
      </button>
    </div>
  );
}
