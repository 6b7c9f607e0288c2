// @vitest-environment jsdom
import { ApiError } from '@lectern/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage, replacePorts } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import { cartBadge } from '../../shared/student/cartBadge.ts';
import { addToCart, cart, loadCart, removeFromCart, restoreToCart } from './cart.store.ts';
import { writeStoredCart, readStoredCart } from './storedCart.ts';
import { onChangedElsewhere } from './otherTabs.ts';

const { request } = vi.hoisted(() => ({ request: vi.fn() }));
vi.mock('../../shared/client/client.ts', async () => {
  const { decoding } = await import('../../shared/testing/school.fixture.ts');
  return { request: decoding(request) };
});

const item = (commodityId: string) => ({
  commodityId,
  courseName: `课程 ${commodityId}`,
  priceCents: 100,
  state: 'ready',
});
const idsOf = () => cart.items.map(({ commodityId }) => commodityId);

beforeEach(() => {
  const values = new Map<string, string>();
  replacePorts({
    storage: memoryStorage(values),
  });
  request.mockReset();
  session.token = '';
  Object.assign(cart, { status: 'idle', items: [], ids: [], count: 0, leftOut: [] });
});

test("a visitor's cart stays on the device and costs no request while it is empty", async () => {
  await loadCart();
  expect(request).not.toHaveBeenCalled();
  await addToCart({ commodityId: '7' });
  await addToCart({ commodityId: '8' });
  await addToCart({ commodityId: '7' });
  expect(readStoredCart()).toEqual(['8', '7']);
  expect(cartBadge.count).toBe(2);
  expect(request).not.toHaveBeenCalled();
});

test("a visitor's change is told by the storage alone, so that no tab reads it too early", async () => {
  const told: unknown[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(message: unknown): void {
        told.push(message);
      }
      close(): void {}
    },
  );
  const stop = onChangedElsewhere(() => undefined);
  await addToCart({ commodityId: '7' });
  await removeFromCart(['7']);
  expect(told).toEqual([]);
  session.token = 'token';
  request.mockResolvedValue({ count: 1 });
  await addToCart({ commodityId: '7' });
  expect(told).toHaveLength(1);
  stop();
  vi.unstubAllGlobals();
});

test("a visitor's cart keeps what another tab puts in", async () => {
  await addToCart({ commodityId: '7' });
  writeStoredCart(['8', '7']);
  await addToCart({ commodityId: '9' });
  expect(readStoredCart()).toEqual(['9', '8', '7']);
  expect(cartBadge.count).toBe(3);
  writeStoredCart(['6', '9', '8', '7']);
  await removeFromCart(['8']);
  expect(readStoredCart()).toEqual(['6', '9', '7']);

  request.mockImplementation(async () => {
    writeStoredCart(['5', ...readStoredCart()]);
    return ['6', '9'].map(item);
  });
  await loadCart();
  expect(idsOf()).toEqual(['6', '9']);
  expect(readStoredCart()).toEqual(['5', '6', '9']);
});

test('log-in moves what a visitor put in, in its order, and leaves behind what cannot be', async () => {
  writeStoredCart(['9', '8', '7']);
  session.token = 'token';
  const added: string[] = [];
  request.mockImplementation(async (endpoint: { id: string }, input: { commodityId: string }) => {
    if (endpoint.id === 'cart.list') return added.toReversed().map(item);
    if (input.commodityId === '8')
      throw new ApiError({ kind: 'business', endpoint: 'cart.add', code: '0', message: '已拥有' });
    added.push(input.commodityId);
    return { count: added.length };
  });
  await loadCart();
  expect(idsOf()).toEqual(['9', '7']);
  expect(readStoredCart()).toEqual([]);
});

test('two that ask at once merge once, and both see what was merged', async () => {
  writeStoredCart(['9', '8']);
  session.token = 'token';
  const added: string[] = [];
  request.mockImplementation(async (endpoint: { id: string }, input: { commodityId: string }) => {
    await Promise.resolve();
    if (endpoint.id === 'cart.list') return added.toReversed().map(item);
    added.push(input.commodityId);
    return { count: added.length };
  });
  await Promise.all([loadCart(), loadCart()]);
  expect(added).toEqual(['8', '9']);
  expect(idsOf()).toEqual(['9', '8']);
});

