import { media, space } from '@lectern/themes';
import { footer } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** The menu across the top; below it the school with its QR codes beside it. */
export const rows = style({ display: 'grid', gap: space.x8 });
export const bottom = style({
  display: 'grid',
  gap: space.x6,
  paddingTop: space.x8,
  borderTop: `1px solid ${footer.line}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', columnGap: space.x12 } },
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
});
export const school = style({ display: 'grid', gap: space.x3, alignContent: 'start' });
