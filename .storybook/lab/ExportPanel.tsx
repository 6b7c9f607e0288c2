import { CircleCloseIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { exportChoice } from './configuration.ts';
import type { LabChoice } from './choice.ts';
import { CopyBlock } from './CopyBlock.tsx';
import type { LabSchool } from './labSchools.ts';
import { labTexts } from './lab.texts.ts';
import type { LabProblem } from './problems.ts';
import * as css from './ThemeLab.css.ts';

export interface ExportPanelProps {
  school: LabSchool;
  choice: LabChoice;
  problems: readonly LabProblem[];
}

/** The exported file and where it belongs, or the problems that must be fixed first. */
export function ExportPanel({ school, choice, problems }: ExportPanelProps) {
  const texts = useTexts(labTexts);
  const file = exportChoice(school, choice);
  if (file === undefined)
    return (
      <div className={css.problems} role="alert">
        <p className={css.problemsLead}>
          <CircleCloseIcon /> {texts.notYet(problems.length)}
        </p>
        <ul className={css.problemList}>
          {problems.map(({ field, problem, value }) => (
            <li key={field + value}>
              <b>{texts.problemFields[field]}</b> {value !== '' && <code>{value}</code>}{' '}
              {texts.problems[problem]}
            </li>
          ))}
        </ul>
      </div>
    );
  const { fileName, text } = file;
  const isRow = school.source === 'row';
  const steps = isRow ? texts.takeRowSteps : texts.takeSteps(school.id);
  return (
    <div className={css.files}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyBlock
        title={isRow ? `look/${fileName}` : `apps/backend/schools/${school.id}/${fileName}`}
        fileName={fileName}
        text={text}
      />
    </div>
  );
}
