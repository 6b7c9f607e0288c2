import { fontSize, fontWeight, lineHeight, media, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

/** One column; on desktop the price card stands beside everything and stays in view. */
export const layout = style({
  display: 'grid',
  gap: space.x6,
  marginBlockStart: space.x4,
  '@media': {
    [media.phone]: { gap: space.x4 },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 340px',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"top side" "main side"',
      columnGap: space.x12,
    },
  },
});

export const top = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'top' }, [media.phone]: { order: -1 } } });
export const main = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'main' } } });
/** On a phone the card falls apart: its cover goes to the top of the page, its facts below the title. */
export const side = style({ minWidth: 0, '@media': { [media.desktop]: { gridArea: 'side' }, [media.phone]: { display: 'contents' } } });

export const heading = style({
  marginBlock: `0 ${space.x4}`,
  color: color.ink,
  fontSize: fontSize.xl,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
});

export const small = style({ marginBlock: `${space.x6} ${space.x2}`, color: color.ink, fontSize: fontSize.md, fontWeight: fontWeight.strong });

export const links = style({
  display: 'grid',
  gap: space.x1,
  margin: 0,
  paddingInlineStart: '1.2em',
  color: color.inkMuted,
  overflowWrap: 'anywhere',
});

export const shelf = style({ marginBlockStart: '40px', '@media': { [media.desktop]: { marginBlockStart: space.x16 } } });
