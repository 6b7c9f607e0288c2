import type { Client, RequestOptions } from '../../client/client.ts';
import { socketDomains } from '../../endpoints/shell/access.ts';
import type { RequestFrame } from './frames.ts';

/** Identity that authenticates a socket; sent first on each connection, with the date. */
export interface SocketIdentity {
  readonly companyId: string;
  readonly schoolId: string;
  readonly userId: string;
  readonly token: string;
  readonly deviceId: string;
}

/** Options common to all sockets of lessons and exams. */
export interface OpeningOptions {
  /** Client that fetches the hosts. */
  readonly client: Client;
  /** Called before each connection. */
  readonly identity: () => SocketIdentity;
  /** Purpose of the connections, in the platform's spelling: `exercise`, `exam`, `lesson`. */
  readonly module: string;
  /** Milliseconds since 1970, for the `date` of the authentication. @defaultValue `Date.now` */
  readonly date?: () => number;
}

/** Without `idempotent`, each probe is a request of its own: the client neither retries it nor shares a pending one. */
const { idempotent: _, ...askHosts } = socketDomains;

/** Fetches the hosts of the sockets. */
export async function findHosts(
  client: Client,
  call: Pick<RequestOptions, 'signal'> = {},
): Promise<readonly string[]> {
  const reply = await client.request(askHosts, {}, call);
  return (reply.netty.domain ?? '').split(',').filter(Boolean);
}

/**
 * Creates the frame that authenticates a connection. Only the properties of an identity are sent, since the server
 * refuses others, and a session may be given as it is.
 */
export function authenticationFrame({ identity, module, date = Date.now }: OpeningOptions): RequestFrame {
  const { companyId, schoolId, userId, token, deviceId } = identity();
  const data = { companyId, schoolId, userId, token, deviceId, date: date(), module };
  return { op: 'NETTY_AUTH_REQ', id: 'auth', data };
}
