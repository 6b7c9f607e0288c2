// @vitest-environment node
import { expect, it } from 'vitest';
import { checkThemeName, readThemeFile } from './themeFile.ts';

const title = { zh: '海棠', en: 'Crab apple' };
const read = (value: unknown) => readThemeFile('themes/schools/x.json', JSON.stringify(value));

it('reads a brand colour alone, or with grounds', () => {
  expect(read({ title, brand: '#b5305a' })).toEqual({
    title,
    brand: '#b5305a',
    surface: undefined,
    footer: undefined,
  });
  expect(read({ title, brand: '#b5305a', surface: '#fff', footer: '#4A1428' }).footer).toBe('#4A1428');
});

it.each([
  [{ title }, '"brand" must be a colour such as "#1d5bd6", but is missing'],
  [{ title, brand: 'red' }, '"brand" must be a colour such as "#1d5bd6", but is "red"'],
  [{ title, brand: '#12345' }, '"brand"'],
  [{ title, brand: '#fff', surface: 7 }, '"surface" must be a colour such as "#1d5bd6", but is 7'],
  [{ title, brand: '#fff', footer: '#fff;}' }, '"footer"'],
  [
    { title, brand: '#fff', accent: '#000' },
    '"accent" is not known; there are title, brand, surface, footer',
  ],
  [{ title: { ...title, fr: 'Pommier' }, brand: '#fff' }, '"title.fr" is not known'],
  [{ title: { zh: '海棠', en: ' ' }, brand: '#fff' }, '"title.en" must be a text'],
  [{ brand: '#fff' }, '"title" must be an object'],
  [[], '"" must be an object'],
])('refuses %j, naming the file and the field', (value, message) => {
  expect(() => read(value)).toThrow(`themes/schools/x.json: ${message}`);
});

it('says of what is no JSON where it stands', () => {
  expect(() => readThemeFile('themes/schools/x.json', '{')).toThrow('themes/schools/x.json is no JSON');
});

it('takes letters alone for a name, and none of the catalogue', () => {
  expect(() => checkThemeName('x', 'haitang', ['red'])).not.toThrow();
  expect(() => checkThemeName('x', 'red', ['red'])).toThrow('"red" in the catalogue');
  for (const wrong of ['Haitang', 'hai-tang', 'hai2', '海棠', '']) {
    expect(() => checkThemeName('x', wrong, [])).toThrow('letters alone');
  }
});
