import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import { SUCCESS } from '@lectern/sdk';
import type { Log } from '../http/context.ts';
import { StatusError } from '../http/errors.ts';
import type { LoggedInIdentity } from '../http/requestContext.ts';
import { replyOf } from '../http/errorReply.ts';
import { CLOSING, closingOf, endingOf, endSocket } from './closing.ts';
import { type Frame, readRequest } from './frame.ts';
import { frameBudget, MAX_HELLO_BYTES, MAX_UNAUTHENTICATED_BYTES, type SocketLimits } from './limits.ts';
import type { Member, Registry } from './registry.ts';

/** What differs between the kinds of sockets. */
export interface SocketKind<Identity extends LoggedInIdentity> {
  /** The operations of the first frame and of the heartbeat. */
  readonly hello: string;
  readonly heartbeat: string;
  /** Authenticates the first frame. @throws {StatusError} to refuse. */
  readonly authenticate: (
    data: unknown,
  ) => Promise<{ readonly identity: Identity; readonly output: unknown }>;
  /** Handles any other operation; its promise settles after the commit. */
  readonly answer: (op: string, data: unknown, who: Identity) => Promise<unknown>;
  /** Returns the reply to a heartbeat. */
  readonly heartbeatOutput: () => unknown;
  /** Whether the end of the session is pushed as an event before the socket is closed. */
  readonly tellsEnd: boolean;
}

/** Dependencies of {@link serveSocket}. */
export interface SocketDependencies {
  readonly registry: Registry;
  readonly limits: SocketLimits;
  readonly log: Log;
  /** Milliseconds of a monotonic clock. */
  readonly steadyNow: () => number;
}

/**
 * Serves one socket from its first frame to its end: authentication first, then operations, each of which gets
 * one reply with its id. A socket with many running operations is paused until some are done (back pressure).
 */
export function serveSocket<Who extends LoggedInIdentity>(
  socket: WebSocket,
  connection: Socket,
  kind: SocketKind<Who>,
  dependencies: SocketDependencies,
): void {
  const { registry, limits, log } = dependencies;
  let member: (Member & { readonly identity: Who }) | undefined;
  let isAuthenticating = false;
  let underWay = 0;
  let isLeaving = false;
  const end = (code: number): void => endSocket(socket, code);
  // Thousands of sockets send frames every few seconds: the timer is created once and only refreshed.
  const idleTimer = setTimeout(() => end(CLOSING.idle), limits.idleMs);
  const authenticationTimer = setTimeout(() => end(CLOSING.idle), limits.authenticationMs);
  const from = connection.bytesRead;
  const limitStranger = (): void => {
    if (connection.bytesRead - from > MAX_UNAUTHENTICATED_BYTES) connection.destroy();
  };
  connection.on('data', limitStranger);
  // The socket is closed by then. The plugin's own listener logs an error with its stack for every frame that
  // anybody garbles.
  socket.removeAllListeners('error').on('error', ({ message }) => log.debug({ message }, 'A socket broke'));

  function write(frame: object): void {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > limits.unreadBytes) end(CLOSING.slow);
    else socket.send(JSON.stringify(frame));
  }

  function shutDown(): void {
    isLeaving = true;
    if (underWay === 0) end(CLOSING.restart);
  }

  function refuse({ op, id }: Frame, error: unknown): void {
    const known = replyOf(error);
    if (known === undefined || known.status === 503) log.error({ err: error, op }, 'An operation failed');
    write({ op, id, ...(known?.body ?? { code: '500', message: '服务出了点问题，请稍后再试' }) });
  }

  async function authenticate(frame: Frame): Promise<void> {
    if (frame.op !== kind.hello || isAuthenticating) {
      end(CLOSING.badFrame);
      return;
    }
    isAuthenticating = true;
    try {
      const { identity, output } = await kind.authenticate(frame.data);
      if (socket.readyState !== socket.OPEN) return;
      const others = registry.of(identity.user.id);
      if (others.length >= limits.perUser) throw new StatusError(429, '打开的页面太多了，请关掉一些再试');
      member = {
        ...identity,
        identity,
        mayAnswer: others[0]?.mayAnswer ?? frameBudget(limits, dependencies.steadyNow),
        push: (op, data) => write({ op, data }),
        end: (reason) => {
          const { event, code } = endingOf(reason);
          if (kind.tellsEnd) write({ op: event, data: {} });
          end(code);
        },
        renew: () => end(CLOSING.renewed),
        shutDown,
      };
      clearTimeout(authenticationTimer);
      connection.off('data', limitStranger);
      registry.add(member);
      write({ op: frame.op, id: frame.id, code: SUCCESS, message: '', data: output });
    } catch (error) {
      refuse(frame, error);
      end(closingOf(replyOf(error)?.status));
    }
  }

  async function answer(frame: Frame, { identity }: { readonly identity: Who }): Promise<void> {
    const { op, id, data } = frame;
    if (op === kind.heartbeat) {
      write({ op, id, code: SUCCESS, message: '', data: kind.heartbeatOutput() });
      return;
    }
    underWay += 1;
    if (underWay >= limits.underWay) socket.pause();
    try {
      const output = await kind.answer(op, data, identity);
      write({ op, id, code: SUCCESS, message: '', data: output ?? null });
    } catch (error) {
      refuse(frame, error);
    } finally {
      underWay -= 1;
      if (socket.isPaused && underWay < limits.underWay / 2) socket.resume();
      if (isLeaving) shutDown();
    }
  }

  socket.on('message', (bytes, isBinary) => {
    // A closing socket is ignored, even if the connection lasts a moment longer.
    if (socket.readyState !== socket.OPEN) return;
    const text = isBinary ? '' : String(bytes);
    const frame = member === undefined && text.length > MAX_HELLO_BYTES ? undefined : readRequest(text);
    if (frame === undefined) {
      end(CLOSING.badFrame);
      return;
    }
    idleTimer.refresh();
    if (member === undefined) {
      void authenticate(frame);
      return;
    }
    const verdict = member.mayAnswer();
    if (verdict === 'close') end(CLOSING.tooMany);
    else if (verdict === 'refuse') refuse(frame, new StatusError(429, '操作太频繁，请稍后再试'));
    else void answer(frame, member);
  });
  socket.on('close', () => {
    clearTimeout(authenticationTimer);
    clearTimeout(idleTimer);
    if (member !== undefined) registry.remove(member);
  });
}
