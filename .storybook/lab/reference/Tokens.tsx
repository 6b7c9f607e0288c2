import { fontSize, footerThemes, headerThemes, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { baseTokens, headerPalettes, palettesOfFooter } from '@lectern/themes/palettes';
import { useTexts } from '@lectern/ui/locale';
import type { ReactNode } from 'react';
import { CopyName, useCopy } from './copy.tsx';
import * as css from './reference.css.ts';
import { referenceTexts } from './reference.texts.ts';

const accents = ['accent', 'accentHover', 'accentSoft', 'accentInk', 'accentText', 'focus'] as const;
const corners = ['control', 'card', 'dialog', 'full'] as const;
const shadows = ['shadowRaised', 'shadowFloating'] as const;

function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      {note !== undefined && <p className={css.note}>{note}</p>}
      {children}
    </section>
  );
}

/** A colour in light and dark mode, side by side. */
function Halves({ light, dark }: { light: string; dark: string }) {
  return (
    <span className={css.chips} aria-hidden>
      <span className={css.chip} style={{ background: light }} />
      <span className={css.chip} style={{ background: dark }} />
    </span>
  );
}

/** All tokens with their values; pressing one copies its name. */
export function Tokens() {
  const { tokens: texts, files } = useTexts(referenceTexts);
  const { copy, toasts } = useCopy();
  const constant = (group: string, name: string) => ({ name: `${group}.${name}`, onCopy: copy });

  return (
    <div className={css.ground}>
      <main className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{texts.title}</h1>
          <p className={css.lead}>{texts.lead}</p>
          <p className={css.note}>{files}</p>
        </header>

        <Section title={texts.base} note={texts.baseNote}>
          <div className={css.grid}>
            {Object.entries(baseTokens).map(([name, [light, dark]]) => (
              <CopyName key={name} {...constant('color', name)}>
                <Halves light={light} dark={dark} />
                <span className={css.name}>color.{name}</span>
                <span className={css.remark}>
                  {light} · {dark}
                </span>
              </CopyName>
            ))}
          </div>
        </Section>

        <Section title={texts.accent}>
          <div className={css.grid}>
            {accents.map((name) => (
              <CopyName key={name} {...constant('color', name)}>
                <span className={css.chip} style={{ background: color[name] }} aria-hidden />
                <span className={css.name}>color.{name}</span>
              </CopyName>
            ))}
          </div>
        </Section>

        <Section title={texts.headers}>
          <div className={css.grid}>
            {headerThemes.map((name) => {
              const { accent, surface, fade, ink } = headerPalettes[name];
              return (
                <CopyName key={name} name={`header-${name}`} onCopy={copy}>
                  <Halves light={`linear-gradient(90deg, ${surface}, ${fade})`} dark={accent} />
                  <span className={css.name}>header-{name}</span>
                  <span className={css.remark}>
                    {surface} · {accent} · {ink}
                  </span>
                </CopyName>
              );
            })}
          </div>
        </Section>

        <Section title={texts.footers}>
          <div className={css.grid}>
            {footerThemes.map((name) => {
              const { light, dark } = palettesOfFooter(name);
              return (
                <CopyName key={name} name={`footer-${name}`} onCopy={copy}>
                  <Halves light={light.surface} dark={dark.surface} />
                  <span className={css.name}>footer-{name}</span>
                  <span className={css.remark}>
                    {light.surface} · {light.ink}
                  </span>
                </CopyName>
              );
            })}
          </div>
        </Section>

        <Section title={texts.type}>
          <div className={css.rule}>
            {Object.entries(fontSize).map(([name, size]) => (
              <div key={name} className={css.measure}>
                <span className={css.name}>{name}</span>
                <span className={css.remark}>{Number.parseFloat(size) * 16} px</span>
                <span className={css.specimen} style={{ fontSize: size }}>
                  {texts.specimen}
                </span>
              </div>
            ))}
          </div>
        </Section>

        <Section title={texts.space}>
          <div className={css.rule}>
            {Object.entries(space).map(([name, width]) => (
              <div key={name} className={css.measure}>
                <span className={css.name}>{name}</span>
                <span className={css.remark}>{width}</span>
                <span className={css.bar} style={{ width }} />
              </div>
            ))}
          </div>
        </Section>

        <Section title={texts.radius}>
          <div className={css.grid}>
            {corners.map((name) => (
              <CopyName key={name} {...constant('radius', name)}>
                <span className={css.box} style={{ borderRadius: radius[name] }} aria-hidden />
                <span className={css.name}>radius.{name}</span>
                <span className={css.remark}>{radius[name]}</span>
              </CopyName>
            ))}
          </div>
        </Section>

        <Section title={texts.shadow}>
          <div className={css.grid}>
            {shadows.map((name) => (
              <CopyName key={name} {...constant('color', name)}>
                <span className={css.raised} style={{ boxShadow: color[name] }} aria-hidden />
                <span className={css.name}>color.{name}</span>
              </CopyName>
            ))}
          </div>
        </Section>
      </main>
      {toasts}
    </div>
  );
}
