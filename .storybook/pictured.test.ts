// @vitest-environment node
import { expect, it } from 'vitest';
import { schemes, special, widths } from '@lectern/ui/stage';
import { distinctModes, picturedAs } from './pictured.ts';

it('picturedAs enables snapshots for stories with the tag visual only', () => {
  expect(picturedAs(['visual'], { modes: schemes })).toEqual({ modes: schemes, disableSnapshot: false });
  expect(picturedAs(['autodocs'], { modes: schemes })).toMatchObject({ disableSnapshot: true });
  expect(picturedAs(['visual'], { modes: schemes, disableSnapshot: true })).toMatchObject({
    disableSnapshot: true,
  });
});

it('distinctModes keeps one mode of those that look the same', () => {
  expect(Object.keys(distinctModes({ ...schemes, ...widths, ...special }))).toEqual([
    'light',
    'dark',
    'phone',
    'desktop',
    'english',
    'grey',
  ]);
});
