// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { beginWork } from '../session/work.ts';
import { session } from '../session/session.store.ts';
import { watchNetwork } from './offline.ts';

const toasts = vi.hoisted(() => ({ notes: new Map<number, string>(), count: 0 }));
vi.mock('../overlays/Toasts.tsx', () => ({
  showToast: (text: string) => {
    toasts.count += 1;
    toasts.notes.set(toasts.count, text);
    return toasts.count;
  },
  dismissToast: (id: number) => toasts.notes.delete(id),
}));

const AWAY = '暂时连不上网络，页面上是上次看到的内容';
const BACK = '网络恢复了，刷新一下就能看到最新内容';

const registered: unknown[] = [];
/** Replaces the service worker and its caches. */
const worker = Object.assign(new EventTarget(), {
  controller: { postMessage: vi.fn<(message: unknown) => void>() },
  register: (...given: unknown[]) => Promise.resolve(void registered.push(given)),
  ready: Promise.resolve({ active: { postMessage: vi.fn<(message: unknown) => void>() } }),
});
const stores = new Set<string>();
vi.stubGlobal('caches', {
  keys: () => Promise.resolve([...stores]),
  delete: (name: string) => Promise.resolve(stores.delete(name)),
});
vi.stubGlobal('navigator', { onLine: true, serviceWorker: worker });
document.head.innerHTML = '<meta name="lectern-worker" content="/sw.js">';
watchNetwork();

beforeEach(() => {
  dispatchEvent(new Event('online'));
  toasts.notes.clear();
});

const notes = () => [...toasts.notes.values()];
const receive = (shows: 'cached' | 'live') =>
  worker.dispatchEvent(new MessageEvent('message', { data: { shows } }));

test('the service worker named by the delivered page is registered', () => {
  expect(registered).toEqual([['/sw.js', { updateViaCache: 'none' }]]);
});

test('a note is shown while the page is offline', () => {
  dispatchEvent(new Event('offline'));
  expect(notes()).toEqual([AWAY]);
  dispatchEvent(new Event('online'));
  expect(notes()).toEqual([]);
});

test('a page showing cached data says so, then suggests a reload once online', () => {
  receive('cached');
  receive('cached');
  expect(notes()).toEqual([AWAY]);
  receive('live');
  expect(notes()).toEqual([BACK]);
});

test('no note is shown during an exercise', () => {
  const end = beginWork({ yieldToOtherDevice: () => true });
  dispatchEvent(new Event('offline'));
  expect(notes()).toEqual([]);
  end();
});

test.each([
  ['a log-out', { token: '' }],
  ['another student', { token: 'other', companyId: '1' }],
])('%s removes cached replies from the device', async (_, next) => {
  Object.assign(session, { token: 'anna', companyId: '1' });
  await vi.waitFor(() => expect([...stores]).toEqual([]));
  stores.add('lectern-shown-anna').add('lectern-1-code');
  worker.controller.postMessage.mockClear();
  Object.assign(session, next);
  await vi.waitFor(() => expect([...stores]).toEqual(['lectern-1-code']));
  expect(worker.controller.postMessage).toHaveBeenCalledWith({ kind: 'forget' });
  stores.clear();
});
