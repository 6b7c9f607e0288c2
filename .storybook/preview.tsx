import '@lectern/themes/styles';
import { footerThemes, headerThemes, switchTheme } from '@lectern/themes';
import { langOf, LocaleProvider, type Locale } from '@lectern/ui/locale';
import type { Decorator, Preview, StoryContext } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { provideFeatures } from '../apps/site/src/app/start/provide.ts';
import { answerConfirmation } from '../apps/site/src/shared/overlays/confirmation.store.ts';
import { session } from '../apps/site/src/shared/session/session.store.ts';
import { inRouter } from '../apps/site/src/shared/testing/inRouter.tsx';
import { checkPalettes } from './checkPalettes.ts';
import { offerChoices } from './choices.ts';
import { docs } from './docs/index.tsx';
import { type Mode, schemes, widths } from '@lectern/ui/stage';
import { paletteOf, type Palette } from './palettes.ts';
import { picturedAs } from './pictured.ts';
import { still } from './still.ts';

// A busy machine is no fault of the code: what a story waits for may take its time.
configure({ asyncUtilTimeout: 10_000 });

const isChecked = '__vitest_browser__' in window;

// Nothing is looked at halfway, be the machine as busy as it likes. And what is far from the view takes its own room:
// where another is reserved for it, axe sees what follows behind it.
if (isChecked) {
  const style = document.createElement('style');
  style.textContent = `${still} :not([hidden]) { content-visibility: visible !important }`;
  document.head.append(style);
}

provideFeatures();

const visitor = { ...session };

const textOf = (globals: Record<string, unknown>, name: string): string => String(globals[name] ?? '');

/** In an ordinary run each story wears a palette of its own, unless it asks for one itself. */
function wornBy({ id, globals, storyGlobals }: StoryContext): Palette {
  const own = {
    header: textOf(globals, 'headerTheme'),
    footer: textOf(globals, 'footerTheme'),
    scheme: globals['scheme'] === 'dark' ? 'dark' : 'light',
  } as const;
  const isAsked = import.meta.env['VITE_PALETTES'] !== 'own' || Object.keys(storyGlobals).length > 0;
  return (isAsked ? undefined : paletteOf(id)) ?? own;
}

/** Puts the toolbar's choices where a school's server puts them: on `html`. */
const asASchool: Decorator = (Story, context) => {
  const { globals } = context;
  const locale: Locale = globals['locale'] === 'en' ? 'en' : 'zh';
  const { header, footer, scheme } = wornBy(context);
  switchTheme(document.documentElement, (html) => {
    html.className = `header-${header} footer-${footer}`;
    html.dataset['theme'] = scheme;
    html.dataset['globalTheme'] = textOf(globals, 'globalTheme');
    html.lang = langOf(locale);
  });
  return (
    <LocaleProvider locale={locale}>
      <Story />
    </LocaleProvider>
  );
};

/** A designed width for the toolbar, as high as such a screen is. */
const screen = (
  name: string,
  type: 'mobile' | 'tablet' | 'desktop',
  { viewport = 0 }: Mode,
  height: number,
) => ({
  name: `${name} ${viewport}`,
  type,
  styles: { width: `${viewport}px`, height: `${height}px` },
});

/**
 * Gives each story what Chromatic and `npm run visual` take of it, by its tags. Storybook has enhancers for the types
 * of args alone; theirs is the one place that sees a story's tags and parameters together before anybody reads them.
 */
const takePictures: NonNullable<Preview['argTypesEnhancers']>[number] = ({ tags, parameters, argTypes }) => {
  parameters['chromatic'] = picturedAs(tags, parameters['chromatic']);
  return argTypes;
};

const preview: Preview = {
  // Each component's page is written from its props' descriptions.
  tags: ['autodocs'],
  decorators: [inRouter, asASchool],
  // Who a story before was logged in as is nobody's business.
  beforeEach: () => {
    Object.assign(session, visitor);
    // What a story asked and nobody answered would lie over the next one.
    answerConfirmation(false);
  },
  afterEach: checkPalettes,
  argTypesEnhancers: [offerChoices, takePictures],
  loaders: [mswLoader()],
  initialGlobals: {
    headerTheme: 'blue',
    footerTheme: 'default',
    scheme: 'light',
    locale: 'zh',
    globalTheme: 'none',
  },
  globalTypes: {
    headerTheme: {
      description: 'Header theme 页头主题',
      toolbar: { title: 'Header 页头', icon: 'paintbrush', items: [...headerThemes], dynamicTitle: true },
    },
    footerTheme: {
      description: 'Footer theme 页脚主题',
      toolbar: { title: 'Footer 页脚', icon: 'bottombar', items: [...footerThemes], dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark 浅色或深色',
      toolbar: {
        title: 'Scheme 明暗',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light 浅色' },
          { value: 'dark', title: 'Dark 深色' },
        ],
        dynamicTitle: true,
      },
    },
    locale: {
      description: 'Language 语言',
      toolbar: {
        title: 'Language 语言',
        icon: 'globe',
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    globalTheme: {
      description: 'The grey of mourning days 哀悼日灰色',
      toolbar: {
        title: 'Grey 灰色',
        icon: 'graphline',
        items: [
          { value: 'none', title: 'In colour 彩色' },
          { value: 'black-white', title: 'Grey 灰色' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        phone: screen('Phone 手机', 'mobile', widths.phone, 844),
        tablet: screen('Tablet 平板', 'tablet', widths.tablet, 1180),
        desktop: screen('Desktop 桌面', 'desktop', widths.desktop, 900),
      },
    },
    options: {
      storySort: {
        order: ['Welcome 欢迎', 'Theme lab', ['Lab 实验室', 'Gallery 一览'], 'Foundations', 'Shell'],
      },
    },
    // Tests want what is wrong alone; a list of all that is right would cost axe and its readers more than the checks.
    // Nor are all style sheets read for rules that are not in use.
    a11y: {
      test: 'error',
      options: {
        // Left out by axe until it is asked for: what is pressed is 24 px, or has as much room around it.
        rules: { 'target-size': { enabled: true } },
        ...(isChecked && { resultTypes: ['violations'], preload: { assets: ['media'] } }),
      },
    },
    // A shade of 3 in 255 is noticed; Chromatic's own threshold lets 16 pass. Nothing moves, as in `npm run visual`.
    chromatic: { modes: schemes, diffThreshold: 0.01, prefersReducedMotion: 'reduce' },
    docs,
    controls: { expanded: true },
  },
};

export default preview;
