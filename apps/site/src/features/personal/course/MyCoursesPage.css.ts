import { fontSize, fontWeight, media, space, inRows } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

const surface = { overflow: 'hidden', ...cardBox } as const;

export const lead = style({
  ...surface,
  display: 'grid',
  marginBlockEnd: space.x6,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(200px, 5fr) 7fr' } },
});
export const leadBody = style({
  display: 'grid',
  alignContent: 'center',
  gap: space.x2,
  minWidth: 0,
  padding: space.x4,
  '@media': { [media.tablet]: { padding: space.x6 } },
});
export const leadTitle = style({
  color: color.accentText,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 248px), 1fr))',
  gap: space.x6,
  margin: `0 0 ${space.x6}`,
  '@media': { [media.phone]: { gap: space.x4 } },
});
export const cell = style({ minWidth: 0 });

export const card = style({ ...surface, display: 'flex', flexDirection: 'column', height: '100%' });
export const cover = style({
  display: 'block',
  aspectRatio: '16 / 9',
  background: color.accentSoft,
  selectors: {
    [`${lead} > &`]: { '@media': { [media.tablet]: { aspectRatio: 'auto', minHeight: '100%' } } },
    '[data-state=expired] > &': { filter: 'grayscale(1)', opacity: 0.7 },
  },
});
export const picture = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.x2,
  flex: 1,
  padding: space.x4,
});
export const name = style({
  color: color.ink,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
  ':hover': { color: color.accentText },
});
export const meta = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const footer = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x3,
  marginBlockStart: 'auto',
  paddingBlockStart: space.x2,
});
