import { radius, space } from '@lectern/themes';
import { color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';

/**
 * Texts of questions. Formulas are MathML with the classes that the server gives them: the browser
 * lays them out, these rules set their letters, spaces and rules.
 */
export const richText = style({ minWidth: 0, overflowWrap: 'anywhere' });

/** Latin texts take a Latin face first: the Chinese ones set its quotation marks a whole sign wide. */
export const latin = style({ fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", "DejaVu Sans", Arial, sans-serif' });

const inside = (selector: string) => `${richText} ${selector}`;

globalStyle(inside('p'), { margin: 0 });
globalStyle(inside('p + :is(p, table, pre, ul, ol)'), { marginTop: space.x3 });
globalStyle(inside(':is(table, pre, ul, ol) + *'), { marginTop: space.x3 });

globalStyle(inside('math'), {
  fontFamily: '"Cambria Math", "STIX Two Math", "Latin Modern Math", "Noto Sans Math", "DejaVu Math TeX Gyre", math',
  fontSize: '1.08em',
  lineHeight: 'normal',
  letterSpacing: 'normal',
  overflowWrap: 'normal',
});
globalStyle(inside('math *'), { borderColor: 'currentColor' });
globalStyle(inside('math.tml-display'), {
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

globalStyle(inside('.blank'), {
  display: 'inline-block',
  minWidth: '3.2em',
  marginInline: '0.25em',
  borderBottom: `1.5px solid ${color.lineStrong}`,
  color: color.inkMuted,
  fontSize: '0.8em',
  lineHeight: '1.5',
  textAlign: 'center',
});
globalStyle(inside(':is(code, pre)'), { fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace', fontSize: '0.92em' });
globalStyle(inside('code'), { padding: '0.1em 0.35em', borderRadius: '4px', background: color.sunken });
globalStyle(inside('pre'), { margin: 0, padding: space.x4, borderRadius: radius.control, background: color.sunken, overflowX: 'auto', lineHeight: '1.6' });
globalStyle(inside('pre code'), { padding: 0, background: 'none' });
globalStyle(inside('table'), { display: 'block', maxWidth: '100%', overflowX: 'auto', borderCollapse: 'collapse' });
globalStyle(inside(':is(th, td)'), { padding: `${space.x1} ${space.x4}`, border: `1px solid ${color.line}`, textAlign: 'left' });
globalStyle(inside('th'), { background: color.sunken, fontWeight: 500 });
globalStyle(inside(':is(ul, ol)'), { margin: 0, paddingInlineStart: space.x6 });
globalStyle(inside('img'), { maxWidth: '100%', height: 'auto' });
