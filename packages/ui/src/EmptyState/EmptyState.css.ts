import { fontSize, fontWeight, lineHeight, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.x2,
  padding: `${space.x8} ${space.x4}`,
  textAlign: 'center',
});

export const picture = style({
  width: '160px',
  height: '120px',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const softFill = style({ fill: color.accentSoft });
export const ground = style({ stroke: color.line });
export const body = style({ fill: color.surface, stroke: color.inkFaint });
export const line = style({ stroke: color.lineStrong });
export const accent = style({ stroke: color.accentText });

export const title = style({
  maxWidth: '100%',
  color: color.ink,
  fontSize: fontSize.md,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.text,
});
export const description = style({ maxWidth: '30em', color: color.inkMuted, fontSize: fontSize.sm });
export const action = style({ marginTop: space.x3 });
