import { footerThemes, headerThemes, media, type ColourScheme } from '@lectern/themes';
import { headerProperties, themeCss } from '@lectern/themes/maker';
import { headerPalettes, palettesOfFooter } from '@lectern/themes/palettes';
import { RadioGroup, SelectField, Switch } from '@lectern/ui/fields';
import { langOf, LocaleProvider, useLocale, useTexts } from '@lectern/ui/locale';
import { Tabs } from '@lectern/ui/Tabs';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  choiceOf,
  footTemplates,
  headTemplates,
  palettesOf,
  schoolJson,
  themeOf,
  type LabChoice,
} from './configuration.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { CopyBlock } from './CopyBlock.tsx';
import { FramedPage } from './FramedPage.tsx';
import { frameOf, labSchools, type LabSchool } from './labSchools.ts';
import { labTexts } from './lab.texts.ts';
import { OwnColoursForm } from './OwnColoursForm.tsx';
import { SchoolPage } from './SchoolPage.tsx';
import { Swatches } from './Swatches.tsx';
import * as css from './ThemeLab.css.ts';

const widths = { phone: 390, tablet: 820, desktop: 1440 } as const;
type Width = keyof typeof widths;
const widthNames: readonly Width[] = ['phone', 'tablet', 'desktop'];
const schemes: readonly ColourScheme[] = ['light', 'dark'];
/** A page is shown whole, as long as that is no scroll of its own. */
const frameHeights = { least: 720, most: 1600 };
const firstOwn = { brand: '#0a7d6b', surface: '', footer: '' };

/** Watches how wide an element is, so that the page in the frame can be scaled to it. */
function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth));
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, width };
}

interface PreviewProps {
  school: LabSchool;
  choice: LabChoice;
  scheme: ColourScheme;
  width: Width;
}

/** The whole page in what is chosen, at its real width. */
function Preview({ school, choice, scheme, width }: PreviewProps) {
  const texts = useTexts(labTexts);
  const locale = useLocale();
  const { ref, width: room } = useWidth();
  const theme = useMemo(() => choice.own && themeOf(choice.own), [choice.own]);
  const { header, footer } = palettesOf(choice, scheme);
  // Templates 2 and 3 have a surface of their own; there the accent is what can be read.
  const isOnSurface = choice.headTemplate === '2' || choice.headTemplate === '3';
  const accentText = headerProperties(header)['--lc-accentText']?.[scheme] ?? header.accent;
  const attributes = useMemo(
    () => ({
      class:
        theme === undefined ? `header-${choice.header} footer-${choice.footer}` : 'header-own footer-own',
      lang: langOf(locale),
      'data-theme': scheme,
    }),
    [theme, choice.header, choice.footer, locale, scheme],
  );
  const inkOf = { header: isOnSurface ? accentText : header.ink, footer: footer.ink };
  const scale = Math.min(1, room / widths[width]);
  return (
    <div ref={ref} className={css.preview} data-width={width}>
      {room > 0 && (
        <FramedPage
          title={texts.page}
          className={css.frame}
          width={widths[width]}
          heights={frameHeights}
          scale={scale}
          attributes={attributes}
          css={theme === undefined ? '' : themeCss(theme)}
        >
          <LocaleProvider locale={locale}>
            <SchoolPage
              frame={frameOf(school, locale === 'en', inkOf)}
              headTemplate={choice.headTemplate}
              footTemplate={choice.footTemplate}
            />
          </LocaleProvider>
        </FramedPage>
      )}
    </div>
  );
}

export interface ThemeLabProps {
  /** The school to begin with, by its folder. @defaultValue the first one */
  schoolId?: string;
  /** What to wear in place of what the school wears today. */
  initial?: Partial<LabChoice>;
}

