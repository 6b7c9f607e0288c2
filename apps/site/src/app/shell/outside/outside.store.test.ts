import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const values = new Map<string, string>();
let restore: () => void;
let waited: number[];

beforeEach(() => {
  vi.resetModules();
  values.clear();
  waited = [];
  restore = () => undefined;
});
afterEach(() => restore());

/** Imports a fresh instance of the store, as on a new page. */
async function freshStore() {
  const ports = await import('../../../shared/ports.ts');
  restore = ports.replacePorts({
    storage: ports.memoryStorage(values),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  return import('./outside.store.ts');
}

it('the stored consent is restored, and an invalid stored value counts as unasked', async () => {
  const { answerConsent, outside, restoreConsent } = await freshStore();
  restoreConsent();
  expect(outside.consent).toBe('unasked');
  answerConsent('refused');
  restoreConsent();
  expect(outside.consent).toBe('refused');
  values.set('lectern.consent', '<script>');
  restoreConsent();
  expect(outside.consent).toBe('unasked');
});

it.each([
  ['/join/login', true],
  ['/join/register', true],
  ['/payment/order', true],
  ['/lib/subject/doing', true],
  ['/lib/subject/exampaper/examintro/1', true],
  ['/personal/setting/account', true],
  ['/home/index', false],
  ['/lib/subject', false],
  ['/joined', false],
])('isQuietPage(%s) is %s', async (path, isQuiet) => {
  const { isQuietPage } = await freshStore();
  expect(isQuietPage(path)).toBe(isQuiet);
});

it('the chat is checked once, five seconds after the first load', async () => {
  const { checkChat, outside } = await freshStore();
  const checked = checkChat();
  expect(outside.isChatChecked).toBe(false);
  await checked;
  expect(outside.isChatChecked).toBe(true);
  await checkChat();
  expect(waited).toEqual([5000]);
});
