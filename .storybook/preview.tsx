import '@lectern/themes/styles';
import { footerThemes, headerThemes, switchTheme } from '@lectern/themes';
import { langOf, LocaleProvider, type Locale } from '@lectern/ui/locale';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { checkPalettes } from './checkPalettes.ts';
import { schemes } from './modes.ts';

// A busy machine is no fault of the code: what a story waits for may take its time.
configure({ asyncUtilTimeout: 10_000 });

const textOf = (globals: Record<string, unknown>, name: string): string => String(globals[name] ?? '');

/** Puts the toolbar's choices where a school's server puts them: on `html`. */
const asASchool: Decorator = (Story, { globals }) => {
  const locale: Locale = globals['locale'] === 'en' ? 'en' : 'zh';
  switchTheme(document.documentElement, (html) => {
    html.className = `header-${textOf(globals, 'headerTheme')} footer-${textOf(globals, 'footerTheme')}`;
    html.dataset['theme'] = textOf(globals, 'scheme');
    html.dataset['globalTheme'] = textOf(globals, 'globalTheme');
    html.lang = langOf(locale);
  });
  return (
    <LocaleProvider locale={locale}>
      <Story />
    </LocaleProvider>
  );
};

const preview: Preview = {
  // Each component's page is written from its props' descriptions.
  tags: ['autodocs'],
  decorators: [asASchool],
  afterEach: checkPalettes,
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
      description: 'Header theme',
      toolbar: { title: 'Header', icon: 'paintbrush', items: [...headerThemes], dynamicTitle: true },
    },
    footerTheme: {
      description: 'Footer theme',
      toolbar: { title: 'Footer', icon: 'bottombar', items: [...footerThemes], dynamicTitle: true },
    },
    scheme: {
      description: 'Light or dark',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'zh', title: '中文' },
          { value: 'en', title: 'English' },
        ],
        dynamicTitle: true,
      },
    },
    globalTheme: {
      description: 'The grey of mourning days',
      toolbar: {
        title: 'Grey',
        icon: 'graphline',
        items: [
          { value: 'none', title: 'In colour' },
          { value: 'black-white', title: 'Grey' },
        ],
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { order: ['Welcome', 'Theme lab', ['Lab', 'Gallery'], 'Foundations', 'Shell'] } },
    // Tests want what is wrong alone; a list of all that is right would cost axe and its readers more than the checks.
    // Nor are all style sheets read for rules that are not in use.
    a11y: {
      test: 'error',
      ...('__vitest_browser__' in window && {
        options: { resultTypes: ['violations'], preload: { assets: ['media'] } },
      }),
    },
    chromatic: { modes: schemes },
    controls: { expanded: true },
  },
};

export default preview;
