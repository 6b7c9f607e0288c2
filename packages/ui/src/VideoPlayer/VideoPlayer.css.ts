import { fontSize, fontWeight, inRows, media, motion, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { controlReset } from '../internal/style.ts';

// The player is dark in every theme, so it has a few colours of its own.
const ink = '#fff';
const faint = 'rgb(255 255 255 / 0.3)';

/**
 * Below this width (in rem, relative to the user's font size) the bar would cover the picture, so it is below
 * the picture.
 */
const NARROW = '(max-width: 19rem)';
export const player = style({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  background: '#0b0d12',
  color: ink,
  borderRadius: radius.card,
  outline: 'none',
  userSelect: 'none',
  // On a phone the player extends to the edges of the screen.
  '@media': { [media.phone]: { borderRadius: 0 } },
  selectors: {
    '&:fullscreen': { borderRadius: 0 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-idle]': { cursor: 'none' },
  },
  '@container': {
    [NARROW]: {
      selectors: {
        '&:not(:fullscreen)': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', aspectRatio: 'auto' },
      },
    },
  },
});
const outsideFullscreen = `${player}:not(:fullscreen) > &`;
/** Keeps overlays within the picture where the bar is below it. */
const onPicture = { [NARROW]: { selectors: { [outsideFullscreen]: { gridArea: '1 / 1 / 2 / 2' } } } };

export const video = style({
  width: '100%',
  height: '100%',
  objectFit: 'contain',
  '@container': {
    [NARROW]: { selectors: { [outsideFullscreen]: { height: 'auto', aspectRatio: '16 / 9' } } },
  },
});
globalStyle(`${player}:not([data-idle]) ${video}::-webkit-media-text-track-container`, {
  transform: 'translateY(-84px)',
  '@container': { [NARROW]: { transform: 'none' } },
});

const cover = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export const bigPlay = style([
  cover,
  {
    ...controlReset,
    position: 'absolute',
    inset: '0 0 32px',
    width: 'clamp(52px, 12cqw, 72px)',
    height: 'clamp(52px, 12cqw, 72px)',
    margin: 'auto',
    borderRadius: '50%',
    background: 'rgb(11 13 18 / 0.72)',
    fontSize: '2rem',
    cursor: 'pointer',
    textAlign: 'center',
    '@container': {
      [NARROW]: { selectors: { [outsideFullscreen]: { gridArea: '1 / 1 / 2 / 2', insetBlockEnd: 0 } } },
    },
  },
]);
export const waiting = style([cover, { fontSize: '2rem', pointerEvents: 'none', '@container': onPicture }]);
export const panel = style([
  cover,
  {
    alignContent: 'center',
    gap: space.x4,
    padding: space.x4,
    background: 'rgb(11 13 18 / 0.88)',
    textAlign: 'center',
  },
]);

export const controls = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: `${space.x8} ${space.x3} ${space.x1}`,
  background: 'linear-gradient(transparent, rgb(0 0 0 / 0.8))',
  transition: `opacity ${motion.slow} ${motion.ease}`,
  selectors: { '[data-idle] > &': { opacity: 0, pointerEvents: 'none' } },
  '@container': {
    '(max-width: 480px)': { paddingInline: space.x1 },
    [NARROW]: {
      selectors: {
        // Below the picture the bar covers nothing and need not be hidden.
        [outsideFullscreen]: {
          position: 'static',
          paddingBlockStart: space.x1,
          background: 'none',
          opacity: 1,
          pointerEvents: 'auto',
        },
      },
    },
  },
});

export const row = style({
  ...inRows,
  gap: '2px',
  // At this width the chapter's name shrinks, so that no button wraps.
  '@container': { '(min-width: 641px)': { flexWrap: 'nowrap' } },
});
export const spread = style({ marginInlineStart: 'auto' });

export const button = style({
  ...controlReset,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  borderRadius: radius.control,
  color: ink,
  fontSize: '1.375rem',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: 'rgb(255 255 255 / 0.14)' },
    '&:focus-visible': { outline: `2px solid ${ink}`, outlineOffset: '-2px' },
    '&[aria-pressed=true]': {
      background: `linear-gradient(${ink}, ${ink}) center bottom 5px / 18px 2px no-repeat`,
    },
  },
});

