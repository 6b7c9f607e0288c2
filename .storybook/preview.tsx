import { footerColours, headerColours } from '@lectern/themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { schemes } from './modes.ts';

const globalsOf = (globals: Record<string, unknown>, name: string): string => String(globals[name] ?? '');

/** Puts the toolbar's choices where a school's server puts them: on `html`. */
const asASchool: Decorator = (Story, { globals }) => {
  const html = document.documentElement;
  html.className = `header-${globalsOf(globals, 'headerTheme')} footer-${globalsOf(globals, 'footerTheme')}`;
  html.dataset.theme = globalsOf(globals, 'scheme');
  html.lang = globalsOf(globals, 'locale') === 'en' ? 'en' : 'zh-CN';
  if (globalsOf(globals, 'globalTheme') === 'none') delete html.dataset.globalTheme;
  else html.dataset.globalTheme = globalsOf(globals, 'globalTheme');
  return <Story />;
};

const preview: Preview = {
  decorators: [asASchool],
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
      toolbar: { title: 'Header', icon: 'paintbrush', items: [...headerColours], dynamicTitle: true },
    },
    footerTheme: {
      description: 'Footer theme',
      toolbar: { title: 'Footer', icon: 'bottombar', items: [...footerColours], dynamicTitle: true },
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
    a11y: { test: 'error' },
    chromatic: { modes: schemes },
    controls: { expanded: true },
  },
};

export default preview;
