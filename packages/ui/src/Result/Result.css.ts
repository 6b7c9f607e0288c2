import { fontSize, fontWeight, lineHeight, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const result = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: space.x4,
  padding: `${space.x8} ${space.x4}`,
  textAlign: 'center',
  '@media': { [media.phone]: { paddingInline: 0 } },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  height: '96px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
  selectors: {
    '&[data-status=success]': { background: color.successSoft, color: color.success },
    '&[data-status=failed]': { background: color.dangerSoft, color: color.danger },
  },
});
export const title = style({
  maxWidth: '100%',
  margin: 0,
  color: color.ink,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
export const description = style({
  maxWidth: '38em',
  margin: 0,
  color: color.inkMuted,
  lineHeight: lineHeight.text,
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x3,
  marginBlockStart: space.x2,
  '@media': { [media.phone]: { display: 'grid', justifySelf: 'stretch' } },
});
