import { isApiError } from '@lectern/sdk';
import { add, list, remove } from '@lectern/sdk/endpoints/cart';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { isLoggedIn } from '../../shared/session/session.store.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import { DONE, refusedBy, type Result } from '../../shared/result.ts';
import { cartBadge } from '../../shared/student/cartBadge.ts';
import { readCart, type CartItem } from './cart.model.ts';
import { writeStoredCart, readStoredCart } from './storedCart.ts';
import { notifyOtherTabs } from './otherTabs.ts';

/** The cart of the current user: a student's is on the server, a visitor's on the device. */
export interface CartState {
  status: LoadStatus;
  /** Newest first, at current prices. */
  items: CartItem[];
  /** Commodity ids in the cart, known before `items` are loaded. */
  ids: string[];
  count: number;
  /** Commodity ids that the user unticked. */
  leftOut: string[];
  /** Whether the panel over the page is shown. */
  isPanelShown: boolean;
}

export const cart = proxy<CartState>({
  status: 'idle',
  items: [],
  ids: [],
  count: 0,
  leftOut: [],
  isPanelShown: false,
});

/** Shows or hides the panel. */
export function showCartPanel(isShown: boolean): void {
  cart.isPanelShown = isShown;
}

function setIds(ids: readonly string[]): void {
  cart.ids = [...ids];
  cart.count = ids.length;
  cartBadge.count = ids.length;
}

const { load, cancel } = loadInto(cart);

let merging: Promise<void> | undefined;

// Pending additions and removals: a read of the cart must wait for them, or it would return the old content.
let changing: Promise<unknown> = Promise.resolve();

function change<Reply>(sent: Promise<Reply>): Promise<Reply> {
  changing = Promise.allSettled([changing, sent]);
  return sent;
}

/** Moves a visitor's items to the student's own cart, oldest first, which keeps their order. */
async function moveStored(): Promise<void> {
  for (const commodityId of readStoredCart().toReversed()) {
    try {
      await request(add, { commodityId });
    } catch (error) {
      // Items that can no longer be added are dropped; after a network failure all stay.
      if (!isApiError(error, 'business')) throw error;
    }
    writeStoredCart(readStoredCart().filter((id) => id !== commodityId));
  }
}

/** Merges once, even if the cart is requested several times meanwhile. */
function mergeStored(): Promise<void> {
  merging ??= moveStored().finally(() => {
    merging = undefined;
  });
  return merging;
}

async function reload(): Promise<void> {
  const stored = readStoredCart();
  const isStudent = isLoggedIn();
  if (!isStudent) setIds(stored);
  const isShown = await load(async () => {
    if (isStudent) {
      await changing;
      await mergeStored();
    } else if (stored.length === 0) return { items: [] };
    return { items: readCart(await request(list, isStudent ? {} : { commodityIds: stored.join(',') })) };
  });
  if (!isShown) return;
  setIds(cart.items.map(({ commodityId }) => commodityId));
  // Items that are no longer available are removed; what another tab has added meanwhile stays.
  if (!isStudent)
    writeStoredCart(readStoredCart().filter((id) => cart.ids.includes(id) || !stored.includes(id)));
}

/** Loads the cart. For a visitor's empty cart, no request is made. */
export const loadCart = prefetched(reload);

/** Adds an item optimistically; reverted if the server refuses. */
export async function addToCart({ commodityId }: Pick<CartItem, 'commodityId'>): Promise<Result> {
  if (cart.ids.includes(commodityId)) return DONE;
  // Another tab may have added something that this one has not read yet.
  const before = isLoggedIn() ? cart.ids : readStoredCart().filter((id) => id !== commodityId);
  setIds([commodityId, ...before]);
  cart.leftOut = cart.leftOut.filter((id) => id !== commodityId);
  if (!isLoggedIn()) {
    writeStoredCart(cart.ids);
    return DONE;
  }
  try {
    await change(request(add, { commodityId }));
    notifyOtherTabs();
    return DONE;
  } catch (error) {
    setIds(cart.ids.filter((id) => id !== commodityId));
    return refusedBy(error);
  }
}

/** Removes items optimistically; restored on failure. */
export async function removeFromCart(commodityIds: readonly string[]): Promise<Result> {
  // A pending reply would still contain them.
  const isReading = cart.status === 'loading';
  cancel();
  const before = { items: [...cart.items], ids: [...cart.ids] };
  cart.items = before.items.filter(({ commodityId }) => !commodityIds.includes(commodityId));
  setIds(before.ids.filter((id) => !commodityIds.includes(id)));
  try {
    if (isLoggedIn()) {
      await change(request(remove, { items: commodityIds.map((commodityId) => ({ commodityId })) }));
      notifyOtherTabs();
    } else writeStoredCart(readStoredCart().filter((id) => !commodityIds.includes(id)));
    return DONE;
  } catch (error) {
    // Other additions and removals made meanwhile are kept.
    const come = cart.ids.filter((id) => !before.ids.includes(id));
    setIds([...come, ...before.ids.filter((id) => cart.ids.includes(id) || commodityIds.includes(id))]);
    const known = new Map([...before.items, ...cart.items].map((item) => [item.commodityId, item]));
    cart.items = cart.ids.flatMap((id) => known.get(id) ?? []);
    return refusedBy(error);
  } finally {
    if (isReading) void reload();
  }
}

/** Adds items back that were just removed, and reloads the cart. */
export async function restoreToCart(commodityIds: readonly string[]): Promise<Result> {
  let restored: Result = DONE;
  for (const commodityId of commodityIds.toReversed()) {
    const added = await addToCart({ commodityId });
    if (!added.isDone) restored = added;
  }
  await loadCart();
  return restored;
}

/** Ticks or unticks items. */
export function chooseItems(commodityIds: readonly string[], isChosen: boolean): void {
  const rest = cart.leftOut.filter((id) => !commodityIds.includes(id));
  cart.leftOut = isChosen ? rest : [...rest, ...commodityIds];
}
