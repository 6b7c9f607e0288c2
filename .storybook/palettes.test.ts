// @vitest-environment node
import { footerThemes, headerThemes } from '@lectern/themes';
import { expect, it } from 'vitest';
import { palettes, paletteOf } from './palettes.ts';

it('the palettes contain every header and footer theme in both schemes', () => {
  for (const name of ['header', 'footer'] as const) {
    const shown = new Set(palettes.map((palette) => `${palette[name]} ${palette.scheme}`));
    expect(shown.size).toBe((name === 'header' ? headerThemes : footerThemes).length * 2);
  }
});

it('paletteOf assigns every palette to some story, and always the same to a story', () => {
  const ids = Array.from({ length: 400 }, (_, at) => `shell-part--state-${at}`);
  expect(new Set(ids.map(paletteOf))).toEqual(new Set(palettes));
  expect(ids.map(paletteOf)).toEqual(ids.map(paletteOf));
});
