import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** First byte of a close frame (RFC 6455, section 5.5.1), as a character in {@link UnreadSocket.received}. */
export const CLOSE_FRAME = '\u0088';

/** A socket whose client ignores close frames, which no browser does. */
export interface UnreadSocket {
  /** Settles when the server has terminated the connection. */
  readonly cutOff: Promise<unknown>;
  /** Returns all received bytes, one character per byte. */
  received(): string;
  send(op: string, data: unknown): void;
  /** Sends bytes as they are. */
  write(bytes: readonly number[]): void;
}

/** Encodes a text as a single client frame; a mask of zeros leaves the text unchanged. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(payload.length);
  const head = payload.length < 126 ? [0x80 | payload.length] : [0x80 | 126, ...length];
  return Buffer.concat([Buffer.from([0x81, ...head, 0, 0, 0, 0]), payload]);
}

/** Writes the request that opens a socket. @param page the origin of the page that opens it, if any */
function writeUpgrade(connection: Socket, host: string, path: string, page?: string): void {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    ...(page === undefined ? [] : [`Origin: ${page}`]),
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    '\r\n',
  ];
  connection.write(lines.join('\r\n'));
}

/** Requests a server's socket, and resets the connection before it is answered. */
export async function resetUpgrade(serverOrigin: string, path: string, page: string): Promise<void> {
  const { hostname, port, host } = new URL(serverOrigin);
  const connection = connect(Number(port), hostname);
  await once(connection, 'connect');
  writeUpgrade(connection, host, path, page);
  connection.resetAndDestroy();
  await once(connection, 'close');
}

/** Opens a server's socket over a bare TCP connection. */
export async function openUnreadSocket(serverOrigin: string, path: string): Promise<UnreadSocket> {
  const { hostname, port, host } = new URL(serverOrigin);
  const connection = connect(Number(port), hostname);
  let received = '';
  connection.setEncoding('latin1').on('data', (piece: string) => (received += piece));
  const cutOff = once(connection, 'close');
  writeUpgrade(connection, host, path);
  await once(connection, 'data');
  return {
    cutOff,
    received: () => received,
    send: (op, data) => void connection.write(frameOf(JSON.stringify({ op, id: 'deaf', data }))),
    write: (bytes) => void connection.write(Buffer.from(bytes)),
  };
}
