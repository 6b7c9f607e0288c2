import { fontSize, layer, media, oneLine, radius, space, visuallyHidden } from '@lectern/themes';
import { color, forcedEdge } from '@lectern/themes/css';
import { style } from '@vanilla-extract/css';

export const srOnly = style(visuallyHidden);

export const panel = style({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 8px)',
  insetInlineEnd: 0,
  zIndex: layer.header,
  width: '400px',
  maxWidth: 'calc(100vw - 32px)',
  maxHeight: 'min(560px, 70dvh)',
  overflowY: 'auto',
  paddingBlock: space.x2,
  borderRadius: radius.card,
  background: color.surface,
  border: forcedEdge,
  boxShadow: color.shadowFloating,
  color: color.ink,
  '@media': {
    [media.phone]: {
      insetBlockStart: '100%',
      insetInline: 0,
      width: 'auto',
      maxWidth: 'none',
      borderRadius: `0 0 ${radius.card} ${radius.card}`,
    },
  },
});

export const section = style({
  selectors: { '& + &': { marginBlockStart: space.x1, borderBlockStart: `1px solid ${color.line}` } },
});
export const name = style({
  padding: `${space.x2} ${space.x4} ${space.x1}`,
  color: color.inkMuted,
  fontSize: fontSize.xs,
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: '44px',
  padding: `${space.x1} ${space.x4}`,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  ':hover': { background: color.sunken },
  selectors: {
    '&[aria-selected=true]': {
      background: color.accentSoft,
      outline: `2px solid ${color.focus}`,
      outlineOffset: '-2px',
    },
  },
});
export const icon = style({ color: color.inkMuted });
export const title = style({ ...oneLine, flex: '1 1 auto', minWidth: 0 });
export const line = style({
  ...oneLine,
  flex: '0 1 40%',
  minWidth: 0,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  textAlign: 'end',
});
export const clear = style({
  display: 'block',
  width: '100%',
  minHeight: '44px',
  padding: `0 ${space.x4}`,
  borderBlockStart: `1px solid ${color.line}`,
  color: color.accentText,
  fontSize: fontSize.sm,
  textAlign: 'start',
  ':hover': { background: color.sunken },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
});
