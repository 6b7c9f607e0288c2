import { footerThemes, headerThemes, type FooterTheme, type HeaderTheme } from '@lectern/themes';
import { paletteOfHeader, palettesOfFooter } from '@lectern/themes/palettes';
import { RadioGroup } from '@lectern/ui/fields';
import { FooterByTemplate } from '@lectern/ui/footers';
import { HeaderByTemplate } from '@lectern/ui/headers';
import { useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useRef, useState } from 'react';
import { footTemplates, headTemplates, type FootTemplate, type HeadTemplate } from './configuration.ts';
import * as css from './Gallery.css.ts';
import { galleryTexts } from './gallery.texts.ts';
import { frameOf, labSchools } from './labSchools.ts';
import { labTexts } from './lab.texts.ts';

/** Tells whether an element has come near the screen; once it has, it stays so. */
function useIsNear<Element extends HTMLElement>() {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = ref;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting !== true) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '300px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

interface PairProps {
  header: HeaderTheme;
  footer: FooterTheme;
  headTemplate: HeadTemplate;
  footTemplate: FootTemplate;
}

/** A page in small: the real header and footer, and between them what the accent does. */
function Miniature({ header, footer, headTemplate, footTemplate }: PairProps) {
  const isEnglish = useLocale() === 'en';
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  const [school] = labSchools;
  const { ink, accent } = paletteOfHeader(header);
  const isOnSurface = headTemplate === '2' || headTemplate === '3';
  const frame = school && frameOf(school, isEnglish, { header: isOnSurface ? accent : ink, footer: palettesOfFooter(footer).light.ink });
  return (
    <div ref={ref} className={`header-${header} footer-${footer} ${css.miniature}`} data-theme="light">
      {isNear && frame && (
        <div className={css.page} inert aria-hidden>
          <HeaderByTemplate templateId={headTemplate} brand={frame.brand} menus={frame.menus} currentMenu={0} isHome />
          <div className={css.content}>
            <div className={css.wash} />
            <div className={css.fill} />
            <div className={css.line} />
            <div className={css.line} />
          </div>
          <FooterByTemplate templateId={headTemplate === 'FESCO' ? 'FESCO' : footTemplate} {...frame.footer} />
        </div>
      )}
    </div>
  );
}

/** Every header with every footer, as real parts in small, drawn when they come near the screen. */
export function Gallery() {
  const texts = useTexts(galleryTexts);
  const { headTemplate: headLabel, templates, footTemplate: footLabel, footTemplateOf } = useTexts(labTexts);
  const [headTemplate, setHeadTemplate] = useState<HeadTemplate>('1');
  const [footTemplate, setFootTemplate] = useState<FootTemplate>('1');
  return (
    <main className={css.gallery}>
      <header className={css.head}>
        <h1 className={css.title}>{texts.title}</h1>
        <p className={css.lead}>{texts.lead(headerThemes.length, footerThemes.length)}</p>
      </header>
      <div className={css.bar}>
        <RadioGroup
          label={headLabel}
          value={headTemplate}
          options={headTemplates.map((id) => ({ value: id, label: templates[id] }))}
          onChange={(id) => setHeadTemplate(headTemplates.find((known) => known === id) ?? '1')}
        />
        <RadioGroup
          label={footLabel}
          value={footTemplate}
          options={footTemplates.map((id) => ({ value: id, label: footTemplateOf(id), isDisabled: headTemplate === 'FESCO' }))}
          onChange={(id) => setFootTemplate(footTemplates.find((known) => known === id) ?? '1')}
        />
      </div>
      {/* The keyboard must be able to scroll it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.scroller} role="region" aria-label={texts.table} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                {texts.corner}
              </th>
              {footerThemes.map((name) => (
                <th key={name} scope="col" className={css.column}>
                  footer-{name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {headerThemes.map((header) => (
              <tr key={header}>
                <th scope="row" className={css.row}>
                  header-{header}
                </th>
                {footerThemes.map((footer) => (
                  <td key={footer} className={css.cell}>
                    <Miniature header={header} footer={footer} headTemplate={headTemplate} footTemplate={footTemplate} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </main>
  );
}
