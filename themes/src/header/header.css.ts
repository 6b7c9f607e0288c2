import { globalStyle } from '@vanilla-extract/css';
import { headerTheme } from '../maker/schoolTheme.ts';
import { headerColours } from './names.ts';
import { headerPalettes } from './palettes.ts';

for (const colour of headerColours) {
  // `:where(:root)` gives a page without any class the default theme.
  globalStyle(colour === 'default' ? `:where(:root), .header-${colour}` : `.header-${colour}`, {
    vars: {
      ...headerTheme(headerPalettes[colour]),
      // Shorter, and the same: both name an accent of this very rule.
      '--hd-accent': 'var(--lc-accent)',
      '--lc-focus': 'var(--lc-accentText)',
    },
  });
}
