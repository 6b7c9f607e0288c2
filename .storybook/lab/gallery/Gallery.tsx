import { footerThemes, headerThemes, type FooterTheme, type HeaderTheme } from '@lectern/themes';
import { RadioGroup } from '@lectern/ui/fields';
import { FooterByTemplate } from '@lectern/ui/footers';
import { HeaderByTemplate } from '@lectern/ui/headers';
import { LocaleProvider, useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useRef, useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { footTemplates, headTemplates, type FootTemplate, type HeadTemplate } from '../choice.ts';
import * as css from './Gallery.css.ts';
import { galleryTexts } from './gallery.texts.ts';
import { frameOf, labSchools } from '../labSchools.ts';
import { labTexts } from '../lab.texts.ts';

/** Returns whether an element has come close to the viewport; stays true from then on. */
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

interface Templates {
  readonly headTemplate: HeadTemplate;
  readonly footTemplate: FootTemplate;
}

/** A miniature page: header and footer of the chosen templates, with uses of the accent in between. */
function MiniaturePage({ headTemplate, footTemplate }: Templates) {
  const locale = useLocale();
  const [school] = labSchools;
  if (school === undefined) return null;
  const { brand, menus, footer } = frameOf(school, locale === 'en', { header: '', footer: '' });
  return (
    <>
      {/* The logo as text, which takes its colour from the theme. */}
      <HeaderByTemplate
        templateId={headTemplate}
        brand={{ ...brand, logoType: 'word' }}
        menus={menus}
        currentMenu={0}
        isHome
      />
      <div className={css.content}>
        <div className={css.swatch} />
        <div className={css.fill} />
        <div className={css.line} />
        <div className={css.line} />
      </div>
      <FooterByTemplate
        templateId={headTemplate === 'FESCO' ? 'FESCO' : footTemplate}
        info={{ ...footer.info, logoType: 'text' }}
        menus={footer.menus}
      />
    </>
  );
}

/**
 * The page in one pair of themes. Its markup is the same for every pair and rendered once, since a hundred real
 * headers would take seconds.
 */
function Miniature({ header, footer, markup }: { header: HeaderTheme; footer: FooterTheme; markup: string }) {
  const { ref, isNear } = useIsNear<HTMLDivElement>();
  return (
    <div ref={ref} className={`header-${header} footer-${footer} ${css.miniature}`} data-theme="light">
      {isNear && <div className={css.page} inert aria-hidden dangerouslySetInnerHTML={{ __html: markup }} />}
    </div>
  );
}

/**
 * Every header with every footer, as miniatures of the real components, rendered when they come close to the
 * viewport.
 */
export function Gallery() {
  const texts = useTexts(galleryTexts);
  const { headTemplate: headLabel, templates, footTemplate: footLabel, footTemplateOf } = useTexts(labTexts);
  const [headTemplate, setHeadTemplate] = useState<HeadTemplate>('1');
  const [footTemplate, setFootTemplate] = useState<FootTemplate>('1');
  const locale = useLocale();
  const [markup, setMarkup] = useState('');
  useEffect(() => {
    setMarkup(
      renderToStaticMarkup(
        <LocaleProvider locale={locale}>
          <MiniaturePage headTemplate={headTemplate} footTemplate={footTemplate} />
        </LocaleProvider>,
      ),
    );
  }, [locale, headTemplate, footTemplate]);
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
          options={footTemplates.map((id) => ({
            value: id,
            label: footTemplateOf(id),
            isDisabled: headTemplate === 'FESCO',
          }))}
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
                    <Miniature header={header} footer={footer} markup={markup} />
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
