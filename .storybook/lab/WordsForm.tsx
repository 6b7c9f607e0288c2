import { RadioGroup, TextArea, TextField } from '@lectern/ui/fields';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { json, type Json } from './labSchools.ts';
import { labTexts } from './lab.texts.ts';
import type { LabProblem } from './problems.ts';
import * as css from './OwnColoursForm.css.ts';
import { wordAt, wordFields, type Sign, type Words } from './words.ts';

export interface WordsFormProps {
  /** The school's settings, shown in every field that was not edited. */
  config: Json;
  sign: Sign;
  words: Words;
  problems: readonly LabProblem[];
  onSign: (sign: Sign) => void;
  onWords: (words: Words) => void;
}

/** The school's logo and the texts around every page, in the language of the preview. */
export function WordsForm({ config, sign, words, problems, onSign, onWords }: WordsFormProps) {
  const texts = useTexts(labTexts);
  const names: Readonly<Record<string, string>> = texts.words;
  const locale = useLocale();
  const messageOf = (field: LabProblem['field']) => {
    const found = problems.find((problem) => problem.field === field);
    return found === undefined ? {} : { message: texts.problems[found.problem] };
  };
  const handleFile = (file: File | undefined) => {
    if (file === undefined) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') onSign({ type: 'image', address: '', tried: reader.result });
    });
    reader.readAsDataURL(file);
  };
  return (
    <div className={css.form}>
      <RadioGroup
        label={texts.sign}
        value={sign.type}
        options={(['image', 'word'] as const).map((type) => ({ value: type, label: texts.signs[type] }))}
        onChange={(type) => onSign({ ...sign, type: type === 'word' ? 'word' : 'image' })}
      />
      {sign.type === 'image' && (
        <>
          <TextField
            label={texts.signAddress}
            hint={texts.signHint}
            value={sign.address}
            spellCheck={false}
            autoComplete="off"
            {...messageOf('sign')}
            onChange={(event) => onSign({ ...sign, address: event.target.value })}
          />
          <label className={css.file}>
            <input
              className={css.fileInput}
              type="file"
              accept="image/*"
              onChange={(event) => handleFile(event.target.files?.[0])}
            />
            {texts.signFile}
          </label>
        </>
      )}
      {wordFields[locale].map((field) => {
        const name = field.replaceAll(/^.*\.|En$/g, '');
        const Field = name === 'overview' ? TextArea : TextField;
        return (
          <Field
            key={field}
            label={names[name] ?? field}
            value={words[field] ?? wordAt(config, field)}
            autoComplete="off"
            {...(name === 'shortName' && messageOf('shortName'))}
            onChange={(event) => onWords({ ...words, [field]: event.target.value })}
          />
        );
      })}
      {json(config['sideBar'])['serviceFlag'] !== 1 && <p className={css.note}>{texts.noPhone}</p>}
    </div>
  );
}
