import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deferred } from './deferred.tsx';

const Late = ({ name }: { readonly name: string }) => <p>{name}</p>;

test('is written by the server once its code is there, and not before', async () => {
  const Part = deferred(async () => Late);
  expect(renderToString(<Part name="late" />)).not.toContain('<p>');
  await Part.preload();
  expect(renderToString(<Part name="late" />)).toContain('<p>late</p>');
});

test('asks for its code once, however often it is shown or loaded in advance', async () => {
  let asked = 0;
  const Part = deferred(async () => {
    asked += 1;
    return Late;
  });
  renderToString(<Part name="a" />);
  await Promise.all([Part.preload(), Part.preload()]);
  renderToString(<Part name="b" />);
  expect(asked).toBe(1);
});
