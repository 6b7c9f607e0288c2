import { fontSize, fontWeight, layer, media, motion, radius, space, visuallyHidden } from '@lectern/themes';
import { color, header } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { tint, flex, hoverTint, mark } from './mixins.ts';

const raised = { '@media': { [media.desktop]: { display: 'none' } } } as const;

/*
 * The bar is 64 px high and its line 56: both are sticky, the bar 8 px above the
 * window, so that scrolling shrinks it to 56 px without a script or a layout shift.
 */
export const bar = style({
  position: 'sticky',
  top: '-8px',
  zIndex: layer.header,
  height: '64px',
  paddingTop: '4px',
  color: header.ink,
  // Forced colours mode removes the gradient and keeps the colour after it.
  background: `linear-gradient(90deg, ${header.surface}, ${header.fade}) ${header.surface}`,
  boxShadow: `0 1px 0 ${tint(10)}`,
  vars: { [color.focus]: header.ink },
  '@media': { [media.low]: { position: 'relative', top: 0 }, print: { display: 'none' } },
});

export const line = style({
  ...flex,
  position: 'sticky',
  top: 0,
  gap: space.x2,
  maxWidth: '1264px',
  height: '56px',
  margin: '0 auto',
  padding: `0 ${space.x4}`,
  '@media': {
    [media.tablet]: { padding: `0 ${space.x6}` },
    [media.desktop]: { paddingInline: space.x8 },
    [media.wide]: { gap: space.x4 },
  },
});

export const desktopOnly = style({ '@media': { ['(max-width: 1023.98px)']: { display: 'none' } } });

export const wideOnly = style({ '@media': { '(max-width: 1239.98px)': { display: 'none' } } });

export const desktopTools = style([desktopOnly, { display: 'flex' }]);

export const chevron = style({
  width: '1rem',
  height: '1rem',
  opacity: 0.8,
  transition: `transform ${motion.fast} ${motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
});

export const iconButton = style({
  ...flex,
  ...hoverTint,
  position: 'relative',
  justifyContent: 'center',
  flexShrink: 0,
  width: '40px',
  height: '40px',
  borderRadius: radius.full,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  '@media': { [media.touch]: { width: '44px', height: '44px' } },
});

// With an enlarged font size the button keeps its size, since all buttons are in one row.
globalStyle(`${iconButton} > svg`, { maxWidth: '70%' });

export const srOnly = style(visuallyHidden);

export const drawerButton = style([iconButton, raised]);

export const dot = style({
  ...mark,
  background: color.danger,
  top: '7px',
  insetInlineEnd: '7px',
  width: '10px',
  height: '10px',
});

/** Placeholders of content that is loaded late. */
export const panelPlaceholder = style({ display: 'block', height: '280px' });

export const codePlaceholder = style({ width: '128px', height: '128px' });
