// @vitest-environment node
import { expect, it } from 'vitest';
import { schemes, special, widths } from '@lectern/ui/stage';
import { distinctModes, picturedAs } from './pictured.ts';

it('pictures what is tagged, and nothing else', () => {
  expect(picturedAs(['visual'], { modes: schemes })).toEqual({ modes: schemes, disableSnapshot: false });
  expect(picturedAs(['autodocs'], { modes: schemes })).toMatchObject({ disableSnapshot: true });
  expect(picturedAs(['visual'], { modes: schemes, disableSnapshot: true })).toMatchObject({
    disableSnapshot: true,
  });
});

it('takes one picture of one look, whatever its modes are called', () => {
  expect(Object.keys(distinctModes({ ...schemes, ...widths, ...special }))).toEqual([
    'light',
    'dark',
    'phone',
    'desktop',
    'english',
    'grey',
  ]);
});
