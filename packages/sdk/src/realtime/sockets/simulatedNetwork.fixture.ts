import type { Clock } from '../../client/clock.ts';
import type { RequestFrame } from './frames.ts';
import type { OpenSocket } from './socket.ts';

/** The server's side of a socket. */
export interface ServedSocket {
  readonly address: string;
  /** Sends a frame to the client. */
  push(frame: object): void;
  /** Closes from the server's side. */
  close(code: number): void;
}

/** The server at the other end of the network. */
export interface SimulatedServer {
  /** Returns the reply to a frame; a promise that never settles simulates a server that died. */
  onFrame(frame: RequestFrame, socket: ServedSocket): Promise<object | undefined>;
  /** Returns the body of the reply to a call. */
  onCall(path: string, body: unknown): Promise<object>;
}

/** Settings of a network. */
export interface SimulatedNetworkOptions {
  readonly clock: Clock;
  readonly server: SimulatedServer;
}

/** A network whose faults are set by the test; transmission takes time on the test's clock. */
export interface SimulatedNetwork {
  readonly open: OpenSocket;
  /** Makes one HTTP call; `fetch` does the same. */
  call(path: string, body: unknown, signal?: AbortSignal): Promise<object>;
  readonly fetch: typeof globalThis.fetch;
  /** `refusing` closes and refuses at once; `silent` loses everything, also on open sockets (half-open). */
  mode: 'up' | 'refusing' | 'silent';
  /** True refuses sockets only. */
  isSocketless: boolean;
  /** Longest latency of one frame in milliseconds; frames of parallel sockets may overtake each other. */
  latencyMs: number;
  /** Share of frames that are delivered twice, and of frames that overtake others of their own socket. */
  duplicated: number;
  reordered: number;
  /** Closes every open socket with a close event for the client, even on half-open ones. */
  cut(code?: number): void;
  /** Makes every open socket half-open: no further frames arrive on either side. */
  silence(): void;
  /** Sockets that are open at both ends. */
  openSockets(): ServedSocket[];
  /** Number of sockets requested. */
  attempts: number;
}

interface Line {
  readonly socket: ServedSocket;
  isOpen: boolean;
  isSilent: boolean;
}

/** Creates a network. */
export function simulateNetwork({ clock, server }: SimulatedNetworkOptions): SimulatedNetwork {
  const lines = new Set<Line>();
  const latencyMs = (): number => 1 + Math.floor(clock.random() * network.latencyMs);

  /** Transmits frames in one direction, in order except for the configured faults. */
  function way(line: Line, deliver: (frame: string) => void): (frame: string) => void {
    let latest = 0;
    return (frame) => {
      const copies = clock.random() < network.duplicated ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        const direct = clock.now() + latencyMs();
        const at = clock.random() < network.reordered ? direct : Math.max(latest, direct);
        latest = Math.max(latest, at);
        clock.after(at - clock.now(), () => {
          if (line.isOpen && !line.isSilent) deliver(frame);
        });
      }
    };
  }

  const network: SimulatedNetwork = {
    mode: 'up',
    isSocketless: false,
    latencyMs: 40,
    duplicated: 0,
    reordered: 0,
    attempts: 0,

    open: (address, events) => {
      network.attempts += 1;
      const line: Line = {
        isOpen: false,
        isSilent: false,
        socket: {
          address,
          push: (frame) => down(JSON.stringify(frame)),
          close: (code) => {
            if (!line.isOpen) return;
            line.isOpen = false;
            lines.delete(line);
            clock.after(latencyMs(), () => events.onClose(code));
          },
        },
      };
      const down = way(line, (frame) => events.onMessage(frame));
      const up = way(line, (frame) => {
        const request: RequestFrame = JSON.parse(frame);
        void server.onFrame(request, line.socket).then((reply) => {
          if (reply !== undefined) line.socket.push({ id: request.id, ...reply });
        });
      });
      clock.after(latencyMs(), () => {
        if (network.mode === 'silent') return;
        if (network.mode === 'refusing' || network.isSocketless) {
          events.onClose(1006);
          return;
        }
        line.isOpen = true;
        lines.add(line);
        events.onOpen();
      });
      return {
        send: (frame) => {
          if (!line.isOpen) throw new DOMException('It is not open', 'InvalidStateError');
          up(frame);
        },
        close: () => {
          line.isOpen = false;
          lines.delete(line);
        },
      };
    },

    call: (path, body, signal) =>
      new Promise((resolve, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
        const fail = (): void => reject(new TypeError('fetch failed'));
        clock.after(latencyMs(), () => {
          if (network.mode === 'silent') return;
          if (network.mode === 'refusing') {
            fail();
            return;
          }
          void server.onCall(path, body).then((reply) =>
            clock.after(latencyMs(), () => {
              if (network.mode === 'up') resolve(reply);
              else if (network.mode === 'refusing') fail();
            }),
          );
        });
      }),

    fetch: async (input, { signal, body } = {}) => {
      const { pathname } = new URL(String(input));
      const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined;
      return new Response(JSON.stringify(await network.call(pathname, sent, signal ?? undefined)));
    },

    cut: (code = 1006) => lines.forEach(({ socket }) => socket.close(code)),
    silence: () => lines.forEach((line) => (line.isSilent = true)),
    openSockets: () => [...lines].filter(({ isSilent }) => !isSilent).map(({ socket }) => socket),
  };
  return network;
}
