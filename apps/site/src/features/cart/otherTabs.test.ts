// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { onChangedElsewhere, notifyOtherTabs } from './otherTabs.ts';

/** Fakes `BroadcastChannel`: each message reaches all other channels of the same name. */
class Channel extends EventTarget {
  static open: Channel[] = [];
  constructor() {
    super();
    Channel.open.push(this);
  }
  postMessage(): void {
    for (const other of Channel.open) if (other !== this) other.dispatchEvent(new MessageEvent('message'));
  }
  close(): void {
    Channel.open = Channel.open.filter((other) => other !== this);
  }
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a tab reacts to cart changes of other tabs once it is visible, but never to its own', () => {
  vi.stubGlobal('BroadcastChannel', Channel);
  const look = vi.fn();
  const stop = onChangedElsewhere(look);
  const other = new Channel();
  notifyOtherTabs();
  expect(look).not.toHaveBeenCalled();
  other.postMessage();
  expect(look).toHaveBeenCalledTimes(1);
  setVisibility('hidden');
  other.postMessage();
  other.postMessage();
  expect(look).toHaveBeenCalledTimes(1);
  setVisibility('visible');
  setVisibility('visible');
  expect(look).toHaveBeenCalledTimes(2);
  const onChange = vi.fn();
  other.addEventListener('message', onChange);
  notifyOtherTabs();
  expect(onChange).toHaveBeenCalledTimes(1);
  stop();
  other.postMessage();
  notifyOtherTabs();
  expect(look).toHaveBeenCalledTimes(2);
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a tab reacts to changes of a visitor’s cart through storage events, even without BroadcastChannel', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const look = vi.fn();
  const stop = onChangedElsewhere(look);
  const change = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));
  change('token');
  expect(look).not.toHaveBeenCalled();
  change('lectern.cart');
  change(null);
  expect(look).toHaveBeenCalledTimes(2);
  expect(notifyOtherTabs).not.toThrow();
  stop();
  change('lectern.cart');
  expect(look).toHaveBeenCalledTimes(2);
});
