import { switchTheme } from '@lectern/themes';
import { afterEach as checkAccessibility } from '@storybook/addon-a11y/preview';
import type { Preview } from '@storybook/react-vite';
import { palettes, type Palette } from './palettes.ts';

type AfterEach = Extract<Preview['afterEach'], (...args: never[]) => unknown>;
type Context = Parameters<AfterEach>[0];

function applyPalette({ header, footer, scheme }: Palette): void {
  switchTheme(document.documentElement, (root) => {
    root.className = `header-${header} footer-${footer}`;
    root.dataset['theme'] = scheme;
  });
}

/** Returns the story's context with axe limited to the rule that depends on colours. */
function withContrastRuleOnly(context: Context): Context {
  const { a11y, ...parameters } = context.parameters;
  const requested = {
    ...a11y,
    options: { ...a11y?.options, runOnly: ['color-contrast'], resultTypes: ['violations'] },
  };
  return { ...context, parameters: { ...parameters, a11y: requested } };
}

/**
 * When all palettes are requested, checks the contrast of each story in each palette. The addon has checked all
 * other rules by then, and only contrast depends on the palette.
 */
export const checkPalettes: AfterEach = async (context) => {
  if (import.meta.env['VITE_PALETTES'] !== 'all') return;
  const found: string[] = [];
  for (const palette of palettes) {
    applyPalette(palette);
    try {
      await checkAccessibility(withContrastRuleOnly(context));
    } catch (error) {
      const { header, footer, scheme } = palette;
      found.push(
        `In header-${header}, footer-${footer}, ${scheme}: ${error instanceof Error ? error.message : ''}`,
      );
    }
  }
  if (found.length > 0) throw new Error(found.join('\n\n'));
};
