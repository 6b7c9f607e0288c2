import { fontSize, media, radius, space, visuallyHidden } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { controlReset, controlBox } from '../internal/style.ts';

export const frame = style({
  ...controlBox,
  display: 'grid',
  minWidth: 0,
  selectors: {
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&[data-invalid]': { borderColor: color.danger },
    '&[data-invalid]:focus-within': { boxShadow: `0 0 0 1px ${color.danger}` },
  },
});

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  padding: '3px',
  borderBlockEnd: `1px solid ${color.line}`,
});
export const tool = style({
  ...controlReset,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x1,
  minWidth: '36px',
  height: '36px',
  paddingInline: space.x2,
  borderRadius: '6px',
  color: color.inkMuted,
  fontSize: '1.125rem',
  cursor: 'pointer',
  ':hover': { background: color.sunken, color: color.ink },
  selectors: {
    '&[aria-pressed=true]': { background: color.accentSoft, color: color.accentText },
    '&[aria-disabled=true]': { color: color.inkFaint, background: 'none', cursor: 'default' },
  },
  '@media': { [media.touch]: { minWidth: '44px', height: '44px' } },
});
export const toolLabel = style({ fontSize: fontSize.sm });

/**
 * The editable area of both the plain field and the editor, so that the layout does not shift when one replaces
 * the other.
 */
export const text = style({
  ...controlReset,
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  padding: space.x3,
  // iOS zooms in on fields with a smaller font size.
  fontSize: fontSize.md,
  lineHeight: '1.6',
  resize: 'vertical',
  // The field's border shows the focus. Forced colours mode removes it and shows this outline instead.
  ':focus-visible': { outlineColor: 'transparent' },
  '::placeholder': { color: color.inkFaint },
});
export const rich = style({
  position: 'relative',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  fontVariantLigatures: 'none',
  cursor: 'text',
  selectors: {
    '&[data-empty]::before': {
      content: 'attr(data-placeholder)',
      float: 'left',
      height: 0,
      color: color.inkFaint,
      pointerEvents: 'none',
    },
  },
});
/** Lines of the format `text` have no gap between them, as in the plain field. */
globalStyle(`${rich}[data-format="text"] p + p`, { marginBlockStart: 0 });
// Inserted by ProseMirror for the caret beside content that cannot be edited.
globalStyle(`${rich} img.ProseMirror-separator`, {
  display: 'inline',
  width: 0,
  height: 0,
  margin: 0,
  border: 0,
});
globalStyle(`${rich}.ProseMirror-hideselection *::selection`, { background: 'transparent' });
globalStyle(`${rich}.ProseMirror-hideselection`, { caretColor: 'transparent' });
globalStyle(`${rich} .ProseMirror-selectednode`, {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '1px',
  borderRadius: '4px',
});

export const formula = style({
  paddingInline: '2px',
  borderRadius: '4px',
  cursor: 'pointer',
  ':hover': { background: color.accentSoft },
  selectors: {
    '&[data-block]': { display: 'block', textAlign: 'center' },
    '&[data-broken]': { color: color.danger, fontFamily: 'ui-monospace, monospace', fontSize: '0.92em' },
  },
});

/** Text with formulas, with its line breaks preserved. */
export const lines = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space.x4}`,
  padding: `0 ${space.x3} ${space.x2}`,
  color: color.inkMuted,
  fontSize: fontSize.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const waiting = style({ padding: space.x3 });
export const srOnly = style(visuallyHidden);

/* The box of a formula. */
export const box = style({ display: 'grid', gap: space.x4 });
export const parts = style({ display: 'flex', flexWrap: 'wrap', gap: space.x1 });
export const part = style({
  ...controlReset,
  minHeight: '32px',
  paddingInline: space.x2,
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  color: color.ink,
  fontSize: fontSize.sm,
  cursor: 'pointer',
  ':hover': { borderColor: color.accentText, color: color.accentText },
  '@media': { [media.touch]: { minHeight: '44px', paddingInline: space.x3 } },
});
export const preview = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '72px',
  padding: space.x3,
  borderRadius: radius.control,
  background: color.sunken,
  fontSize: fontSize.lg,
  overflowX: 'auto',
});
export const unreadable = style({ margin: 0, color: color.inkMuted, fontSize: fontSize.sm });
