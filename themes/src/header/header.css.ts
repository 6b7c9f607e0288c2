import { globalStyle } from '@vanilla-extract/css';
import { color } from '../base/contract.css.ts';
import { headerTheme } from '../maker/schoolTheme.ts';
import { header } from './contract.css.ts';
import { headerColours } from './names.ts';
import { headerPalettes } from './palettes.ts';

for (const colour of headerColours) {
  const theme = headerTheme(headerPalettes[colour]);
  // `:where(:root)` gives a page without any class the default theme.
  globalStyle(colour === 'default' ? `:where(:root), .header-${colour}` : `.header-${colour}`, {
    vars: {
      [header.accent]: color.accent,
      [header.surface]: theme.header.surface,
      [header.fade]: theme.header.fade,
      [header.ink]: theme.header.ink,
      [color.accent]: theme.color.accent,
      [color.accentHover]: theme.color.accentHover,
      [color.accentSoft]: theme.color.accentSoft,
      [color.accentInk]: theme.color.accentInk,
      [color.accentText]: theme.color.accentText,
      [color.focus]: color.accentText,
    },
  });
}
