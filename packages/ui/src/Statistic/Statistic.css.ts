import { fontSize, fontWeight, lineHeight, media, radius, space, tabularFigures } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x4} ${space.x8}`,
  margin: 0,
  selectors: {
    '&[data-look=tiles]': {
      // The lines are gaps through which the background is visible. Tiles grow, so that the last row is always
      // filled.
      gap: '1px',
      overflow: 'hidden',
      borderRadius: radius.card,
      background: color.line,
      border: forcedEdge,
      boxShadow: `0 0 0 1px ${color.line}`,
    },
  },
  // Three fit in one row on a phone.
  '@media': { [media.phone]: { columnGap: space.x4 } },
});
export const statistic = style({
  display: 'flex',
  flex: '1 1 5rem',
  // The number comes first visually, but screen readers read its label first.
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: '2px',
  minWidth: 0,
  selectors: {
    '[data-look=tiles] > &': { flexBasis: '132px', padding: space.x4, background: color.surface },
  },
  '@media': {
    [media.phone]: {
      selectors: {
        // An odd number of tiles in two columns: the first takes a full row.
        '[data-look=tiles] > &:first-child:nth-last-child(odd)': { flexBasis: '100%' },
      },
    },
    [media.tablet]: {
      selectors: {
        // Four tiles shrink to fit in one row, rather than leave the last one alone.
        '[data-look=tiles]:has(> :first-child:nth-last-child(4)) > &': { flexBasis: '104px' },
        // Five tiles form one row if they fit, else rows of three and two.
        '[data-look=tiles]:has(> :first-child:nth-last-child(5)) > &': {
          flexBasis: 'clamp(132px, (664px - 100%) * 999, 30%)',
        },
      },
    },
  },
});
export const label = style({ color: color.inkMuted, fontSize: fontSize.sm });
export const value = style([
  tabularFigures,
  {
    margin: 0,
    color: color.ink,
    fontSize: fontSize.xl,
    fontWeight: fontWeight.strong,
    lineHeight: lineHeight.heading,
    overflowWrap: 'anywhere',
    selectors: { '&[data-tone=accent]': { color: color.accentText, fontSize: fontSize.xxl } },
  },
]);
export const note = style({ color: color.inkMuted, fontSize: fontSize.sm, fontWeight: fontWeight.regular });
