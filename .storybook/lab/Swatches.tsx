import { FieldShell } from '@lectern/ui/fields';
import { useId, type ReactNode } from 'react';
import * as css from './Swatches.css.ts';

export interface SwatchesProps<Name extends string> {
  label: ReactNode;
  names: readonly Name[];
  value: Name;
  onChange: (name: Name) => void;
  /** Returns the two colours of a swatch: background and mark. */
  coloursOf: (name: Name) => { ground: string; mark: string };
}

/** Chooses a theme by its colours. Native radio buttons: one tab stop, arrow keys change the choice. */
export function Swatches<Name extends string>({
  label,
  names,
  value,
  onChange,
  coloursOf,
}: SwatchesProps<Name>) {
  const group = useId();
  return (
    <FieldShell as="group" label={label}>
      {() => (
        <div className={css.swatches}>
          {names.map((name) => {
            const { ground, mark } = coloursOf(name);
            return (
              <label key={name} className={css.swatch}>
                <input
                  className={css.radio}
                  type="radio"
                  name={group}
                  checked={name === value}
                  onChange={() => onChange(name)}
                />
                <span className={css.chip} style={{ background: ground }} aria-hidden>
                  <span className={css.mark} style={{ background: mark }} />
                </span>
                <span className={css.name}>{name}</span>
              </label>
            );
          })}
        </div>
      )}
    </FieldShell>
  );
}
