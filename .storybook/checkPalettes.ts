import { switchTheme } from '@lectern/themes';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { palettes, shareOf, type Palette } from './palettes.ts';

type AfterEach = Extract<Preview['afterEach'], (...args: never[]) => unknown>;
type Context = Parameters<AfterEach>[0];

/** `npm run palettes` asks for all of them; the ordinary run takes a story's share. */
const isWhole = import.meta.env['VITE_PALETTES'] === 'all';

function wear({ header, footer, scheme }: Palette): void {
  switchTheme(document.documentElement, (root) => {
    root.className = `header-${header} footer-${footer}`;
    root.dataset['theme'] = scheme;
  });
}

/** The story's context, asking axe for the one rule that depends on colours. */
function contrastAlone(context: Context): Context {
  const { a11y, ...parameters } = context.parameters;
  const asked = {
    ...a11y,
    options: { ...a11y?.options, runOnly: ['color-contrast'], resultTypes: ['violations'] },
  };
  return { ...context, parameters: { ...parameters, a11y: asked } };
}

/**
 * In tests, looks at the contrasts of each story again in other palettes. The
 * addon has checked all rules by then; only contrast depends on the palette.
 */
export const checkPalettes: AfterEach = async (context) => {
  if (!('__vitest_browser__' in window)) return;
  const found: string[] = [];
  for (const palette of isWhole ? palettes : shareOf(context.id)) {
    wear(palette);
    try {
      await checkAccessibility(contrastAlone(context));
    } catch (error) {
      const { header, footer, scheme } = palette;
      found.push(
        `In header-${header}, footer-${footer}, ${scheme}: ${error instanceof Error ? error.message : ''}`,
      );
    }
  }
  if (found.length > 0) throw new Error(found.join('\n\n'));
};
