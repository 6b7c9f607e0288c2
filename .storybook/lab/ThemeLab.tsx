import { media, type ColourScheme } from '@lectern/themes';
import { RadioGroup } from '@lectern/ui/fields';
import { useTexts } from '@lectern/ui/locale';
import { Tabs } from '@lectern/ui/Tabs';
import { useState } from 'react';
import { choiceOf, palettesOf } from './configuration.ts';
import type { LabChoice } from './choice.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { Controls } from './Controls.tsx';
import { labSchools } from './labSchools.ts';
import { labTexts } from './lab.texts.ts';
import { Preview } from './Preview.tsx';
import { views, type View } from './views.ts';
import { problemsOf } from './problems.ts';
import { labPages, type LabPage } from './schoolPages/SchoolPage.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import * as css from './ThemeLab.css.ts';

const schemes: readonly ColourScheme[] = ['light', 'dark'];

export interface ThemeLabProps {
  /** Folder name of the school to begin with. @defaultValue the first school */
  schoolId?: string;
  /** Initial values instead of the school's current ones. */
  initial?: Partial<LabChoice>;
}

/**
 * The theme lab, in which a school chooses its look: it shows whole pages, checks the contrast, and exports the
 * `school.json`.
 */
export function ThemeLab({ schoolId, initial }: ThemeLabProps) {
  const texts = useTexts(labTexts);
  const [first] = labSchools;
  const [school, setSchool] = useState(() => labSchools.find(({ id }) => id === schoolId) ?? first);
  const [choice, setChoice] = useState<LabChoice | undefined>(
    () => school && { ...choiceOf(school), ...initial },
  );
  const [page, setPage] = useState<LabPage>('home');
  const [scheme, setScheme] = useState<ColourScheme>('light');
  const [view, setView] = useState<View>(() => (matchMedia(media.phone).matches ? 'phone' : 'both'));
  if (school === undefined || choice === undefined) return null;
  const problems = problemsOf(choice);

  const handleSchool = (id: string) => {
    const next = labSchools.find((candidate) => candidate.id === id);
    if (next === undefined) return;
    setSchool(next);
    setChoice(choiceOf(next));
  };

  return (
    <main className={css.lab}>
      <header className={css.head}>
        <h1 className={css.title}>{texts.title}</h1>
        <p className={css.lead}>{texts.lead}</p>
      </header>
      <Controls
        school={school}
        choice={choice}
        problems={problems}
        onSchool={handleSchool}
        onChange={(part) => setChoice({ ...choice, ...part })}
      />
      <div className={css.stage}>
        <div className={css.bar}>
          <RadioGroup
            label={texts.pageLabel}
            value={page}
            options={labPages.map((id) => ({ value: id, label: texts.pages[id] }))}
            onChange={(id) => setPage(labPages.find((known) => known === id) ?? 'home')}
          />
          <RadioGroup
            label={texts.scheme}
            value={scheme}
            options={schemes.map((name) => ({ value: name, label: texts.schemes[name] }))}
            onChange={(name) => setScheme(name === 'dark' ? 'dark' : 'light')}
          />
          <RadioGroup
            label={texts.view}
            value={view}
            options={views.map((name) => ({ value: name, label: texts.views[name] }))}
            onChange={(name) => setView(views.find((known) => known === name) ?? 'both')}
          />
        </div>
        {page === 'exam' && <p className={css.lead}>{texts.examAlone}</p>}
        <Preview school={school} choice={choice} page={page} scheme={scheme} view={view} />
        <Tabs
          label={texts.tabs}
          tabs={[
            {
              id: 'contrast',
              label: texts.contrast,
              content: (
                <ContrastTable palettes={palettesOf(choice, scheme)} brand={choice.own?.brand.trim()} />
              ),
            },
            {
              id: 'configuration',
              label: texts.configuration,
              content: <ExportPanel school={school} choice={choice} problems={problems} />,
            },
          ]}
        />
      </div>
    </main>
  );
}
