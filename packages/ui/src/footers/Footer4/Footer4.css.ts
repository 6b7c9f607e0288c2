import { media, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';
import { container } from '../parts/parts.css.ts';

/** The minimal footer: logo, menu and legal notices on two lines. */
export const lines = style({
  display: 'grid',
  gap: space.x3,
  selectors: { [`${container}&`]: { paddingBlock: space.x6 } },
});
export const line = style({
  display: 'grid',
  gap: space.x3,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr auto', columnGap: space.x8 } },
});
