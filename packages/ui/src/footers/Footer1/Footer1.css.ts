import { media, space } from '@lectern/themes';
import { footer } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

/** The school, its menu in columns and its QR codes side by side; legal notices below a thin line. */
export const grid = style({
  display: 'grid',
  gap: space.x8,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr auto' },
    [media.desktop]: { gridTemplateColumns: 'minmax(240px, 1fr) 2fr auto', columnGap: space.x12 },
  },
});
export const school = style({ display: 'grid', gap: space.x3, alignContent: 'start' });
export const legal = style({
  order: 2,
  gridColumn: '1 / -1',
  paddingTop: space.x4,
  borderTop: `1px solid ${footer.line}`,
});

/* On tablets the menu takes a row of its own under school and codes. */
globalStyle(`${grid} > nav`, {
  order: 1,
  '@media': { [media.tablet]: { gridColumn: '1 / -1' }, [media.desktop]: { order: 0, gridColumn: 'auto' } },
});
