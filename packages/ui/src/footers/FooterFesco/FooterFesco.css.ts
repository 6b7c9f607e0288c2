import { media, space } from '@lectern/themes';
import { footer, header } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** A company's footer: a stripe in its colour, QR codes beside its name, the menu in columns. */
export const grid = style({
  display: 'grid',
  gap: space.x8,
  '@media': { [media.desktop]: { gridTemplateColumns: 'auto 1fr', columnGap: space.x24 } },
});
export const school = style({
  display: 'grid',
  gap: space.x4,
  alignContent: 'start',
  paddingInlineStart: space.x4,
  borderInlineStart: `3px solid ${header.accent}`,
});
export const legal = style({
  gridColumn: '1 / -1',
  paddingTop: space.x4,
  borderTop: `1px solid ${footer.line}`,
});
