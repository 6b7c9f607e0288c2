// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchLinks } from './prefetch.ts';

const loadedPaths = vi.hoisted(() => new Array<string>());
vi.mock('./routeTable.ts', () => ({
  findMatch: async (path: string) => ({
    route: {
      screen: {
        load: async () => void loadedPaths.push(path),
        redirectTo: async (from: string) => (from === '/personal/setting' ? `${from}/archives` : undefined),
      },
    },
  }),
}));
vi.mock('../../shared/deferred/whenIdle.ts', () => ({
  whenIdle: (call: () => void) => {
    call();
    return () => undefined;
  },
}));

let show: (() => void) | undefined;
let stop: () => void;

class Observer {
  readonly links: Element[] = [];
  constructor(call: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
    show = () => call(this.links.map((target) => ({ isIntersecting: true, target })));
  }
  observe = (link: Element) => void this.links.push(link);
  unobserve = () => undefined;
  disconnect = () => undefined;
}

const begin = (line?: object) => {
  Reflect.set(navigator, 'connection', line);
  document.body.innerHTML = `<a href="#/vip">pointed at</a><main>${[
    '#/course/detail/1/1',
    '#/course/detail/2/2/contents?from=home',
    '#/course/detail/3/3',
    '#/news',
    '#/newsdetails/1',
    'https://example.com/',
  ]
    .map((href) => `<a href="${href}">a link</a>`)
    .join('')}</main>`;
  stop = prefetchLinks();
};

beforeEach(() => {
  loadedPaths.length = 0;
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

it('links in view prefetch one page of each kind', async () => {
  begin();
  show?.();
  await vi.waitFor(() =>
    expect(loadedPaths).toEqual([
      '/course/detail/1/1',
      '/course/detail/2/2/contents',
      '/news',
      '/newsdetails/1',
    ]),
  );
});

it.each([{ saveData: true }, { effectiveType: '3g' }])(
  'links in view prefetch only two pages on a slow or metered connection: %o',
  async (line) => {
    begin(line);
    show?.();
    await vi.waitFor(() => expect(loadedPaths).toHaveLength(2));
  },
);

it('pointing at a link prefetches its page and the page that this one leads to', async () => {
  begin();
  const link = document.querySelector('a');
  link?.setAttribute('href', '#/personal/setting');
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(loadedPaths).toEqual(['/personal/setting', '/personal/setting/archives']));
});

it('pointing at a link prefetches its page until prefetching is stopped', async () => {
  begin();
  const link = document.querySelector('a');
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await vi.waitFor(() => expect(loadedPaths).toEqual(['/vip']));
  stop();
  link?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await Promise.resolve();
  expect(loadedPaths).toEqual(['/vip']);
});
