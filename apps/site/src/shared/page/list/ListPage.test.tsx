// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Router } from 'wouter';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate, useHashPath, useHashSearch } from '../../routes/hashLocation.ts';
import { session } from '../../session/session.store.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';

let root: Root;
let container: HTMLElement;
const load = vi.fn<() => void>();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  load.mockReset();
  location.hash = '#/news';
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (given: Partial<ListPageProps<{ id: string }>>) =>
  act(async () =>
    root.render(
      <Router hook={useHashPath} searchHook={useHashSearch}>
        <ListPage
          status="ready"
          rows={[]}
          load={load}
          tools="tools"
          failed="failed"
          skeleton={[2, '40px']}
          nothing="nothing"
          {...given}
        >
          {({ id }) => `row ${id}`}
        </ListPage>
      </Router>,
    ),
  );

test('a list page loads once per address, and again for another user', async () => {
  await show({});
  await show({ status: 'loading' });
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => navigate('#/news?page=2'));
  expect(load).toHaveBeenCalledTimes(2);
  await act(async () => void (session.token = 'another'));
  expect(load).toHaveBeenCalledTimes(3);
});

test('a list page shows its rows under its title and breadcrumb', async () => {
  await show({ title: 'News', rows: [{ id: '1' }, { id: '2' }] });
  expect(container.querySelector('h1')?.textContent).toBe('News');
  expect([...container.querySelectorAll('nav li')].map(({ textContent }) => textContent)).toEqual([
    '首页',
    'News',
  ]);
  expect([...container.querySelectorAll('ul li')].map(({ textContent }) => textContent)).toEqual([
    'row 1',
    'row 2',
  ]);
});

test('a list page hides its tools if an unfiltered list is empty', async () => {
  await show({ isUnfiltered: true });
  expect(container.textContent).toBe('nothing');
  await show({ isUnfiltered: false });
  expect(container.textContent).toBe('toolsnothing');
});

test('a list page shows its tools and a skeleton until it is known to be empty, and not when it is loaded again', async () => {
  await show({ isUnfiltered: true, status: 'loading' });
  expect(container.textContent).toBe('tools');
  expect(container.querySelectorAll('[aria-busy] [data-skeleton]')).toHaveLength(2);
  await show({ isUnfiltered: true });
  await show({ isUnfiltered: true, status: 'loading' });
  expect(container.textContent).toBe('nothing');
  expect(container.querySelector('[data-skeleton]')).toBeNull();
});

test('the links to other pages keep the filter of the address', async () => {
  const hrefOf = (filter: object) => `#/news?${new URLSearchParams(Object.entries(filter))}`;
  const filter = { kind: 'own', page: 1 };
  await show({ rows: [{ id: '1' }], pages: { filter, hrefOf, total: 11, perPage: 5 } });
  const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('#/news?kind=own&page=3');
  expect(hrefs).not.toContain('#/news?kind=own&page=4');
});

test('a failed list page loads again on retry', async () => {
  await show({ status: 'failed' });
  await act(async () => container.querySelector('button')?.click());
  expect(load).toHaveBeenCalledTimes(2);
});

test('a list page renders its rows without errors even if ids repeat', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = () => [...container.querySelectorAll('ul li')].map(({ textContent }) => textContent);
  const rows = (...ids: string[]) => ids.map((id) => ({ id }));
  await show({ rows: rows('1', '1', '') });
  await show({ rows: rows('2', '') });
  expect(shown()).toEqual(['row 2', 'row ']);
  await show({ rows: rows('', '3', '') });
  await show({ rows: rows('3') });
  expect(shown()).toEqual(['row 3']);
  expect(console.error).not.toHaveBeenCalled();
});
