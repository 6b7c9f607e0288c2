import { fontSize, fontWeight, lineHeight, media, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { gaps, sizes } from './steps.ts';

/** Gap between two facts, with the dot in its middle. */
const dotGap = '0.9em';

/** Class of every laid out element; its data attributes select the rules. */
export const laid = style({});

/** Adds a rule with zero specificity, so that any class overrides it, whatever the order of the style sheets. */
const rule = (attributes: string, properties: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`:where(.${laid}${attributes})`, properties);

rule('', { margin: 0, padding: 0, border: 0, listStyle: 'none' });
rule('[data-layout]', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
// When printing, Chromium overlaps grid rows if one of them continues on the next page.
rule('[data-layout=stack]', { '@media': { print: { display: 'flex', flexDirection: 'column' } } });
rule('[data-layout^=line]', { display: 'flex', alignItems: 'center' });
rule('[data-layout=lines]', { flexWrap: 'wrap' });
for (const step of gaps) {
  rule(`[data-gap=${step}]`, { gap: space[step] });
  rule(`[data-above=${step}]`, { marginBlockStart: space[step] });
  rule(`[data-below=${step}]`, { marginBlockEnd: space[step] });
}
for (const align of ['start', 'center', 'end', 'baseline', 'stretch'])
  rule(`[data-align=${align}]`, { placeItems: align });
for (const justify of ['center', 'end', 'space-between'])
  rule(`[data-justify=${justify}]`, { justifyContent: justify });

rule('[data-padding]', { ...cardBox, color: color.ink });
rule('[data-padding=medium]', { padding: space.x4 });
rule('[data-padding=large]', { padding: space.x6, '@media': { [media.phone]: { padding: space.x4 } } });
rule('[data-raised]', { boxShadow: color.shadowRaised });

/** Has a higher specificity than the page's rules for bare headings. */
export const title = style({
  color: color.ink,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
for (const step of sizes) globalStyle(`.${title}:where([data-size=${step}])`, { fontSize: fontSize[step] });

/**
 * Each dot is before its fact, in the gap. At the beginning of a line the dot is outside the container, where
 * it is clipped.
 */
export const dotted = style({ display: 'flex', flexWrap: 'wrap', columnGap: dotGap, overflowX: 'clip' });
export const fact = style({ position: 'relative', minWidth: 0, overflowWrap: 'anywhere' });
export const dot = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  width: dotGap,
  textAlign: 'center',
});
