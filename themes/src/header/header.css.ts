import { globalStyle } from '@vanilla-extract/css';
import { headerProperties, schemedProperties } from '../maker/theme.ts';
import { headerThemes } from './names.ts';
import { headerPalettes } from './palettes.ts';

for (const name of headerThemes) {
  // `:where(:root)` gives a page without a theme class the default theme.
  globalStyle(name === 'default' ? `:where(:root), .header-${name}` : `.header-${name}`, {
    vars: {
      ...schemedProperties(headerProperties(headerPalettes[name])),
      // A shorter equivalent: the variable set by this rule.
      '--hd-accent': 'var(--lc-accent)',
      '--lc-focus': 'var(--lc-accentText)',
    },
  });
}