test('the cart waits for what is on its way into it', async () => {
  session.token = 'token';
  const arrived = Promise.withResolvers<void>();
  const there: string[] = [];
  request.mockImplementation(async (endpoint: { id: string }, input: { commodityId: string }) => {
    if (endpoint.id === 'cart.list') return there.map(item);
    await arrived.promise;
    there.push(input.commodityId);
    return { count: there.length };
  });
  const adding = addToCart({ commodityId: '7' });
  const loading = loadCart();
  arrived.resolve();
  await Promise.all([adding, loading]);
  expect(idsOf()).toEqual(['7']);
});

test('a failed connection at log-in loses nothing', async () => {
  writeStoredCart(['9']);
  session.token = 'token';
  request.mockRejectedValue(new ApiError({ kind: 'network', endpoint: 'cart.add' }));
  await loadCart();
  expect(cart.status).toBe('failed');
  expect(readStoredCart()).toEqual(['9']);
});

test('what the server refuses is taken back, with its words', async () => {
  session.token = 'token';
  request.mockRejectedValue(
    new ApiError({ kind: 'business', endpoint: 'cart.add', code: '0', message: '已经下架' }),
  );
  const adding = addToCart({ commodityId: '5' });
  expect(cart.count).toBe(1);
  expect(await adding).toMatchObject({ isDone: false, message: '已经下架' });
  expect(cart.count).toBe(0);
});

test('what could not be removed comes back', async () => {
  session.token = 'token';
  request.mockResolvedValueOnce([item('1'), item('2')]);
  await loadCart();
  request.mockRejectedValueOnce(new ApiError({ kind: 'network', endpoint: 'cart.remove' }));
  const removing = removeFromCart(['1']);
  expect(idsOf()).toEqual(['2']);
  expect(await removing).toEqual({ isDone: false, field: '', message: '' });
  expect(idsOf()).toEqual(['1', '2']);
});

test('what could not be removed comes back without what was removed meanwhile', async () => {
  session.token = 'token';
  request.mockResolvedValueOnce([item('1'), item('2'), item('3')]);
  await loadCart();
  const first = Promise.withResolvers<never>();
  request.mockReturnValueOnce(first.promise).mockResolvedValueOnce({ count: 2 });
  const removing = removeFromCart(['1']);
  await removeFromCart(['2']);
  first.reject(new ApiError({ kind: 'network', endpoint: 'cart.remove' }));
  await removing;
  expect([idsOf(), cart.ids]).toEqual([
    ['1', '3'],
    ['1', '3'],
  ]);
});

test('what was removed does not come back with a reply that was on its way', async () => {
  session.token = 'token';
  const listed = Promise.withResolvers<object[]>();
  let there = ['1', '2'];
  request.mockImplementation(async (endpoint: { id: string }) => {
    if (endpoint.id === 'cart.list') return there.map(item);
    there = ['2'];
    return { count: 1 };
  });
  await loadCart();
  request.mockReturnValueOnce(listed.promise);
  const loading = loadCart();
  await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  const removing = removeFromCart(['1']);
  listed.resolve(['1', '2'].map(item));
  await Promise.all([loading, removing]);
  expect(idsOf()).toEqual(['2']);
  await vi.waitFor(() => expect(cart.status).toBe('ready'));
  expect([idsOf(), cart.count]).toEqual([['2'], 1]);
});

test('says of what was not put back', async () => {
  session.token = 'token';
  request.mockRejectedValue(new ApiError({ kind: 'network', endpoint: 'cart.add' }));
  expect(await restoreToCart(['1'])).toMatchObject({ isDone: false });
});

test.each([null, 'x', [null, {}, { commodityId: 5 }], { items: [] }])(
  'a damaged reply %j leaves a cart that can be shown',
  async (reply) => {
    session.token = 'token';
    request.mockResolvedValueOnce(reply);
    await loadCart();
    expect(cart.status).toBe('ready');
    for (const { state } of cart.items) expect(state).toBe('offSale');
  },
);
