import { connect, createServer, type Socket } from 'node:net';

/** Faults of a proxy; may be changed at any time. */
export interface Faults {
  /** Connections are refused. */
  refuse: boolean;
  /** No data passes any more, without an error: the connections are half-open. */
  silent: boolean;
  /** Delay of each chunk, in milliseconds. */
  delayMs: number;
  /** Bytes of a chunk, so that frames arrive in many chunks; 0 leaves them whole. */
  sliceBytes: number;
  /** Every frame from a client's socket arrives twice. */
  duplicate: boolean;
  /** Frames from a client's socket arrive in pairs, in reverse order. */
  reorder: boolean;
}

/** A proxy in front of a server that simulates network faults. */
export interface FaultProxy {
  readonly faults: Faults;
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Aborts every connection. */
  cut(): void;
  /** Connects to another port from now on, as after a restart. */
  leadTo(port: number): void;
  close(): Promise<void>;
}

/**
 * Returns the length of the first WebSocket frame in some bytes; undefined while it is incomplete (RFC 6455,
 * section 5.2).
 */
function frameLength(bytes: Buffer): number | undefined {
  if (bytes.length < 2) return undefined;
  const [, second = 0] = bytes;
  const mask = (second & 0x80) === 0 ? 0 : 4;
  const short = second & 0x7f;
  const [head, length] =
    short < 126
      ? [2, short]
      : short === 126
        ? [4, bytes.length < 4 ? 0 : bytes.readUInt16BE(2)]
        : [10, bytes.length < 10 ? 0 : Number(bytes.readBigUInt64BE(2))];
  const frameLength = head + mask + length;
  return bytes.length < head || bytes.length < frameLength ? undefined : frameLength;
}

interface Part {
  readonly bytes: Buffer;
  /**
   * Whether it is a complete WebSocket frame. Only frames may be duplicated or reordered; doing so with an HTTP
   * request would corrupt the connection.
   */
  readonly isFrame: boolean;
}

/** Passes bytes on unchanged. */
const unchanged = (bytes: Buffer): Part[] => [{ bytes, isFrame: false }];

/** Makes a function that splits a client's bytes into the upgrade request and single frames. */
function frameSplitter(): (bytes: Buffer) => Part[] {
  let rest = Buffer.alloc(0);
  let isUpgraded = false;
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const parts: Part[] = [];
    if (!isUpgraded) {
      const end = rest.indexOf('\r\n\r\n');
      const isSocket = /^GET [^\n]*\r\n(?:[^\n]*\n)*upgrade: websocket/i.test(rest.toString('latin1'));
      if (end < 0 || !isSocket) {
        const request = rest;
        rest = Buffer.alloc(0);
        return unchanged(request);
      }
      parts.push({ bytes: rest.subarray(0, end + 4), isFrame: false });
      rest = rest.subarray(end + 4);
      isUpgraded = true;
    }
    for (let length = frameLength(rest); length !== undefined; length = frameLength(rest)) {
      parts.push({ bytes: rest.subarray(0, length), isFrame: true });
      rest = rest.subarray(length);
    }
    return parts;
  };
}

function slices(bytes: Buffer, size: number): Buffer[] {
  if (size === 0) return [bytes];
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

/** Starts a proxy in front of a port of this machine. */
export async function startFaultProxy(port: number): Promise<FaultProxy> {
  const faults: Faults = {
    refuse: false,
    silent: false,
    delayMs: 0,
    sliceBytes: 0,
    duplicate: false,
    reorder: false,
  };
  const sockets = new Set<Socket>();
  let target = port;

  function forward(from: Socket, to: Socket, split: (bytes: Buffer) => Part[]): void {
    let held: Buffer | undefined;
    const pass = (bytes: Buffer): void => {
      setTimeout(() => {
        if (!faults.silent && !to.destroyed)
          for (const slice of slices(bytes, faults.sliceBytes)) to.write(slice);
      }, faults.delayMs);
    };
    from.on('data', (bytes: Buffer) => {
      for (const part of split(bytes)) {
        if (!part.isFrame || (!faults.reorder && held === undefined)) pass(part.bytes);
        else if (held === undefined) held = part.bytes;
        else {
          pass(part.bytes);
          pass(held);
          held = undefined;
        }
        if (part.isFrame && faults.duplicate) pass(part.bytes);
      }
    });
  }

  const server = createServer((client) => {
    if (faults.refuse) {
      client.destroy();
      return;
    }
    const upstream = connect(target, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        if (!faults.silent) other.destroy();
      });
    }
    forward(client, upstream, frameSplitter());
    forward(upstream, client, unchanged);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();

  return {
    faults,
    origin: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    cut: () => sockets.forEach((socket) => socket.destroy()),
    leadTo: (next) => void (target = next),
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
