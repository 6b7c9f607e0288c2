import { footerThemes, headerThemes } from '@lectern/themes';
import { footerPalettes, headerPalettes } from '@lectern/themes/palettes';
import { RadioGroup, SelectField, Switch } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { footTemplates, headTemplates, type LabChoice } from './choice.ts';
import { labSchools, type LabSchool } from './labSchools.ts';
import { labTexts } from './lab.texts.ts';
import { OwnColoursForm } from './OwnColoursForm.tsx';
import type { LabProblem } from './problems.ts';
import { Swatches } from './Swatches.tsx';
import * as css from './ThemeLab.css.ts';
import { WordsForm } from './WordsForm.tsx';

const firstOwn = { brand: '#0a7d6b', surface: '', footer: '' };

export interface ControlsProps {
  school: LabSchool;
  choice: LabChoice;
  problems: readonly LabProblem[];
  onSchool: (id: string) => void;
  onChange: (part: Partial<LabChoice>) => void;
}

/** All options: templates, colours, and the school's own logo and texts. */
export function Controls({ school, choice, problems, onSchool, onChange }: ControlsProps) {
  const texts = useTexts(labTexts);
  const isFesco = choice.headTemplate === 'FESCO';
  return (
    <form className={css.controls} onSubmit={(event) => event.preventDefault()}>
      <SelectField
        label={texts.school}
        hint={texts.schoolHint}
        value={school.id}
        onChange={onSchool}
        options={labSchools.map(({ id, name, companyName }) => ({
          value: id,
          label: name === companyName ? name : `${companyName} · ${name}`,
        }))}
      />
      <section className={css.part}>
        <h2 className={css.partTitle}>{texts.sections.templates}</h2>
        <RadioGroup
          label={texts.headTemplate}
          value={choice.headTemplate}
          options={headTemplates.map((id) => ({ value: id, label: texts.templates[id] }))}
          onChange={(id) => onChange({ headTemplate: headTemplates.find((known) => known === id) ?? '1' })}
        />
        <RadioGroup
          label={texts.footTemplate}
          value={choice.footTemplate}
          {...(isFesco && { hint: texts.fescoBrings })}
          options={footTemplates.map((id) => ({
            value: id,
            label: texts.footTemplateOf(id),
            isDisabled: isFesco,
          }))}
          onChange={(id) => onChange({ footTemplate: footTemplates.find((known) => known === id) ?? '1' })}
        />
      </section>
      <section className={css.part}>
        <h2 className={css.partTitle}>{texts.sections.colours}</h2>
        <Switch
          checked={choice.own !== undefined}
          onChange={(event) => onChange({ own: event.target.checked ? firstOwn : undefined })}
        >
          {texts.own}
        </Switch>
        {choice.own === undefined ? (
          <>
            <Swatches
              label={texts.header}
              names={headerThemes}
              value={choice.header}
              onChange={(header) => onChange({ header })}
              coloursOf={(name) => {
                const { surface, fade, ink, accent } = headerPalettes[name];
                return {
                  ground: `linear-gradient(90deg, ${surface}, ${fade})`,
                  mark: ink === '#ffffff' ? ink : accent,
                };
              }}
            />
            <Swatches
              label={texts.footer}
              names={footerThemes}
              value={choice.footer}
              onChange={(footer) => onChange({ footer })}
              coloursOf={(name) => {
                const { surface, inkMuted } = footerPalettes[name];
                return { ground: surface, mark: inkMuted };
              }}
            />
          </>
        ) : (
          <>
            <p className={css.lead}>{texts.ownHint}</p>
            <OwnColoursForm value={choice.own} onChange={(own) => onChange({ own })} />
          </>
        )}
      </section>
      <section className={css.part}>
        <h2 className={css.partTitle}>{texts.sections.words}</h2>
        <WordsForm
          config={school.config}
          sign={choice.sign}
          words={choice.words}
          problems={problems}
          onSign={(sign) => onChange({ sign })}
          onWords={(words) => onChange({ words })}
        />
      </section>
    </form>
  );
}
