import {
  fontSize,
  fontWeight,
  inRows,
  lineHeight,
  media,
  radius,
  space,
  visuallyHidden,
} from '@lectern/themes';
import { accentFill, color, forcedEdge, rightFill, wrongFill } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

export const question = style({
  display: 'grid',
  gap: space.x4,
  maxWidth: '760px',
  minWidth: 0,
  border: 0,
  padding: 0,
});

export const head = style({
  ...inRows,
  gap: `${space.x1} ${space.x2}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
});
export const number = style({
  whiteSpace: 'nowrap',
  color: color.ink,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  fontVariantNumeric: 'tabular-nums',
});
/** Aligns the label of quiet buttons with the edge of the question; their padding extends beyond it. */
export const tools = style({ marginInline: `auto -${space.x3}` });

/** Rich text of a question: formulas, pictures and tables stay within the column. */
export const rich = style({
  minWidth: 0,
  color: color.ink,
  fontSize: fontSize.md,
  lineHeight: '1.8',
  overflowWrap: 'anywhere',
});
globalStyle(`${rich} img`, { display: 'inline-block', height: 'auto', borderRadius: '4px' });
globalStyle(`${rich} p + p`, { marginTop: space.x2 });

export const options = style({ display: 'grid', gap: space.x2 });

/** An option with the button that rules it out. */
export const row = style({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });

export const option = style({
  position: 'relative',
  display: 'flex',
  flex: '1 1 0',
  minWidth: 0,
  alignItems: 'flex-start',
  gap: space.x3,
  minHeight: '48px',
  padding: `10px ${space.x3}`,
  borderRadius: radius.control,
  border: forcedEdge,
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color.lineStrong}` },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[data-state=open]:has(:checked)': {
      background: color.accentSoft,
      boxShadow: `inset 0 0 0 1.5px ${color.accentText}`,
    },
    '&[data-state=right]': { background: color.successSoft, boxShadow: `inset 0 0 0 1.5px ${color.success}` },
    '&[data-state=missed]': { boxShadow: `inset 0 0 0 1.5px ${color.success}` },
    '&[data-state=wrong]': { background: color.dangerSoft, boxShadow: `inset 0 0 0 1.5px ${color.danger}` },
    '&[data-fixed]': { cursor: 'default' },
    '&[data-struck]': { background: color.sunken, boxShadow: 'none' },
  },
});

export const input = style(visuallyHidden);
export const srOnly = style(visuallyHidden);

globalStyle(`[data-struck] > ${rich}`, { color: color.inkMuted, textDecoration: 'line-through' });
// `line-through` is not applied to MathML by inheritance.
globalStyle(`[data-struck] > ${rich} :is(mi, mn, mo, mtext)`, { textDecoration: 'line-through' });

export const strike = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  border: 0,
  borderRadius: radius.control,
  background: 'none',
  color: color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.sunken, color: color.ink },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    '&[aria-pressed=true]': { background: color.accentSoft, color: color.accentText },
    '&:disabled': { visibility: 'hidden' },
  },
});

/** Round for a single choice, square for several: the shape shows how many can be chosen. */
export const letter = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  border: `1px solid ${color.lineStrong}`,
  color: color.inkMuted,
  fontSize: fontSize.sm,
  fontWeight: fontWeight.medium,
  lineHeight: lineHeight.tight,
  selectors: {
    '[data-several] &': { borderRadius: '6px' },
    ':checked + &': { ...accentFill, borderColor: color.accent },
    '[data-state=right] > &': { ...rightFill, borderColor: color.success },
    '[data-state=missed] > &': { borderColor: color.success, color: color.success },
    '[data-state=wrong] > &': { ...wrongFill, borderColor: color.danger },
  },
});

export const verdict = style({
  flex: 'none',
  marginInlineStart: 'auto',
  fontSize: fontSize.sm,
  lineHeight: '1.75rem',
  selectors: {
    '[data-state=wrong] > &': { color: color.danger },
    '[data-state=right] > &, [data-state=missed] > &': { color: color.success },
  },
});

export const blanks = style({
  display: 'grid',
  gap: space.x3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
});

export const explanation = style({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  borderRadius: radius.control,
  background: color.sunken,
  fontSize: fontSize.sm,
  '@media': { [media.desktop]: { padding: `${space.x4} ${space.x6}` } },
});
// The tag has the same background as the explanation and would not be visible as a tag.
globalStyle(`${explanation} [data-tone=neutral]`, { background: color.surface });
export const answerLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x6}`,
  color: color.inkMuted,
});
export const strong = style({ color: color.ink, fontWeight: fontWeight.strong });
