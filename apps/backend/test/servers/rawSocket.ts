/** A socket for single frames. */
export interface RawSocket {
  /** Received frames, in order. */
  readonly frames: Readonly<Record<string, unknown>>[];
  /** The close code, once the socket is closed. */
  readonly closed: Promise<number>;
  send(frame: unknown): void;
  /** Sends an operation and waits for its reply. */
  // Tests read replies of many shapes; a missing property fails the expectation.
  // oxlint-disable-next-line typescript/no-explicit-any
  ask(op: string, data: unknown): Promise<any>;
  close(): void;
}

/** Opens a server's socket. @param origin the page's origin, if any. */
export async function openRaw(serverOrigin: string, path: string, origin?: string): Promise<RawSocket> {
  // Node's WebSocket has an options argument, which the DOM's type lacks.
  const options: unknown = origin === undefined ? undefined : { headers: { origin } };
  const socket: WebSocket = Reflect.construct(WebSocket, [
    serverOrigin.replace('http', 'ws') + path,
    options,
  ]);
  const frames: RawSocket['frames'] = [];
  const waiting = new Map<string, (frame: unknown) => void>();
  let requestCount = 0;
  const closed = new Promise<number>((resolve) =>
    socket.addEventListener('close', ({ code }) => resolve(code)),
  );
  socket.addEventListener('message', ({ data }) => {
    const frame: Record<string, unknown> = JSON.parse(String(data));
    frames.push(frame);
    waiting.get(String(frame['id']))?.(frame);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('The socket was refused')));
  });
  const send = (frame: unknown): void =>
    socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return {
    frames,
    closed,
    send,
    ask: (op, data) =>
      new Promise((resolve, reject) => {
        const id = `raw-${(requestCount += 1)}`;
        waiting.set(id, resolve);
        void closed.then((code) => reject(new Error(`Closed with ${code} before the reply to ${op}`)));
        send({ op, id, data });
      }),
    close: () => socket.close(),
  };
}
