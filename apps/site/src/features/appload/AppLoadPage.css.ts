import { color } from '@lectern/themes/css';
import { fontSize, lineHeight, media, radius, space } from '@lectern/themes';
import { style } from '@vanilla-extract/css';

export const layout = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x8,
  paddingBlock: space.x12,
  textAlign: 'center',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      justifyItems: 'start',
      gap: space.x16,
      maxWidth: '860px',
      marginInline: 'auto',
      textAlign: 'start',
    },
  },
});

export const title = style({
  fontSize: fontSize.hero,
  textWrap: 'balance',
  wordBreak: 'keep-all',
  overflowWrap: 'anywhere',
});
export const lead = style({
  margin: `${space.x4} 0 ${space.x8}`,
  color: color.inkMuted,
  fontSize: fontSize.lg,
  lineHeight: lineHeight.text,
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space.x3,
  '@media': { [media.tablet]: { justifyContent: 'flex-start' } },
});

export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space.x4,
  padding: space.x8,
  border: `1px solid ${color.line}`,
  borderRadius: radius.dialog,
  background: color.surface,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
