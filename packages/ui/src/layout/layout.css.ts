import { fontSize, fontWeight, lineHeight, media, space } from '@lectern/themes';
import { cardBox, color } from '@lectern/themes/css';
import { globalStyle, style } from '@vanilla-extract/css';
import { gaps, sizes } from './steps.ts';

/** Between two facts, with the dot in the middle of it. */
const dotGap = '0.9em';

/** What is laid out; how stands in its attributes. */
export const laid = style({});

/** Has no weight: a class of the page's own holds against it, whichever sheet comes last. */
const rule = (attributes: string, properties: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`:where(.${laid}${attributes})`, properties);

rule('', { margin: 0, padding: 0, border: 0, listStyle: 'none' });
rule('[data-layout]', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });
// On paper Chromium lays rows of a grid over each other where something in one goes on to the next page.
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

/** Outweighs what the ground of the page says of bare headings. */
export const title = style({
  color: color.ink,
  fontWeight: fontWeight.strong,
  lineHeight: lineHeight.heading,
  overflowWrap: 'anywhere',
});
for (const step of sizes) globalStyle(`.${title}:where([data-size=${step}])`, { fontSize: fontSize[step] });

/** Each dot stands before its fact, in the gap; at the start of a line that is outside, where it is cut off. */
export const dotted = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: dotGap,
  overflowX: 'clip',
});
export const fact = style({ position: 'relative', minWidth: 0, overflowWrap: 'anywhere' });
export const dot = style({
  position: 'absolute',
  insetInlineEnd: '100%',
  width: dotGap,
  textAlign: 'center',
});
