import { fontSize, fontWeight, media, radius, space } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const card = style({
  gridTemplateColumns: '224px minmax(0, 1fr)',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4 } },
});

const sheet = { width: '100%', aspectRatio: '842 / 595', borderRadius: radius.control } as const;

/** A placeholder for a certificate that is not issued. */
export const blank = style({
  ...sheet,
  display: 'grid',
  placeItems: 'center',
  border: `1px dashed ${color.lineStrong}`,
  background: color.sunken,
  color: color.inkMuted,
  '@media': { [media.phone]: { aspectRatio: '4 / 1' } },
});
export const certificate = style({
  ...sheet,
  alignSelf: 'start',
  cursor: 'zoom-in',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: radius.control,
  border: forcedEdge,
  boxShadow: `0 0 0 1px ${color.line}`,
});

export const text = style({ display: 'flex', flexDirection: 'column', gap: space.x3, minWidth: 0 });
export const source = style({ color: color.inkMuted, overflowWrap: 'anywhere' });

export const term = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space.x2,
  color: color.inkMuted,
  selectors: { '&[data-done=true]': { color: color.success } },
});
export const mark = style({ width: '1.125rem', height: '1.125rem', marginBlockStart: '4px' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space.x3,
  marginBlockStart: 'auto',
  ':empty': { display: 'none' },
});
export const problem = style({ color: color.danger, fontSize: fontSize.sm, fontWeight: fontWeight.medium });
