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

/** The store as a fresh page has it. */
async function freshStore() {
  const ports = await import('../../ports.ts');
  restore = ports.replacePorts({
    storage: ports.memoryStorage(values),
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  return import('./outside.store.ts');
}

it('keeps what the visitor said, and believes nothing else', async () => {
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
])('is quiet on %s: %s', async (path, isQuiet) => {
  const { isQuietPage } = await freshStore();
  expect(isQuietPage(path)).toBe(isQuiet);
});

it.each([true, false])('hides the chat after the check where the school wants none: %s', async (isHidden) => {
  const { checkChat, outside, toggleChat } = await freshStore();
  toggleChat();
  expect(outside.isChatOpen).toBe(true);
  await checkChat(isHidden);
  expect(waited).toEqual([5000]);
  expect(outside).toMatchObject({ isChatHidden: isHidden, isChatOpen: !isHidden });
  await checkChat(true);
  expect(waited, 'it runs once').toEqual([5000]);
});
