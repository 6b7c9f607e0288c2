import { CircleCloseIcon } from '@lectern/ui/icon';
import { useTexts } from '@lectern/ui/locale';
import { schoolJson, type LabChoice } from './configuration.ts';
import { CopyBlock } from './CopyBlock.tsx';
import type { LabSchool } from './labSchools.ts';
import { labTexts } from './lab.texts.ts';
import type { LabProblem } from './problems.ts';
import * as css from './ThemeLab.css.ts';

export interface TakeAlongProps {
  school: LabSchool;
  choice: LabChoice;
  problems: readonly LabProblem[];
}

/** The `school.json` of what is chosen, with its place; or what has to be put right before there is one. */
export function TakeAlong({ school, choice, problems }: TakeAlongProps) {
  const texts = useTexts(labTexts);
  const file = schoolJson(school, choice);
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
  return (
    <div className={css.files}>
      <ol className={css.steps}>
        {texts.takeSteps(school.id).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyBlock title={`apps/backend/schools/${school.id}/school.json`} fileName="school.json" text={file} />
    </div>
  );
}
