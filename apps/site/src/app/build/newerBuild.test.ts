// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage, replacePorts } from '../../shared/ports.ts';
import { navigate } from '../../shared/routes/hashLocation.ts';
import { beginWork } from '../../shared/session/work.ts';
import { build, reloadIfFree } from './build.ts';
import { watchBuild } from './newerBuild.ts';
import { fakeSchool, setUpFakeSchool } from '../../shared/testing/school.fixture.ts';

vi.mock('../../shared/overlays/toast.ts', async () => ({
  ...(await import('../../shared/testing/school.fixture.ts')),
  prepareToasts: () => undefined,
}));

const stored = new Map<string, string>();
const reload = vi.fn<() => void>();
const server = vi.fn<(address: string) => Promise<{ status: number }>>();
let stop: () => void;

setUpFakeSchool();
beforeEach(() => {
  stored.clear();
  reload.mockReset();
  build.isReplaced = false;
  history.replaceState(null, '', '#/home/choice');
  document.head.innerHTML = '<script type="module" src="/assets/index-before.js"></script>';
  replacePorts({ reload, storage: memoryStorage(stored) });
  vi.stubGlobal('fetch', server);
  server.mockReset().mockResolvedValue({ status: 404 });
  stop = watchBuild();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Simulates a chunk that failed to load. */
async function failToLoadChunk(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(server).toHaveBeenCalled());
  await new Promise((resolve) => void setTimeout(resolve));
}

test('a missing chunk of a replaced build shows a toast, and the next navigation reloads the page', async () => {
  await failToLoadChunk();
  expect(server).toHaveBeenCalledWith(
    `${location.origin}/assets/index-before.js`,
    expect.objectContaining({ method: 'HEAD' }),
  );
  expect(fakeSchool.toasts).toEqual(['网站刚刚更新过，重新加载后就能继续']);
  expect(reload).not.toHaveBeenCalled();
  navigate('/course/list');
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that could not be shown reloads at once when its build has been replaced', async () => {
  reloadIfFree();
  expect(reload).not.toHaveBeenCalled();
  await failToLoadChunk();
  reloadIfFree();
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['although it still exists', () => Promise.resolve({ status: 200 })],
  ['while offline', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a chunk that fails to load %s causes neither a toast nor a reload', async (_, answer) => {
  server.mockImplementation(answer);
  await failToLoadChunk();
  navigate('/course/list');
  expect([reload.mock.calls.length, fakeSchool.toasts, build.isReplaced]).toEqual([0, [], false]);
});

test('a page with typed input reloads only when the student navigates to another page', async () => {
  document.body.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await failToLoadChunk();
  navigate('/home/choice?schoolId=3');
  reloadIfFree();
  expect(reload).not.toHaveBeenCalled();
  navigate('/course/list');
  expect(reload).toHaveBeenCalledOnce();
});

test('a page with an exercise in progress reloads only after the exercise has ended', async () => {
  const end = beginWork({ yieldToOtherDevice: () => true });
  await failToLoadChunk();
  navigate('/lib/subject/doing');
  expect(reload).not.toHaveBeenCalled();
  end();
  navigate('/lib/subject/report');
  expect(reload).toHaveBeenCalledOnce();
});

test('a replaced build reloads the page at most once', async () => {
  await failToLoadChunk();
  navigate('/course/list');
  navigate('/news');
  expect(reload).toHaveBeenCalledOnce();
});
