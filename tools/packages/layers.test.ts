// @vitest-environment node
import { expect, test } from 'vitest';
import { cssTokens } from '../../themes/src/tokens/cssText.ts';
import { layered, layerFaults, layerOf, ORDER } from './layers.ts';

const faultsOf = (css: string) => layerFaults(new Map([['dist/x.css', Buffer.from(css)]]));

test('the CSS of every file is put into a layer, in a fixed order', () => {
  const css = layered(
    layerOf('packages/ui', 'Button/Button.css'),
    '.a{color:red}@media print{.a{color:"}"}}\n',
  );
  expect(css).toBe(`${ORDER}\n@layer lectern.components{.a{color:red}@media print{.a{color:"}"}}}\n`);
  expect(faultsOf(css)).toEqual([]);
  expect(layerOf('themes', 'globals/globals.css')).toBe('reset');
  expect(layerOf('themes', 'header/header.css')).toBe('tokens');
  expect(layerOf('themes', 'globals/states.css')).toBe('states');
});

test('layerFaults finds a rule outside the layers', () => {
  expect(faultsOf(`${ORDER}\n@layer lectern.reset{*{margin:0}}\n.a{color:red}`)).toEqual([
    'dist/x.css has a rule outside of the layers: .a{color:red}',
  ]);
  expect(faultsOf('@layer lectern.reset{*{margin:0}}')).toHaveLength(1);
  expect(faultsOf(`${ORDER}@media print{.a{color:red}}`)).toHaveLength(1);
});

test('the tokens written as CSS are in their layer', () => {
  expect(faultsOf(cssTokens())).toEqual([]);
});
