/** What a connection is told of its socket. */
export interface SocketEvents {
  onOpen(): void;
  onMessage(data: unknown): void;
  /** Called once, also when it could not be opened. */
  onClose(code: number): void;
}

/** An open or opening socket. */
export interface Socket {
  /** @throws {Error} while it is opening or closing. */
  send(frame: string): void;
  close(): void;
}

/** Opens a socket; the one thing of the outside world that connections need. */
export type OpenSocket = (address: string, events: SocketEvents) => Socket;

/** The ready state from which nothing leaves any more. */
const CLOSING = 2;

/**
 * Makes sockets of a WebSocket class.
 * @param SocketClass a class of the same shape, for places without a global one.
 */
export function webSockets(SocketClass: typeof WebSocket = WebSocket): OpenSocket {
  return (address, events) => {
    const socket = new SocketClass(address);
    socket.addEventListener('open', () => events.onOpen());
    socket.addEventListener('message', ({ data }) => events.onMessage(data));
    socket.addEventListener('close', ({ code }) => events.onClose(code));
    return {
      send: (frame) => {
        // A browser swallows it and complains in the console instead of throwing.
        if (socket.readyState >= CLOSING) throw new Error('Closing');
        socket.send(frame);
      },
      close: () => socket.close(),
    };
  };
}

/** Path of the sockets of lessons and exams. */
export const SOCKET_PATH = '/websocket';

/** The address of a socket beside a site: `wss` where the site is `https`. */
export function socketAddress(origin: string, host: string, path: string): string {
  return `${origin.startsWith('https:') ? 'wss' : 'ws'}://${host}${path}`;
}