export const optional = style({ '@container': { '(max-width: 480px)': { display: 'none' } } });
export const clock = style({
  paddingInline: space.x2,
  fontSize: fontSize.sm,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const played = createVar();
export const loaded = createVar();

/** A range input whose track shows the played, buffered and remaining parts. */
export const slider = style({
  appearance: 'none',
  width: '100%',
  height: '24px',
  margin: 0,
  background: 'none',
  cursor: 'pointer',
  vars: { [played]: '0%', [loaded]: '0%' },
  selectors: {
    '&::-webkit-slider-runnable-track': {
      height: '4px',
      borderRadius: '2px',
      background: `linear-gradient(to right, ${ink} ${played}, rgb(255 255 255 / 0.55) 0 ${loaded}, ${faint} 0)`,
    },
    '&::-moz-range-track': {
      height: '4px',
      borderRadius: '2px',
      background: `linear-gradient(to right, ${ink} ${played}, rgb(255 255 255 / 0.55) 0 ${loaded}, ${faint} 0)`,
    },
    '&::-webkit-slider-thumb': {
      appearance: 'none',
      width: '14px',
      height: '14px',
      marginTop: '-5px',
      borderRadius: '50%',
      background: ink,
    },
    '&::-moz-range-thumb': { width: '14px', height: '14px', border: 0, borderRadius: '50%', background: ink },
    '&:focus-visible': { outline: `2px solid ${ink}`, outlineOffset: '-2px', borderRadius: '4px' },
  },
  '@media': {
    [media.touch]: { height: '44px', marginBlock: '-10px' },
    // The track consists of light colours that need a dark background.
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'rgb(11 13 18)' },
  },
});
export const volume = style([
  slider,
  { width: '72px', '@container': { '(max-width: 640px)': { display: 'none' } } },
]);

export const speed = style({
  ...controlReset,
  height: '44px',
  paddingInline: space.x2,
  borderRadius: radius.control,
  color: ink,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / 0.14)' },
    '&:focus-visible': { outline: `2px solid ${ink}`, outlineOffset: '-2px' },
  },
});
export const chapter = style({
  minWidth: 0,
  maxWidth: '14rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // On a line of its own where there is no room beside the time.
  '@container': {
    '(max-width: 640px)': {
      order: -1,
      flexBasis: '100%',
      maxWidth: 'none',
      // The picture below may be white.
      background: 'rgb(11 13 18 / 0.6)',
    },
  },
});
// Above the bar, which is higher with the chapters on a line of their own.
globalStyle(`${player}:has(${chapter}) > ${bigPlay}`, {
  '@container': { '(min-width: 19.01rem) and (max-width: 640px)': { insetBlockEnd: '112px' } },
});
globalStyle(`${speed} option`, { color: '#111', background: '#fff' });

/** Below the play icon in the middle, where the picture may be white. */
export const press = style({
  position: 'absolute',
  insetInline: 0,
  top: 'calc(50% + 32px)',
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space.x3})`,
  margin: '0 auto',
  padding: `0 ${space.x3}`,
  borderRadius: '22px',
  background: 'rgb(11 13 18 / 0.72)',
  textAlign: 'center',
  pointerEvents: 'none',
  '@container': onPicture,
});

export const notice = style({
  position: 'absolute',
  top: space.x3,
  left: space.x3,
  maxWidth: `calc(100% - 2 * ${space.x3})`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x2}`,
  padding: `${space.x1} ${space.x3}`,
  borderRadius: '22px',
  background: 'rgb(11 13 18 / 0.8)',
  fontSize: fontSize.sm,
  '@container': onPicture,
});
export const noticeButton = style({
  ...controlReset,
  minHeight: '32px',
  textDecoration: 'underline',
  cursor: 'pointer',
  '@media': { [media.touch]: { minHeight: '44px' } },
});

export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gap: `${space.x1} ${space.x6}`,
  fontSize: fontSize.sm,
  textAlign: 'start',
});
export const key = style({ fontWeight: fontWeight.strong });
export const frame = style({ containerType: 'inline-size' });
