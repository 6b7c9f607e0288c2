import { fontSize, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: space.x4 });
export const card = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.x6,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export { facts } from '../../../shared/page/facts.css.ts';
export const subjects = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.x1} ${space.x4}` });
export const subject = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  color: color.accentText,
  fontSize: fontSize.sm,
  ':hover': { textDecoration: 'underline' },
  '@media': { [media.touch]: { minWidth: '44px', minHeight: '44px' } },
});
export const action = style({ justifySelf: 'end' });
