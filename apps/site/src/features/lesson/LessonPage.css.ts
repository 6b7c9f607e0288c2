import { fontSize, fontWeight, media, oneLine, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';
import { container } from '../../shared/page/Page.css.ts';

export const message = style([container, { paddingBlock: space.x16 }]);
/** The whole page is dark in every theme, across the full width of the window. */
export const page = style({
  minHeight: '100dvh',
  paddingBlockEnd: space.x12,
  background: color.page,
  color: color.ink,
});

export const bar = style([
  container,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.x4,
    maxWidth: '1504px',
    minHeight: '56px',
    '@media': { [media.phone]: { minHeight: '48px', gap: space.x2 } },
  },
]);
export const backLink = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '44px',
  color: color.inkMuted,
  ':hover': { color: color.accentText },
  // Only the arrow: wide enough for touch, without moving it.
  '@media': { [media.phone]: { justifyContent: 'center', minWidth: '44px', marginInline: `-${space.x3}` } },
});
export const backLabel = style({ '@media': { [media.phone]: visuallyHidden } });
export const course = style({ ...oneLine, color: color.ink, fontWeight: fontWeight.medium });

/**
 * Stage and contents side by side on desktop, with equal height; otherwise below each other, with the stage
 * edge to edge on phones.
 */
export const layout = style([
  container,
  {
    display: 'grid',
    gap: space.x4,
    maxWidth: '1504px',
    gridTemplateAreas: '"stage" "under" "side" "notes"',
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) 360px',
        gridTemplateAreas: '"stage side" "under side" "notes side"',
        gridTemplateRows: 'auto auto 1fr',
        columnGap: space.x6,
      },
    },
  },
]);
export const stage = style({
  gridArea: 'stage',
  minWidth: 0,
  '@media': { [media.phone]: { marginInline: '-16px' } },
});
export const belowPlayer = style({
  gridArea: 'under',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space.x4,
  minWidth: 0,
});
export const titleRow = style({ minWidth: 0 });
export const saved = style({ margin: '4px 0 0', color: color.inkMuted, fontSize: fontSize.sm });
/** On phones it has its own line from the start, so that late buttons cause no wrap. */
export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: space.x2,
  marginInlineStart: 'auto',
  '@media': { [media.phone]: { flexBasis: '100%' } },
});
export const side = style({
  gridArea: 'side',
  minWidth: 0,
  '@media': {
    [media.desktop]: { position: 'sticky', top: space.x4, height: 'min(calc(100dvh - 88px), 760px)' },
  },
});
export const notes = style({
  gridArea: 'notes',
  minWidth: 0,
  paddingBlockStart: space.x4,
  borderBlockStart: `1px solid ${color.line}`,
});
