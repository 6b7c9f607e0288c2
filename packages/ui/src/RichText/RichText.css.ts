import { fontSize, fontWeight, lineHeight, radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { FORMULA_FACES } from './letters.ts';

/**
 * Text written by a school. Formulas are MathML with the CSS classes of temml: the browser lays them out, these
 * rules set their fonts, spacing and lines.
 */
export const richText = style({ minWidth: 0, overflowWrap: 'anywhere' });

/**
 * Latin text uses a Latin font first, since Chinese fonts render its quotation marks as wide as a Chinese
 * character.
 */
export const latin = style({
  fontFamily:
    'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", Arial, sans-serif',
});

const inside = (selector: string) => `${richText} ${selector}`;
const block = ':is(p, ul, ol, pre, blockquote, figure, [data-scroller], audio, video)';

globalStyle(inside(block), { margin: 0 });
globalStyle(inside(`${block} + ${block}`), { marginBlockStart: space.x3 });
globalStyle(inside(':is(h1, h2, h3, h4, h5, h6)'), {
  margin: `${space.x6} 0 ${space.x2}`,
  fontSize: fontSize.lg,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
});
globalStyle(inside(':is(h4, h5, h6)'), { fontSize: fontSize.md });
globalStyle(inside(':is(h1, h2, h3, h4, h5, h6):first-child'), { marginBlockStart: 0 });
globalStyle(inside(':is(ul, ol)'), { paddingInlineStart: space.x6 });
globalStyle(inside('ul'), { listStyle: 'disc' });
globalStyle(inside('ol'), { listStyle: 'decimal' });
globalStyle(inside('a'), {
  color: color.accentText,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});
globalStyle(inside('hr'), { border: 0, borderBlockStart: `1px solid ${color.line}`, marginBlock: space.x4 });
globalStyle(inside('blockquote'), {
  paddingInlineStart: space.x4,
  borderInlineStart: `3px solid ${color.line}`,
  color: color.inkMuted,
});
globalStyle(inside('figcaption'), { color: color.inkMuted, fontSize: fontSize.sm });

globalStyle(inside('img'), { maxWidth: '100%', height: 'auto' });
globalStyle(inside('video'), {
  display: 'block',
  width: '100%',
  maxWidth: '640px',
  height: 'auto',
  borderRadius: radius.control,
  background: color.sunken,
});
globalStyle(inside('audio'), { display: 'block', width: '100%', maxWidth: '480px' });

globalStyle(inside(':is(code, pre)'), {
  fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
  fontSize: '0.92em',
});
globalStyle(inside('code'), { padding: '0.1em 0.35em', borderRadius: '4px', background: color.sunken });
globalStyle(inside('pre'), {
  padding: space.x4,
  borderRadius: radius.control,
  background: color.sunken,
  overflowX: 'auto',
  lineHeight: lineHeight.text,
});
globalStyle(inside('pre code'), { padding: 0, background: 'none' });

const fading = {
  maskImage: `linear-gradient(to right, transparent, #000 ${space.x8} calc(100% - ${space.x8}), transparent)`,
  maskSize: `calc(100% + ${space.x8}) 100%`,
  maskRepeat: 'no-repeat',
};
const fadeByScroll = keyframes({
  from: { ...fading, maskPosition: `-${space.x8} 0` },
  to: { ...fading, maskPosition: '0 0' },
});
// Content that overflows horizontally fades out at the edge where it continues; when focused it is shown
// without the fade, so that its focus ring is complete.
globalStyle(inside(':is([data-scroller], pre, math.tml-display, math[display=block]):not(:focus-visible)'), {
  '@supports': {
    '(animation-timeline: scroll(self inline))': {
      animation: `${fadeByScroll} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
  },
});
globalStyle(inside('[data-scroller]'), { maxWidth: '100%', overflowX: 'auto' });
globalStyle(inside('table'), { borderCollapse: 'collapse', overflowWrap: 'normal' });
globalStyle(inside('caption'), { paddingBlockEnd: space.x2, color: color.inkMuted, textAlign: 'start' });
globalStyle(inside(':is(th, td)'), { padding: `${space.x1} ${space.x4}`, border: `1px solid ${color.line}` });
globalStyle(inside('th:not([align])'), { textAlign: 'start' });
// With many columns a cell keeps a minimum width, and the table scrolls.
globalStyle(inside('td'), { minWidth: '5em' });
// A table whose header cells are all empty.
globalStyle(inside('thead:not(:has(th:not(:empty)))'), { display: 'none' });
globalStyle(inside('th'), { background: color.sunken, fontWeight: fontWeight.medium });

globalStyle(inside('math'), {
  fontFamily: FORMULA_FACES,
  fontSize: '1.08em',
  lineHeight: 'normal',
  letterSpacing: 'normal',
  overflowWrap: 'normal',
});
// A formula that may be broken consists of several rows: these flow like words, and the text after the formula
// continues behind the last one.
globalStyle(inside('math:has(> mrow + mrow)'), { display: 'inline' });
globalStyle(inside('math:has(> mrow + mrow) > mrow'), { display: 'inline math', paddingBlock: '0.3ex' });
globalStyle(inside('.tml-slanted'), { fontStyle: 'italic' });
globalStyle(inside('.tml-near'), { marginInlineEnd: '-0.12em' });
globalStyle(inside('.tml-near > :last-child'), { position: 'relative', top: '-0.12em' });
globalStyle(inside('math *'), { borderColor: 'currentColor' });
globalStyle(inside(':is(math.tml-display, math[display=block])'), {
  display: 'block math',
  maxWidth: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  paddingBlock: space.x2,
});
globalStyle(inside('mtd'), { paddingInline: '0.4em', paddingBlock: '0.35ex', textAlign: 'center' });
globalStyle(inside('mtd.tml-left'), { textAlign: 'left' });
globalStyle(inside('mtd.tml-right'), { textAlign: 'right' });
globalStyle(inside('mtd.tml-flush-left'), { paddingLeft: 0 });
globalStyle(inside('mtd.tml-flush-right'), { paddingRight: 0 });
globalStyle(inside('mtd.tml-gap-left'), { paddingLeft: '1em' });
globalStyle(inside('mtd.tml-rule-left'), { borderLeft: '0.06em solid', paddingLeft: '0.4em' });
globalStyle(inside('mtd.tml-rule-right'), { borderRight: '0.06em solid' });
globalStyle(inside('mtd.tml-rule-top'), { borderTop: '0.06em solid' });
globalStyle(inside('mtd.tml-rule-bottom'), { borderBottom: '0.06em solid' });
globalStyle(inside('.tml-jot > mtr > mtd'), { paddingBlock: '0.7ex' });
globalStyle(inside(':is(mfrac > :nth-child(2), msqrt, mover > :first-child)'), { mathShift: 'compact' });
globalStyle(inside('.tml-sml-pad'), { paddingLeft: '0.05em' });
globalStyle(inside('.tml-med-pad'), { paddingLeft: '0.1em' });
globalStyle(inside('.tml-lrg-pad'), { paddingLeft: '0.15em' });
globalStyle(inside('menclose'), { position: 'relative', paddingBlock: '0.5ex' });
globalStyle(inside('.tml-overline'), { padding: '0.1em 0 0', borderTop: '0.065em solid' });
globalStyle(inside('.tml-underline'), { padding: '0 0 0.1em', borderBottom: '0.065em solid' });
globalStyle(inside('.chr-sml'), { transform: 'translate(0.07em, 0)' });
globalStyle(inside('.chr-med'), { transform: 'translate(0.14em, 0)' });
globalStyle(inside('.chr-lrg'), { transform: 'translate(0.21em, 0)' });
globalStyle(inside('.tml-vec'), { transform: 'scale(0.75)' });

/** A blank in a question: part of the text line, so that no line begins with a comma. */
globalStyle(inside('.blank'), {
  marginInline: '0.25em',
  paddingInline: '1.3em',
  borderBottom: `1.5px solid ${color.lineStrong}`,
  color: color.inkMuted,
  fontSize: '0.8em',
  whiteSpace: 'nowrap',
});
