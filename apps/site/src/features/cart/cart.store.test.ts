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
  replacePorts({ storage: memoryStorage(values) });
  request.mockReset();
  session.token = '';
  Object.assign(cart, { status: 'idle', items: [], ids: [], count: 0, leftOut: [] });
});

test('a visitor’s cart is stored on the device and sends no request', async () => {
  await loadCart();
  expect(request).not.toHaveBeenCalled();
  await addToCart({ commodityId: '7' });
  await addToCart({ commodityId: '8' });
  await addToCart({ commodityId: '7' });
  expect(readStoredCart()).toEqual(['8', '7']);
  expect(cartBadge.count).toBe(2);
  expect(request).not.toHaveBeenCalled();
});

test('a visitor’s cart changes are announced by storage events alone, a student’s by a broadcast', async () => {
  const posted: unknown[] = [];
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage(message: unknown): void {
        posted.push(message);
      }
      close(): void {}
    },
  );
  const stop = onChangedElsewhere(() => undefined);
  await addToCart({ commodityId: '7' });
  await removeFromCart(['7']);
  expect(posted).toEqual([]);
  session.token = 'token';
  request.mockResolvedValue({ count: 1 });
  await addToCart({ commodityId: '7' });
  expect(posted).toHaveLength(1);
  stop();
  vi.unstubAllGlobals();
});

test('a visitor’s cart keeps the items that another tab adds', async () => {
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

test('logging in moves the visitor’s items in order to the student’s cart, and drops those the server refuses', async () => {
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

test('two concurrent loads merge the visitor’s cart once, and both show the merged items', async () => {
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

test('loading the cart waits for an addition in flight', async () => {
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

test('a network error at log-in keeps the visitor’s cart on the device', async () => {
  writeStoredCart(['9']);
  session.token = 'token';
  request.mockRejectedValue(new ApiError({ kind: 'network', endpoint: 'cart.add' }));
  await loadCart();
  expect(cart.status).toBe('failed');
  expect(readStoredCart()).toEqual(['9']);
});

test('an addition refused by the server is rolled back, with the server’s message', async () => {
  session.token = 'token';
  request.mockRejectedValue(
    new ApiError({ kind: 'business', endpoint: 'cart.add', code: '0', message: '已经下架' }),
  );
  const adding = addToCart({ commodityId: '5' });
  expect(cart.count).toBe(1);
  expect(await adding).toMatchObject({ isDone: false, message: '已经下架' });
  expect(cart.count).toBe(0);
});

test('an item that could not be removed reappears', async () => {
  session.token = 'token';
  request.mockResolvedValueOnce([item('1'), item('2')]);
  await loadCart();
  request.mockRejectedValueOnce(new ApiError({ kind: 'network', endpoint: 'cart.remove' }));
  const removing = removeFromCart(['1']);
  expect(idsOf()).toEqual(['2']);
  expect(await removing).toEqual({ isDone: false, field: '', message: '' });
  expect(idsOf()).toEqual(['1', '2']);
});

test('a failed removal restores its own item, but not one removed meanwhile', async () => {
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

test('a removed item does not reappear with a list reply that was in flight', async () => {
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

test('a failed restore of a removed item is reported', async () => {
  session.token = 'token';
  request.mockRejectedValue(new ApiError({ kind: 'network', endpoint: 'cart.add' }));
  expect(await restoreToCart(['1'])).toMatchObject({ isDone: false });
});

test.each([null, 'x', [null, {}, { commodityId: 5 }], { items: [] }])(
  'a malformed reply %j still loads, with its items off sale',
  async (reply) => {
    session.token = 'token';
    request.mockResolvedValueOnce(reply);
    await loadCart();
    expect(cart.status).toBe('ready');
    for (const { state } of cart.items) expect(state).toBe('offSale');
  },
);