/** Where a school chooses what it looks like: sees the whole page, checks it, and takes the configuration along. */
export function ThemeLab({ schoolId, initial }: ThemeLabProps) {
  const texts = useTexts(labTexts);
  const [first] = labSchools;
  const [school, setSchool] = useState(() => labSchools.find(({ id }) => id === schoolId) ?? first);
  const [choice, setChoice] = useState<LabChoice | undefined>(
    () => school && { ...choiceOf(school), ...initial },
  );
  const [scheme, setScheme] = useState<ColourScheme>('light');
  const [width, setWidth] = useState<Width>(() => (matchMedia(media.phone).matches ? 'phone' : 'desktop'));
  if (school === undefined || choice === undefined) return null;

  const change = (part: Partial<LabChoice>) => setChoice({ ...choice, ...part });
  const handleSchool = (id: string) => {
    const next = labSchools.find((candidate) => candidate.id === id);
    if (next === undefined) return;
    setSchool(next);
    setChoice({ ...choiceOf(next), own: choice.own });
  };
  const isFesco = choice.headTemplate === 'FESCO';

  return (
    <main className={css.lab}>
      <header className={css.head}>
        <h1 className={css.title}>{texts.title}</h1>
        <p className={css.lead}>{texts.lead}</p>
      </header>

      <form className={css.controls} onSubmit={(event) => event.preventDefault()}>
        <SelectField
          label={texts.school}
          value={school.id}
          onChange={handleSchool}
          options={labSchools.map(({ id, name, companyName }) => ({
            value: id,
            label: name === companyName ? name : `${companyName} · ${name}`,
          }))}
        />
        <RadioGroup
          label={texts.headTemplate}
          value={choice.headTemplate}
          options={headTemplates.map((id) => ({ value: id, label: texts.templates[id] }))}
          onChange={(id) => change({ headTemplate: headTemplates.find((known) => known === id) ?? '1' })}
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
          onChange={(id) => change({ footTemplate: footTemplates.find((known) => known === id) ?? '1' })}
        />
        <Switch
          checked={choice.own !== undefined}
          onChange={(event) => change({ own: event.target.checked ? firstOwn : undefined })}
        >
          {texts.own}
        </Switch>
        {choice.own === undefined ? (
          <>
            <Swatches
              label={texts.header}
              names={headerThemes}
              value={choice.header}
              onChange={(header) => change({ header })}
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
              onChange={(footer) => change({ footer })}
              coloursOf={(name) => {
                const { surface, inkMuted } = palettesOfFooter(name).light;
                return { ground: surface, mark: inkMuted };
              }}
            />
          </>
        ) : (
          <>
            <p className={css.lead}>{texts.ownHint}</p>
            <OwnColoursForm value={choice.own} onChange={(own) => change({ own })} />
          </>
        )}
      </form>

      <div className={css.stage}>
        <div className={css.bar}>
          <RadioGroup
            label={texts.scheme}
            value={scheme}
            options={schemes.map((name) => ({ value: name, label: texts.schemes[name] }))}
            onChange={(name) => setScheme(name === 'dark' ? 'dark' : 'light')}
          />
          <RadioGroup
            label={texts.width}
            value={width}
            options={widthNames.map((name) => ({ value: name, label: texts.widths[name] }))}
            onChange={(name) => setWidth(widthNames.find((known) => known === name) ?? 'desktop')}
          />
        </div>
        <Preview school={school} choice={choice} scheme={scheme} width={width} />
        <Tabs
          label={texts.tabs}
          tabs={[
            {
              id: 'contrast',
              label: texts.contrast,
              content: <ContrastTable palettes={palettesOf(choice, scheme)} brand={choice.own?.brand} />,
            },
            {
              id: 'configuration',
              label: texts.configuration,
              content: (
                <div className={css.files}>
                  <CopyBlock
                    title={texts.schoolFile(`schools/${school.id}/school.json`)}
                    text={schoolJson(school, choice)}
                  />
                </div>
              ),
            },
          ]}
        />
      </div>
    </main>
  );
}
