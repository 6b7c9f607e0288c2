/** Events of a socket, for its connection. */
export interface SocketEvents {
  onOpen(): void;
  onMessage(data: unknown): void;
  /** Called once, also when the socket could not be opened. */
  onClose(code: number): void;
}

/** An open or opening socket. */
export interface Socket {
  /** @throws {Error} while it is opening or closing. */
  send(frame: string): void;
  close(): void;
}

/** Opens a socket; the only external dependency of connections. */
export type OpenSocket = (address: string, events: SocketEvents) => Socket;

/** Ready state from which on frames can no longer be sent. */
const CLOSING = 2;
/** Closing code reported where no WebSocket class exists. */
const NO_SOCKETS = 1006;

/** The part of a WebSocket class that is used; browsers, Node from 22 on and the package `ws` provide it. */
export type SocketClass = new (
  address: string,
) => Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  addEventListener(kind: string, hear: (event: { data?: unknown; code?: number }) => void): void;
};

/** Imports the package `ws`, under a name that bundlers do not resolve. */
async function importWs(): Promise<SocketClass> {
  const name = 'ws';
  const { default: found } = await import(/* webpackIgnore: true */ /* @vite-ignore */ name);
  return found;
}

/** True after the warning, which is shown once. */
let hasWarned = false;

/** Warns that a package is missing; otherwise only a closed socket would be visible. */
function warnMissing(): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn('@lectern/sdk: no WebSocket; npm install ws');
}

/**
 * Creates sockets from a WebSocket class.
 * @param Class a compatible class. @defaultValue the global one; in Node before 22 that of the package `ws`
 * @param find loads the class where there is no global one. @defaultValue the package `ws`, an optional peer
 *   dependency
 */
export function webSockets(
  Class: SocketClass | undefined = globalThis.WebSocket,
  find: () => Promise<SocketClass> = importWs,
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
      // The close event that follows is sufficient; without a listener `ws` would end the process.
      socket.addEventListener('error', () => undefined);
      return undefined;
    };
    if (Class !== undefined) open(Class);
    else
      find().then(open, () => {
        warnMissing();
        events.onClose(NO_SOCKETS);
      });
    return {
      send: (frame) => {
        // A browser only logs to the console instead of throwing.
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

/** Returns the address of a socket host: `wss` where the site is `https`. */
export function socketAddress(origin: string, host: string, path: string): string {
  return `${origin.startsWith('https:') ? 'wss' : 'ws'}://${host}${path}`;
}
