import type { Clock } from '../../client/clock.ts';
import type { RequestFrame } from './frames.ts';
import type { OpenSocket } from './socket.ts';

/** A server's side of a socket. */
export interface ServedSocket {
  readonly address: string;
  /** Sends a frame to the client. */
  push(frame: object): void;
  /** Closes from the server's side. */
  close(code: number): void;
}

/** What stands at the other end. */
export interface SimulatedServer {
  /** Answers a frame; a promise that never settles is a server that died meanwhile. */
  onFrame(frame: RequestFrame, socket: ServedSocket): Promise<object | undefined>;
  /** Answers a call: the reply's body. */
  onCall(path: string, body: unknown): Promise<object>;
}

/** Settings of a network. */
export interface SimulatedNetworkOptions {
  readonly clock: Clock;
  readonly server: SimulatedServer;
}

/** A network whose faults are set by hand; everything takes the clock's time. */
export interface SimulatedNetwork {
  readonly open: OpenSocket;
  /** One call over HTTP, and the same as `fetch`. */
  call(path: string, body: unknown, signal?: AbortSignal): Promise<object>;
  readonly fetch: typeof globalThis.fetch;
  /** `refusing` closes and refuses at once; `silent` swallows everything, also on what is open (half-open). */
  mode: 'up' | 'refusing' | 'silent';
  /** True refuses sockets alone. */
  isSocketless: boolean;
  /** Longest time that one frame takes, in milliseconds; frames of parallel sockets overtake each other. */
  latencyMs: number;
  /** Share of frames that arrive twice, and of frames that overtake others of their own socket. */
  duplicated: number;
  reordered: number;
  /** Closes every open socket; the client hears of it, on a half-open one too. */
  cut(code?: number): void;
  /** Makes every open socket half-open: neither side hears of the other again. */
  silence(): void;
  /** Sockets that are open on both ends. */
  openSockets(): ServedSocket[];
  /** How often a socket was asked for. */
  attempts: number;
}

interface Line {
  readonly socket: ServedSocket;
  isOpen: boolean;
  isSilent: boolean;
}

/** Makes a network. */
export function simulateNetwork({ clock, server }: SimulatedNetworkOptions): SimulatedNetwork {
  const lines = new Set<Line>();
  const travel = (): number => 1 + Math.floor(clock.random() * network.latencyMs);

  /** Carries frames one way, in order but for the faults. */
  function way(line: Line, deliver: (frame: string) => void): (frame: string) => void {
    let latest = 0;
    return (frame) => {
      const copies = clock.random() < network.duplicated ? 2 : 1;
      for (let copy = 0; copy < copies; copy += 1) {
        const direct = clock.now() + travel();
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
            clock.after(travel(), () => events.onClose(code));
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
      clock.after(travel(), () => {
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
        clock.after(travel(), () => {
          if (network.mode === 'silent') return;
          if (network.mode === 'refusing') {
            fail();
            return;
          }
          void server.onCall(path, body).then((reply) =>
            clock.after(travel(), () => {
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
