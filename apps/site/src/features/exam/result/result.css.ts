import { fontSize, inRows, media, radius, space, tabularFigures } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { reach } from '../../../shared/page/reach.css.ts';

export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.x8,
  '@media': { [media.phone]: { flexDirection: 'column', gap: space.x6, textAlign: 'center' } },
});
/** Shown in place of a score that is not available yet. */
export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '96px',
  height: '96px',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.accentText,
});
export const verdict = style({
  display: 'grid',
  gap: space.x3,
  minWidth: 0,
  '@media': { [media.phone]: { justifyItems: 'center' } },
});
export const state = style({ color: color.ink, fontSize: fontSize.md });
export const muted = style([tabularFigures, { color: color.inkMuted, fontSize: fontSize.sm }]);
export const actions = style({
  ...inRows,
  gap: space.x3,
  '@media': { [media.phone]: { justifyContent: 'center' } },
});

export const facts = style({ paddingBlockStart: space.x6, borderBlockStart: `1px solid ${color.line}` });
/** Hides what is below the questions while they load, so that no layout shift moves a button from under the finger. */
export const questions = style({});
globalStyle(`${questions}:has([data-skeleton]) ~ *`, { visibility: 'hidden' });

/** A link at the end of a sentence, which wraps with it. */
export const toWrongBook = style([reach, { color: color.accentText, textDecoration: 'underline' }]);

/** The evidence of a result: receipts beside the list of outages. */
export const proof = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});
/** Shown above the evidence. */
export const proofAbove = style({ marginBlockEnd: space.x6 });
export const found = style([
  tabularFigures,
  {
    display: 'flex',
    alignItems: 'start',
    gap: space.x2,
    padding: `${space.x3} ${space.x4}`,
    borderRadius: radius.control,
    fontSize: fontSize.sm,
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-tone=good]': { background: color.successSoft, color: color.success },
      '&[data-tone=bad]': { background: color.dangerSoft, color: color.danger },
    },
  },
]);
export const foundSign = style({ marginBlockStart: '2px' });
/** Opened through its label, which looks like a button. */
export const file = style({ display: 'none' });

export const showAll = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.accentText,
  fontSize: fontSize.sm,
  cursor: 'pointer',
});
export const download = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: '44px',
  paddingInline: space.x2,
  color: color.accentText,
  fontSize: fontSize.sm,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

/** The state of a payment: one plain card in the middle. */
export const payment = style({ maxWidth: '560px', marginInline: 'auto' });
export const grid = style({ paddingBlockStart: space.x2 });
