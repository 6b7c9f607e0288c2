import { fontSize, fontWeight, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const part = style({
  selectors: {
    '& + &': { marginTop: space.x6, paddingTop: space.x6, borderTop: `1px solid ${color.line}` },
  },
});
export const heading = style({ margin: 0, fontSize: fontSize.md, fontWeight: fontWeight.strong });
export const about = style({
  margin: `${space.x1} 0 ${space.x4}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space.x2, marginTop: space.x3 });
export const switches = style({ display: 'grid', gap: space.x3 });
