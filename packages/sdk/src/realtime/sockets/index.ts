export { backOffMs, LONGEST_BACK_OFF_MS } from './backOff.ts';
export { HEARTBEAT_MS } from './connection.ts';
export type { ReplyFrame, RequestFrame } from './frames.ts';
export { openHistorySocket, type HistorySocket, type HistorySocketOptions } from './historySocket.ts';
export { createTransport, type Transport } from './transport.ts';
export type { Operation } from './operation.ts';
export * from './operations.ts';
export type * from './operations.schema.ts';
export type { OpeningOptions, SocketIdentity } from './opening.ts';
export { openPool, type Pool, type PoolOptions, type SocketRequestOptions } from './pool.ts';
export {
  chooseNode,
  PRESENCE_DELAY_MS,
  PRESENCE_PATH,
  secretSigner,
  startPresence,
  ticketSigner,
  type PresenceIdentity,
  type PresenceOptions,
  type PresenceSigner,
} from './presence.ts';
export { browserSignals, type Signals } from './signals.ts';
export { SOCKET_PATH, webSockets, type OpenSocket, type Socket, type SocketEvents } from './socket.ts';
