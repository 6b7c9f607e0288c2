import { useId, type Ref } from 'react';
import { CloseIcon } from '../icon/index.ts';
import { useTexts, type Texts } from '../locale/index.ts';
import * as css from './FilterChips.css.ts';

const zh = { all: '全部', active: '已选条件', remove: (label: string) => `移除“${label}”`, clear: '清空' };

const texts: Texts<typeof zh> = {
  zh,
  en: { all: 'All', active: 'Active filters', remove: (label) => `Remove “${label}”`, clear: 'Clear all' },
};

export interface FilterOption {
  /** Unique in the list. */
  value: string;
  /** What the chip says. */
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string | undefined;
  /** How many results it has. */
  count?: number;
}

export interface FilterChipsProps {
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What is filtered by, as 分类. */
  label: string;
  /** What can be filtered by, in this order. */
  options: readonly FilterOption[];
  /** The first chip, which stands for no choice. @defaultValue 全部 / All */
  allLabel?: string;
  /** The chosen value; `null` is all. */
  value: string | null;
  /** Told the value, or `null` for all. */
  onChange: (value: string | null) => void;
}

/** One filter as a row of chips, all first. Choosing the chosen one again goes back to all. */
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
  /** The element itself. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What is in force. */
  filters: readonly { id: string; label: string }[];
  /** Told the id of the filter to take away. */
  onRemove: (id: string) => void;
  /** Asked to take all of them away. */
  onClear: () => void;
}

/** The filters at work, each to be removed, all to be cleared. None shows nothing. */
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
