import { fontSize, fontWeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const top = style({
  display: 'grid',
  gap: space.x8,
  alignItems: 'center',
  marginBlock: `${space.x6} ${space.x8}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: '176px minmax(0, 1fr)' },
    [media.phone]: { justifyItems: 'center' },
  },
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  minWidth: 0,
  '@media': { [media.phone]: { width: '100%' } },
});
export const meta = style([
  tabularFigures,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.x1} ${space.x4}`,
    color: color.inkMuted,
    fontSize: fontSize.sm,
    overflowWrap: 'anywhere',
  },
]);
/** Reserves its line before the points are known. */
export const earned = style([
  tabularFigures,
  {
    display: 'flex',
    minHeight: '1.5em',
    alignItems: 'center',
    gap: space.x2,
    color: color.accentText,
    fontSize: fontSize.sm,
  },
]);
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x3,
  '@media': { print: { display: 'none' } },
});

export const columns = style({
  display: 'grid',
  gap: space.x12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 760px) minmax(240px, 1fr)' } },
});

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x8,
  '@media': {
    [media.desktop]: { order: 2, position: 'sticky', top: '88px', alignSelf: 'start' },
    print: { display: 'none' },
  },
});

export const sectionName = style({
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

/** Long reports render only what is in view; the rest keeps its space. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  paddingBlockEnd: space.x8,
  borderBlockEnd: `1px solid ${color.line}`,
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 560px',
  // Ghost buttons and focus rings extend beyond its sides.
  overflowClipMargin: space.x3,
  scrollMarginTop: '24px',
  '@media': { print: { contentVisibility: 'visible', breakInside: 'avoid', paddingBlockEnd: space.x4 } },
});

// Paper needs no touch targets.
globalStyle(`${entry} label`, { '@media': { print: { minHeight: 0, paddingBlock: space.x1 } } });

/** A placeholder about as high as the card of a question. */
export const content = style({ minHeight: '520px' });

export const explained = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 });

export const self = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.x3,
  padding: space.x4,
  borderRadius: radius.control,
  background: color.warningSoft,
  '@media': { print: { display: 'none' } },
});
export const selfWords = style({ flex: '1 0 100%', color: color.ink, fontSize: fontSize.sm });
export const selfField = style({ width: '140px' });

globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
globalStyle(`${explained} p`, { margin: 0 });
