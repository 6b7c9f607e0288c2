import { globalStyle } from '@vanilla-extract/css';
import { schemed } from '../maker/schoolTheme.ts';
import { footer } from './contract.css.ts';
import { footerColours } from './names.ts';
import { darkFooterPalettes, footerPalettes } from './palettes.ts';

for (const colour of footerColours) {
  const day = footerPalettes[colour];
  const night = darkFooterPalettes[colour] ?? day;
  globalStyle(colour === 'default' ? `:where(:root), .footer-${colour}` : `.footer-${colour}`, {
    vars: {
      [footer.surface]: schemed(day.surface, night.surface),
      [footer.ink]: schemed(day.ink, night.ink),
      [footer.inkMuted]: schemed(day.inkMuted, night.inkMuted),
      [footer.line]: schemed(day.line, night.line),
    },
  });
}
