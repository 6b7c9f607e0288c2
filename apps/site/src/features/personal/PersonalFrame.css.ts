import { fontSize, fontWeight, inRows, media, radius, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

const beside = '(min-width: 800px)';

export const layout = style({
  display: 'grid',
  gap: space.x6,
  alignItems: 'start',
  '@media': {
    [beside]: { gridTemplateColumns: 'min(12.5rem, 40%) minmax(0, 1fr)' },
    [media.desktop]: { gridTemplateColumns: 'min(15rem, 30%) minmax(0, 1fr)', gap: space.x8 },
  },
});

export const sidebar = style({
  display: 'none',
  '@media': { [beside]: { display: 'block', position: 'sticky', top: '88px' } },
});
export const main = style({ minWidth: 0 });

/** The link back to the menu, where the menu is a separate page. */
export const backLink = style({
  marginBlockEnd: space.x4,
  '@media': { [beside]: { display: 'none' }, print: { display: 'none' } },
});

export const head = style({
  ...inRows,
  justifyContent: 'space-between',
  gap: space.x3,
  marginBlockEnd: space.x6,
  '@media': { [media.phone]: { marginBlockEnd: space.x4 } },
});
export const title = style({
  color: color.ink,
  fontSize: fontSize.xxl,
  '@media': { [media.phone]: { fontSize: fontSize.xl } },
});

/** Its space is reserved before it is loaded, so that the menu below does not move. */
export const today = style({ minHeight: '44px', marginBlock: space.x4 });
export const text = style({ minWidth: 0 });
export const name = style({
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  overflowWrap: 'anywhere',
});
export const meta = style({ ...inRows, gap: space.x2, color: color.inkMuted, fontSize: fontSize.sm });

/**
 * The menu as a separate page: where there is room its sections are side by side, the first, which has most
 * entries, in columns.
 */
export const sections = style({
  '@media': {
    [beside]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.x4 },
    [media.desktop]: { gridTemplateColumns: '2fr 1fr 1fr' },
  },
});
export const section = style({
  marginBlockEnd: space.x6,
  selectors: {
    [`${sections} > &`]: { '@media': { [beside]: { marginBlockEnd: 0, padding: space.x4, ...cardBox } } },
    [`${sections} > &:first-child`]: {
      '@media': { [beside]: { gridColumn: '1 / -1' }, [media.desktop]: { gridColumn: 'auto' } },
    },
  },
});
export const entries = style({
  selectors: {
    [`${sections} > :first-child > &`]: {
      '@media': { [beside]: { columns: 3 }, [media.desktop]: { columns: 2 } },
    },
  },
});
export const sectionName = style({
  margin: `0 0 ${space.x1}`,
  paddingInline: space.x3,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  fontWeight: fontWeight.regular,
});

export const entry = style({
  overflowWrap: 'break-word',
  display: 'flex',
  breakInside: 'avoid',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '44px',
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.control,
  color: color.ink,
  ':hover': { background: color.sunken },
  selectors: {
    '&[aria-current=page]': {
      background: color.accentSoft,
      color: color.accentText,
      fontWeight: fontWeight.medium,
    },
  },
});
export const chevron = style({
  marginInlineStart: 'auto',
  color: color.inkFaint,
  '@media': { [beside]: { display: 'none' } },
});
