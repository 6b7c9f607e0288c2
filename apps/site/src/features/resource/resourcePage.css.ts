import { fontSize, fontWeight, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const title = style({
  color: color.ink,
  fontSize: fontSize.xxl,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: fontSize.xl } },
});
export const note = style({ margin: `${space.x3} 0 0`, color: color.inkMuted, fontSize: fontSize.sm });

export const card = style({ '@media': { [media.desktop]: { position: 'sticky', top: '80px' } } });
export const preview = style({ overflow: 'hidden' });
export const closed = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space.x3,
  minHeight: '240px',
  padding: space.x6,
  textAlign: 'center',
});
export const closedTitle = style({ maxWidth: '30em', color: color.ink, fontWeight: fontWeight.medium });
export const closedHelp = style({ maxWidth: '30em', color: color.inkMuted, fontSize: fontSize.sm });
export const picture = style({
  display: 'block',
  width: '100%',
  maxHeight: '80vh',
  objectFit: 'contain',
  background: color.sunken,
});
export const sound = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: '160px',
  padding: space.x6,
});
export const player = style({ width: '100%' });
export const textPreview = style({
  maxHeight: '70vh',
  padding: space.x6,
  overflow: 'auto',
  color: color.ink,
  fontFamily: 'inherit',
  fontSize: fontSize.md,
  lineHeight: lineHeight.text,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  // On low viewports, and with a zoomed page, the text would be read through a slit.
  '@media': { [media.phone]: { padding: space.x4 }, [media.low]: { maxHeight: 'none' } },
});
export const truncatedNote = style({
  padding: space.x4,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const document = style({
  display: 'block',
  width: '100%',
  height: '80vh',
  border: 0,
  background: color.sunken,
});
export const documentFoot = style({ display: 'flex', justifyContent: 'center', padding: space.x3 });

export const form = style({ maxWidth: '760px' });
export const lead = style({ color: color.inkMuted, lineHeight: lineHeight.text });
export const problem = style({
  margin: `${space.x3} 0 0`,
  color: color.danger,
  fontSize: fontSize.sm,
  overflowWrap: 'anywhere',
});
