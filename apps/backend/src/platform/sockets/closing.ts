import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { RevokedReason } from '../auth/sessions.ts';

/**
 * The codes that sockets are closed with; `PROTOCOL.md` of the SDK explains them. After those from
 * 4400 to 4499 the client does not come back by itself.
 */
export const CLOSING = {
  /** The server stops; another one, or the same, will answer. */
  restart: 1012,
  /** Something failed on our side. */
  failed: 1011,
  badFrame: 4400,
  sessionEnded: 4401,
  notAllowed: 4403,
  elsewhere: 4409,
  /** The log-in goes on with another token: whoever has that comes back. */
  renewed: 4501,
  /** No sign of life. */
  idle: 4508,
  /** It does not read what is sent. */
  slow: 4513,
  /** Too many frames, or too many sockets of one student. */
  tooMany: 4529,
} as const;

/** The event of a presence socket and the closing code with which a session's end is told. */
export function endingOf(reason: RevokedReason | 'expired'): {
  readonly event: 'out_online' | 'front_logout';
  readonly code: number;
} {
  return reason === 'otherLogin'
    ? { event: 'out_online', code: CLOSING.elsewhere }
    : { event: 'front_logout', code: CLOSING.sessionEnded };
}

/** The closing code of a refused authentication, by the status of its reply. */
export function closingOf(status: number | undefined): number {
  if (status === 401) return CLOSING.sessionEnded;
  if (status === 403) return CLOSING.notAllowed;
  if (status === 409) return CLOSING.elsewhere;
  if (status === 400) return CLOSING.badFrame;
  return status === 429 ? CLOSING.tooMany : CLOSING.failed;
}

/** How long a client may take to agree to a closing. */
const FAREWELL_MS = 2000;

/** Ends a socket. A client that does not agree to it is cut off, since it could go on to send. */
export function endSocket(socket: WebSocket, code: number): void {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code);
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref();
}

/** Closes all sockets of a server that stops, so that their clients come back to the next one. */
export function closeSockets(this: FastifyInstance, done: () => void): void {
  for (const socket of this.websocketServer.clients) endSocket(socket, CLOSING.restart);
  this.websocketServer.close();
  done();
}
