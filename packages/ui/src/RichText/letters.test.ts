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

test('formulas are unchanged on a device whose font has mathematical letters', async () => {
  device((letter) => (letter === '𝑖' ? 12 : 38));
  const { drawableFormulas } = await import('./letters.ts');
  expect(drawableFormulas(FORMULA)).toBe(FORMULA);
});

test('without mathematical letters, single letters are slanted ordinary ones and subscripts are drawn closer', async () => {
  device(() => 32);
  const { drawableFormulas } = await import('./letters.ts');
  const slanted = (letter: string) => `<mi mathvariant="normal" class="tml-slanted">${letter}</mi>`;
  expect(drawableFormulas(FORMULA)).toBe(
    `<math>${slanted('x')}${slanted('f')}<mi>sin</mi>` +
      '<msub class="tml-near"><mi mathvariant="normal">H</mi><mn>2</mn></msub></math>',
  );
});

test('markup inside an attribute value is not treated as a formula', async () => {
  device(() => 32);
  const { drawableFormulas } = await import('./letters.ts');
  const picture = (alt: string) => `<img src="/a.png" alt="${alt}" width="3">`;
  for (const words of ['<mi>x</mi><a href=//elsewhere.example>here</a>', '<msub>', 'a > b <mi>y</mi>']) {
    const html = `<p title="1">${picture(words)}&lt;mi&gt;z&lt;/mi&gt;<math><mi>x</mi></math></p>`;
    expect(drawableFormulas(html)).toBe(
      html.replace(/<mi>x<\/mi>(?=<\/math>)/, '<mi mathvariant="normal" class="tml-slanted">x</mi>'),
    );
  }
});

test('formulas are unchanged where no canvas is available', async () => {
  const { drawableFormulas } = await import('./letters.ts');
  expect(drawableFormulas(FORMULA)).toBe(FORMULA);
});
