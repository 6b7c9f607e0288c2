import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { RevokedReason } from '../auth/sessions.ts';

/**
 * Close codes of sockets; the SDK's `PROTOCOL.md` explains them. After a code from 4400 to 4499 the client does
 * not reconnect by itself.
 */
export const CLOSING = {
  /** The server stops; reconnect to another process, or to the restarted one. */
  restart: 1012,
  /** An unexpected error of the server. */
  failed: 1011,
  badFrame: 4400,
  sessionEnded: 4401,
  notAllowed: 4403,
  elsewhere: 4409,
  /** The session has another token; clients with the new one reconnect. */
  renewed: 4501,
  /** No heartbeat. */
  idle: 4508,
  /** The client does not read what is sent. */
  slow: 4513,
  /** Too many frames, or too many sockets of one student. */
  tooMany: 4529,
} as const;

/** Returns the presence event and the close code for a session's end. */
export function endingOf(reason: RevokedReason | 'expired'): {
  readonly event: 'out_online' | 'front_logout';
  readonly code: number;
} {
  return reason === 'otherLogin'
    ? { event: 'out_online', code: CLOSING.elsewhere }
    : { event: 'front_logout', code: CLOSING.sessionEnded };
}

/** Returns the close code of a refused authentication, by the HTTP status of its error. */
export function closingOf(status: number | undefined): number {
  if (status === 401) return CLOSING.sessionEnded;
  if (status === 403) return CLOSING.notAllowed;
  if (status === 409) return CLOSING.elsewhere;
  if (status === 400) return CLOSING.badFrame;
  return status === 429 ? CLOSING.tooMany : CLOSING.failed;
}

/** How long a client may take to acknowledge a close, in milliseconds. */
const CLOSE_TIMEOUT_MS = 2000;

/**
 * Closes a socket. If the client does not acknowledge the close, the connection is terminated, since the client
 * could go on sending.
 */
export function endSocket(socket: WebSocket, code: number): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code);
  setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref();
}

/** Closes all sockets of a stopping server, so that their clients reconnect to another one. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  for (const socket of this.websocketServer.clients) endSocket(socket, CLOSING.restart);
  this.websocketServer.close();
  done();
}
