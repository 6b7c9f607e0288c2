import { TextField } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { parseHex } from '@lectern/themes/maker';
import type { OwnColours } from './choice.ts';
import { labTexts } from './lab.texts.ts';
import * as css from './OwnColoursForm.css.ts';

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (hex: string) => void;
  /** Whether it may be empty. @defaultValue false */
  isOptional?: boolean;
}

/** A text field for a colour with the system's colour picker beside it. */
function ColourField({ label, value, onChange, isOptional = false }: ColourFieldProps) {
  const texts = useTexts(labTexts);
  const isWrong = !(parseHex(value.trim()) || (isOptional && value.trim() === ''));
  return (
    <div className={css.colour}>
      <input
        className={css.picker}
        type="color"
        aria-label={texts.pick(label)}
        value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#888888'}
        onChange={(event) => onChange(event.target.value)}
      />
      <TextField
        label={label}
        value={value}
        spellCheck={false}
        autoComplete="off"
        {...(isOptional && { placeholder: texts.optional })}
        {...(isWrong && { message: texts.wrongColour })}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

export interface OwnColoursFormProps {
  value: OwnColours;
  onChange: (own: OwnColours) => void;
}

/** A school's own colours: a brand colour, and optional backgrounds. */
export function OwnColoursForm({ value, onChange }: OwnColoursFormProps) {
  const texts = useTexts(labTexts);
  const change = (part: Partial<OwnColours>) => onChange({ ...value, ...part });
  return (
    <div className={css.form} role="group" aria-label={texts.own}>
      <ColourField label={texts.brand} value={value.brand} onChange={(brand) => change({ brand })} />
      <ColourField
        label={texts.surface}
        value={value.surface}
        isOptional
        onChange={(surface) => change({ surface })}
      />
      <ColourField
        label={texts.ground}
        value={value.footer}
        isOptional
        onChange={(footer) => change({ footer })}
      />
    </div>
  );
}
