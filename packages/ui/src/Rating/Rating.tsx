import { useId, type Ref } from 'react';
import { StarIcon } from '../icon/index.ts';
import { useTexts } from '../locale/index.ts';
import * as css from './Rating.css.ts';
import { texts } from './Rating.texts.ts';

const five = [1, 2, 3, 4, 5] as const;

export interface RatingProps {
  /** Ref to the root element. */
  ref?: Ref<HTMLSpanElement> | undefined;
  /** Rating from 0 to 5, with fractions. */
  value: number;
  /** Whether the number is shown beside the stars. @defaultValue false */
  hasFigure?: boolean;
}

/** A rating as five stars, partly filled. */
export function Rating({ ref, value, hasFigure = false }: RatingProps) {
  const text = useTexts(texts);
  const stars = Number.isFinite(value) ? Math.min(5, Math.max(0, value)) : 0;
  return (
    <span ref={ref} className={css.rating} role="img" aria-label={text.outOfFive(stars.toFixed(1))}>
      <span className={css.stars}>
        {five.map((value) => (
          <span key={value} className={css.star}>
            <StarIcon />
            <span
              className={css.filled}
              style={{ width: `${Math.min(1, Math.max(0, stars - value + 1)) * 100}%` }}
            >
              <StarIcon fill="currentColor" style={{ maxWidth: 'none' }} />
            </span>
          </span>
        ))}
      </span>
      {hasFigure && <span className={css.figure}>{stars.toFixed(1)}</span>}
    </span>
  );
}

export interface RatingInputProps {
  /** Ref to the selected radio button, or else the first, which forms focus on an error. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** What is being rated; the legend of the group. */
  label: string;
  /** Number of stars, 1 to 5; 0 if none is chosen. */
  value: number;
  /** Called with the number of stars, from 1. */
  onChange: (value: number) => void;
}

/** Five stars to choose from, as native radio buttons with their native keyboard support. */
export function RatingInput({ ref, label, value, onChange }: RatingInputProps) {
  const text = useTexts(texts);
  const name = useId();
  return (
    <fieldset className={css.choices} role="radiogroup" aria-label={label}>
      {five.map((place) => (
        <label key={place} className={css.choice}>
          <input
            ref={place === Math.max(value, 1) ? ref : undefined}
            className={css.input}
            type="radio"
            name={name}
            checked={place === value}
            onChange={() => onChange(place)}
            aria-label={text.stars(place)}
          />
          <StarIcon fill={place <= value ? 'currentColor' : 'none'} />
        </label>
      ))}
    </fieldset>
  );
}
