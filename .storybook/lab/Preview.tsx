import type { ColourScheme } from '@lectern/themes';
import { headerProperties, themeCss } from '@lectern/themes/maker';
import { langOf, LocaleProvider, useLocale, useTexts } from '@lectern/ui/locale';
import { useEffect, useMemo, useRef, useState } from 'react';
import { palettesOf, themeOf } from './configuration.ts';
import type { LabChoice } from './choice.ts';
import { FramedPage } from './schoolPages/FramedPage.tsx';
import { deepMerge } from '../../apps/backend/src/platform/company/deepMerge.ts';
import { frameOf, type LabSchool } from './labSchools.ts';
import { labTexts } from './lab.texts.ts';
import { SchoolPage, type LabPage } from './schoolPages/SchoolPage.tsx';
import * as css from './ThemeLab.css.ts';
import { isPictureAddress, wordsAsConfig } from './words.ts';
import type { View } from './views.ts';

/** Viewport widths of the previews, in CSS px. */
const screens = { phone: 390, tablet: 820, desktop: 1440 } as const;
type Screen = keyof typeof screens;

/** Minimum and maximum height of the frame; within these a page is shown completely, without scrolling. */
const frameHeights = { least: 720, most: 1600 };
/** Gap between two screens in px, and the share of the width that the phone gets. */
const gap = 16;
const phoneShare = 0.28;

/** Observes the width of an element, so that the framed page can be scaled to it. */
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

/** Returns a picture's address if a browser can load it here; pictures drawn by the back end cannot be. */
const reachable = (address: string) => (isPictureAddress(address) && !address.startsWith('/') ? address : '');

export interface PreviewProps {
  school: LabSchool;
  choice: LabChoice;
  page: LabPage;
  scheme: ColourScheme;
  view: View;
}

/** The whole page with the chosen look, at its real width; optionally on two screens at once. */
export function Preview({ school, choice, page, scheme, view }: PreviewProps) {
  const texts = useTexts(labTexts);
  const locale = useLocale();
  const { ref, width: room } = useWidth();
  const { own, header, footer, headTemplate, footTemplate, sign, words } = choice;
  const theme = useMemo(() => own && themeOf(own), [own]);
  const attributes = useMemo(
    () => ({
      class: theme === undefined ? `header-${header} footer-${footer}` : 'header-own footer-own',
      lang: langOf(locale),
      'data-theme': scheme,
    }),
    [theme, header, footer, locale, scheme],
  );
  // While a colour is being typed and invalid, the page uses the themes without own colours.
  const palettes = palettesOf(choice, scheme) ?? palettesOf({ ...choice, own: undefined }, scheme);
  const frame = useMemo(() => {
    // All templates except the first have a neutral surface, on which the accent must be used as a text colour.
    const isOnSurface = headTemplate !== '1';
    const ink = palettes?.header.ink ?? '';
    const accentText = palettes && headerProperties(palettes.header)['--lc-accentText']?.[scheme];
    return frameOf(
      { name: school.name, config: deepMerge(school.config, wordsAsConfig(school.config, words)) },
      locale === 'en',
      { header: isOnSurface ? (accentText ?? ink) : ink, footer: palettes?.footer.ink ?? '' },
      { type: sign.type, picture: sign.tried || reachable(sign.address.trim()) },
    );
  }, [school, words, sign, locale, headTemplate, palettes, scheme]);

  const shown: readonly Screen[] = view === 'both' ? ['desktop', 'phone'] : [view];
  const roomOf = (screen: Screen) => {
    if (shown.length === 1) return room;
    return (room - gap) * (screen === 'phone' ? phoneShare : 1 - phoneShare);
  };
  return (
    <div ref={ref} className={css.screens} data-view={view}>
      {room > 0 &&
        shown.map((screen) => (
          <div key={screen} className={css.preview} data-screen={screen}>
            <FramedPage
              title={texts.page(texts.pages[page], texts.views[screen])}
              className={css.frame}
              width={screens[screen]}
              heights={frameHeights}
              scale={Math.min(1, roomOf(screen) / screens[screen])}
              attributes={attributes}
              css={theme === undefined ? '' : themeCss(theme)}
            >
              <LocaleProvider locale={locale}>
                <SchoolPage
                  page={page}
                  frame={frame}
                  headTemplate={headTemplate}
                  footTemplate={footTemplate}
                />
              </LocaleProvider>
            </FramedPage>
          </div>
        ))}
    </div>
  );
}
