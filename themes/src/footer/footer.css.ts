import { globalStyle } from '@vanilla-extract/css';
import { footerProperties, schemedProperties } from '../maker/theme.ts';
import { footerThemes } from './names.ts';
import { palettesOfFooter } from './palettes.ts';

for (const name of footerThemes) {
  globalStyle(name === 'default' ? `:where(:root), .footer-${name}` : `.footer-${name}`, {
    vars: schemedProperties(footerProperties(palettesOfFooter(name))),
  });
}
