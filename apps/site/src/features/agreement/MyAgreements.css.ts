import { fontSize, fontWeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export { listRows as list } from '../../shared/page/list/Rows.css.ts';
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto 120px',
  alignItems: 'center',
  gap: space.x4,
  padding: space.x4,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line}` } },
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: space.x3 } },
});
export const icon = style({ color: color.inkMuted, '@media': { [media.phone]: { display: 'none' } } });
export const text = style({ minWidth: 0 });
export const name = style({ fontWeight: fontWeight.medium, overflowWrap: 'anywhere' });
export const target = style({
  margin: `${space.x1} 0 0`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
export const action = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
