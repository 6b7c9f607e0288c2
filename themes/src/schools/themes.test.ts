// @vitest-environment node
import { expect, it } from 'vitest';
import { footerClass } from '../footer/names.ts';
import { palettesOfFooter } from '../footer/palettes.ts';
import { headerClass } from '../header/names.ts';
import { paletteOfHeader } from '../header/palettes.ts';
import { schoolThemeFiles, schoolThemeNames } from './generated.ts';
import { themeOfSchool } from './themes.ts';

it.each(schoolThemeNames)('%s dresses header and footer in the colours of its file', (name) => {
  const { brand, surface, footer } = schoolThemeFiles[name];
  expect(headerClass(name)).toBe(`header-${name}`);
  expect(footerClass(`footer-${name}`)).toBe(`footer-${name}`);
  expect(paletteOfHeader(name)).toMatchObject({ accent: brand, surface });
  expect(palettesOfFooter(name).light.surface).toBe(footer);
});

it('has nothing for a school that brings no theme', () => {
  expect(themeOfSchool('red')).toBeUndefined();
  expect(paletteOfHeader('red').accent).toBe('#cf2a35');
});
