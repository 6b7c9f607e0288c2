// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ListStates, type ListStatesProps } from './ListStates.tsx';

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  location.hash = '#/news?page=9';
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

async function show(
  given: Partial<ListStatesProps> & { readonly page: number; readonly pageCount: number },
): Promise<string> {
  const { page, pageCount, ...props } = given;
  await act(async () =>
    root.render(
      <ListStates
        status="ready"
        isEmpty
        failed="failed"
        onRetry={() => undefined}
        pages={{ page, pageCount, hrefOf: (to) => `#/news?page=${to}` }}
        skeleton="waiting"
        nothing="nothing"
        {...props}
      >
        rows
      </ListStates>,
    ),
  );
  return container.textContent ?? '';
}

test.each([
  [
    'rows and links to their pages',
    { isEmpty: false, page: 2, pageCount: 3 },
    /^rows.*2.*3/,
    '#/news?page=9',
  ],
  [
    'rows without links if there is one page',
    { isEmpty: false, page: 1, pageCount: 1 },
    /^rows$/,
    '#/news?page=9',
  ],
  ['the empty message if there are no rows at all', { page: 1, pageCount: 0 }, /^nothing$/, '#/news?page=9'],
  [
    'the empty message for an empty page within the range',
    { page: 3, pageCount: 3 },
    /^nothing$/,
    '#/news?page=9',
  ],
  ['the last page instead of one beyond it', { page: 9, pageCount: 3 }, /^waiting$/, '#/news?page=3'],
  [
    'the same page while the number of pages is unknown',
    { status: 'loading', page: 9, pageCount: 3 },
    /^waiting$/,
    '#/news?page=9',
  ],
  [
    'the same page if the list failed',
    { status: 'failed', page: 9, pageCount: 3 },
    /^failed/,
    '#/news?page=9',
  ],
] as const)('a list shows %s', async (_, given, text, hash) => {
  expect(await show(given)).toMatch(text);
  expect(location.hash).toBe(hash);
});

test('the skeleton’s list element is not reused for the rows', async () => {
  const list = (text: string) => <ul>{text}</ul>;
  await show({ status: 'loading', page: 1, pageCount: 0, skeleton: list('waiting') });
  const waiting = container.querySelector('ul');
  await show({ isEmpty: false, page: 1, pageCount: 1, children: list('rows') });
  expect(container.querySelector('ul')).not.toBe(waiting);
});

test('an empty list stays empty while it is loaded again', async () => {
  const empty = { page: 1, pageCount: 0 };
  expect(await show({ ...empty, status: 'loading' })).toBe('waiting');
  expect(await show({ ...empty, nothing: 'nothing paid' })).toBe('nothing paid');
  expect(await show({ ...empty, status: 'loading', nothing: 'nothing cancelled' })).toBe('nothing paid');
  expect(await show({ ...empty, nothing: 'nothing cancelled' })).toBe('nothing cancelled');
  expect(await show({ ...empty, status: 'loading' })).toBe('nothing cancelled');
  expect(await show({ ...empty, isEmpty: false })).toBe('rows');
  expect(await show({ ...empty, status: 'loading' })).toBe('waiting');
});
