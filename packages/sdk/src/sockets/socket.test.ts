import { expect, it, vi } from 'vitest';
import { webSockets } from './socket.ts';

it('works with the WebSocket class of the place', () => {
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
