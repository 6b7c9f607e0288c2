import { afterEach, expect, it, vi } from 'vitest';
import { webSockets } from './socket.ts';

afterEach(() => vi.unstubAllGlobals());

it('webSockets uses the given WebSocket class', () => {
  const made: string[] = [];
  class Fake extends EventTarget {
    constructor(address: string) {
      super();
      made.push(address);
    }
    send(frame: string): void {
      made.push(frame);
    }
    close(): void {
      this.dispatchEvent(new CloseEvent('close', { code: 1000 }));
    }
  }
  const events = { onOpen: vi.fn(), onMessage: vi.fn(), onClose: vi.fn() };
  const socket = webSockets(Fake as unknown as typeof WebSocket)('ws://x', events);
  socket.send('frame');
  socket.close();
  expect(made).toEqual(['ws://x', 'frame']);
  expect(events.onClose).toHaveBeenCalledWith(1000);
});

it('without a WebSocket class or the package `ws`, a socket closes and a single warning says what to install', async () => {
  vi.stubGlobal('WebSocket', undefined);
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const open = webSockets(undefined, () => Promise.reject(new Error('Cannot find package')));
  for (const address of ['ws://x', 'ws://y']) {
    const events = { onOpen: vi.fn(), onMessage: vi.fn(), onClose: vi.fn() };
    open(address, events);
    await vi.waitFor(() => expect(events.onClose).toHaveBeenCalledWith(1006));
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining('npm install ws')]]);
});
