// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { prefetchCalls } from './prefetchCalls.ts';

const startCalls = vi.fn<(isLater: boolean) => void>();
vi.mock('./routeTable.ts', () => ({
  routeTable: {},
  matchIn: (_: object, path: string) =>
    path === '/unknown'
      ? undefined
      : { route: { screen: { loaded: path === '/news' ? () => null : undefined } } },
}));

let stop: () => void;
beforeEach(() => {
  history.replaceState(null, '', '#/home/index');
  document.head.innerHTML = '<script type="application/json" id="lectern-pages">{}</script>';
  vi.stubGlobal('lecternBegin', startCalls);
  startCalls.mockReset();
  stop = prefetchCalls();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('navigating to a page whose code is not loaded sends its first calls once', () => {
  navigate('/course/list');
  dispatchEvent(new Event('hashchange'));
  dispatchEvent(new Event('popstate'));
  expect(startCalls.mock.calls).toEqual([[true]]);
  navigate('/unknown');
  expect(startCalls).toHaveBeenCalledTimes(2);
});

it('navigating to a page whose code is loaded sends no first calls', () => {
  navigate('/news');
  expect(startCalls).not.toHaveBeenCalled();
});

it('navigating sends no first calls if the page was delivered without them', () => {
  document.head.replaceChildren();
  navigate('/course/list');
  expect(startCalls).not.toHaveBeenCalled();
});
