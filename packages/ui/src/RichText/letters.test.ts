import { afterEach, expect, test, vi } from 'vitest';

const FORMULA =
  '<math><mi>x</mi><mi>𝑓</mi><mi>sin</mi><msub><mi mathvariant="normal">H</mi><mn>2</mn></msub></math>';

/** Mocks a device whose font renders letters with these widths. */
const device = (widthOf: (letter: string) => number) => {
  class Canvas {
    getContext = () => ({ font: '', measureText: (letter: string) => ({ width: widthOf(letter) }) });
  }
  vi.stubGlobal('OffscreenCanvas', Canvas);
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a device that has the letters of formulas draws them as they are', async () => {
  device((letter) => (letter === '𝑖' ? 12 : 38));
  const { drawableFormulas } = await import('./letters.ts');
  expect(drawableFormulas(FORMULA)).toBe(FORMULA);
});

test('where each would be the same box, single letters are slanted ones of the usual, and what is lowered is near', async () => {
  device(() => 32);
  const { drawableFormulas } = await import('./letters.ts');
  const slanted = (letter: string) => `<mi mathvariant="normal" class="tml-slanted">${letter}</mi>`;
  expect(drawableFormulas(FORMULA)).toBe(
    `<math>${slanted('x')}${slanted('f')}<mi>sin</mi>` +
      '<msub class="tml-near"><mi mathvariant="normal">H</mi><mn>2</mn></msub></math>',
  );
});

test('what a value holds is no formula, whichever way a browser writes it', async () => {
  device(() => 32);
  const { drawableFormulas } = await import('./letters.ts');
  const picture = (words: string) => `<img src="/a.png" alt="${words}" width="3">`;
  for (const words of ['<mi>x</mi><a href=//elsewhere.example>here</a>', '<msub>', 'a > b <mi>y</mi>']) {
    const html = `<p title="1">${picture(words)}&lt;mi&gt;z&lt;/mi&gt;<math><mi>x</mi></math></p>`;
    expect(drawableFormulas(html)).toBe(
      html.replace(/<mi>x<\/mi>(?=<\/math>)/, '<mi mathvariant="normal" class="tml-slanted">x</mi>'),
    );
  }
});

test('nothing is measured where there is nothing to draw on', async () => {
  const { drawableFormulas } = await import('./letters.ts');
  expect(drawableFormulas(FORMULA)).toBe(FORMULA);
});
