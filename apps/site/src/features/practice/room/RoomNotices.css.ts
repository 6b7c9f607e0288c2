import { fontSize, media, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  padding: `${space.x3} ${space.x4}`,
  borderRadius: radius.card,
  background: color.warningSoft,
  color: color.warning,
  fontSize: fontSize.sm,
  lineHeight: '1.6',
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: space.x3 } },
});
export const text = style({
  flex: '1 1 0',
  minWidth: 0,
  overflowWrap: 'anywhere',
  // As wide as the line beside the icon, so that the button wraps to the next line.
  '@media': { [media.phone]: { flexBasis: `calc(100% - ${space.x12})` } },
});
/**
 * On a phone it has a line of its own, aligned with the text instead of the icon; the text of a button wraps where
 * even that is too narrow.
 */
export const action = style({
  flexShrink: 0,
  '@media': { [media.phone]: { marginInlineStart: space.x8, maxWidth: `calc(100% - ${space.x8})` } },
});
