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
/** The closing code where this place has no sockets at all. */
const NO_SOCKETS = 1006;

/** What is asked of a WebSocket class: that of a browser, of Node from 22 on, and of `ws`. */
export type SocketClass = new (address: string) => Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  addEventListener(kind: string, hear: (event: { data?: unknown; code?: number }) => void): void;
};

/** Takes the package `ws`, by a name that no bundler follows. */
async function takeWs(): Promise<SocketClass> {
  const name = 'ws';
  const { default: found } = await import(/* webpackIgnore: true */ /* @vite-ignore */ name);
  return found;
}

/** Said once, however often a pool tries again. */
let isMissSaid = false;

/** Says what to install; without it a closed socket is all that is seen. */
function sayMissing(): void {
  if (isMissSaid) return;
  isMissSaid = true;
  console.warn('@lectern/sdk: no WebSocket here; npm install ws');
}

/**
 * Makes sockets of a WebSocket class.
 * @param Class a class of the same shape. @defaultValue the global one; in Node before 22 that of the package `ws`
 * @param find where there is no such class. @defaultValue the package `ws`, an optional peer
 */
export function webSockets(
  Class: SocketClass | undefined = globalThis.WebSocket,
  find: () => Promise<SocketClass> = takeWs,
): OpenSocket {
  return (address, events) => {
    let socket: InstanceType<SocketClass> | undefined;
    let isClosed = false;
    const open = (Found: SocketClass): void => {
      if (isClosed) return events.onClose(1000);
      socket = new Found(address);
      socket.addEventListener('open', () => events.onOpen());
      socket.addEventListener('message', ({ data }) => events.onMessage(data));
      socket.addEventListener('close', ({ code }) => events.onClose(code ?? 1006));
      // It closes after that, which is enough to know; `ws` ends the process where nobody listens.
      socket.addEventListener('error', () => undefined);
      return undefined;
    };
    if (Class !== undefined) open(Class);
    else
      find().then(open, () => {
        sayMissing();
        events.onClose(NO_SOCKETS);
      });
    return {
      send: (frame) => {
        // A browser swallows it and complains in the console instead of throwing.
        if (socket === undefined || socket.readyState >= CLOSING) throw new Error('Closing');
        socket.send(frame);
      },
      close: () => {
        isClosed = true;
        socket?.close();
      },
    };
  };
}

/** Path of the sockets of lessons and exams. */
export const SOCKET_PATH = '/websocket';

/** The address of a socket beside a site: `wss` where the site is `https`. */
export function socketAddress(origin: string, host: string, path: string): string {
  return `${origin.startsWith('https:') ? 'wss' : 'ws'}://${host}${path}`;
}
