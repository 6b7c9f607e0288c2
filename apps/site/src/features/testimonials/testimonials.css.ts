import { fontSize, fontWeight, inRows, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const list = style({ maxWidth: '960px', margin: `0 0 ${space.x6}` });

export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  paddingBlock: space.x8,
  borderBlockEnd: `1px solid ${color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: space.x8, paddingBlock: space.x12 },
  },
});

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  '@media': { [media.tablet]: { flexDirection: 'column', alignItems: 'start', gap: space.x3 } },
});
export const author = style({ minWidth: 0 });
export const name = style({
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
});
export const muted = style({
  margin: `${space.x1} 0 0`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  lineHeight: lineHeight.text,
});
export const result = style({ marginBlockStart: space.x2, maxWidth: '100%' });

export const content = style({ maxWidth: '38em', minWidth: 0 });
export const quote = style({
  margin: `0 0 ${space.x4}`,
  color: color.ink,
  fontSize: fontSize.xl,
  lineHeight: '1.4',
  '@media': { [media.phone]: { fontSize: fontSize.lg } },
});
export const text = style({ color: color.ink, lineHeight: '1.8' });
globalStyle(`${text} p`, { marginBlock: `0 ${space.x4}` });

export const footer = style({ ...inRows, justifyContent: 'space-between', gap: `0 ${space.x4}` });
export const course = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  minHeight: '44px',
  color: color.accentText,
  ':hover': { textDecoration: 'underline' },
});
