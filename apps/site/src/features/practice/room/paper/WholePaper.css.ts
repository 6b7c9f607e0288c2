import { fontSize, fontWeight, space } from '@lectern/themes';
import { globalStyle, style } from '@vanilla-extract/css';
import { room } from '../DoingPage.css.ts';

/** Placed where the visible question is, so that a find-in-page hit scrolls there; it takes no space. */
export const placeholder = style({
  position: 'absolute',
  insetInline: 0,
  height: '1px',
  contain: 'strict',
  clipPath: 'inset(50%)',
  pointerEvents: 'none',
});

export const printed = style({
  display: 'none',
  '@media': { print: { display: 'grid', gap: space.x6, lineHeight: '1.7' } },
});
// Only when the whole paper is rendered is the rest of the page left out of print.
globalStyle(`${room}:has(> ${printed}) > :not(${printed})`, { '@media': { print: { display: 'none' } } });

export const title = style({ fontSize: fontSize.lg, textAlign: 'center' });
export const section = style({ margin: `${space.x4} 0 0`, breakAfter: 'avoid' });
export const question = style({ display: 'grid', gap: space.x2, breakInside: 'avoid' });
export const options = style({ display: 'grid', gap: space.x1, paddingInlineStart: space.x6 });
export const answer = style({ paddingInlineStart: space.x6, fontWeight: fontWeight.medium });
