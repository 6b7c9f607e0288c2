import { fontSize, fontWeight, layer, media, motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

export const disclosure = style({ position: 'relative' });

const drop = keyframes({ from: { transform: 'translateY(-4px)' } });

export const panel = style({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  zIndex: layer.header,
  minWidth: '184px',
  maxWidth: 'min(400px, 92vw)',
  maxHeight: 'calc(100dvh - 96px)',
  overflow: 'auto',
  padding: space.x2,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  boxShadow: color.shadowFloating,
  fontSize: fontSize.sm,
  animation: `${drop} ${motion.fast} ${motion.ease}`,
  vars: { [color.focus]: color.accentText },
  outline: 'none',
});

/** A row of a panel or of the drawer. */
export const entry = style({
  display: 'block',
  padding: `${space.x2} ${space.x3}`,
  borderRadius: radius.control,
  overflowWrap: 'anywhere',
  '@media': { [media.touch]: { paddingBlock: space.x3 } },
  selectors: {
    '&:any-link:hover': { background: color.sunken },
    '&[aria-current]': {
      color: color.accentText,
      background: color.accentSoft,
      fontWeight: fontWeight.medium,
    },
  },
});

export const entryTitle = style([entry, { color: color.inkMuted, fontSize: fontSize.xs }]);

export const entryMore = style([entry, { color: color.accentText }]);

/** The third level of a menu is indented further. */
globalStyle(`${panel} li li`, { paddingInlineStart: space.x3 });
