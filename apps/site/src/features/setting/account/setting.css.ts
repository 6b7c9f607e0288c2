import { fontSize, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const problem = style({ color: color.danger, fontSize: fontSize.sm });
export const link = style({
  justifySelf: 'start',
  minHeight: '32px',
  color: color.accentText,
  fontSize: fontSize.sm,
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '2px',
    borderRadius: radius.control,
  },
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const group = style({ selectors: { '& + &': { marginBlockStart: space.x8 } } });
export { rows } from '../../../shared/page/list/Rows.css.ts';
export const row = style({
  display: 'grid',
  gridTemplateColumns: '120px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  minHeight: '64px',
  padding: `${space.x2} ${space.x4}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"name action" "value action"',
      rowGap: 0,
    },
  },
});
export const rowName = style({ color: color.ink, '@media': { [media.phone]: { gridArea: 'name' } } });
export const rowValue = style({
  color: color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridArea: 'value', fontSize: fontSize.sm } },
});
export const rowAction = style({ '@media': { [media.phone]: { gridArea: 'action' } } });

export const lastLogin = style({ margin: `${space.x4} 0 0`, color: color.inkMuted, fontSize: fontSize.sm });
export const demand = style({ maxWidth: '440px' });
export const logOut = style([link, { display: 'block', margin: `${space.x4} auto 0` }]);
