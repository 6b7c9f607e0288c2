import type { Client, RequestOptions } from '../../client/client.ts';
import { text } from '../../client/readers.ts';
import { socketDomains } from '../../endpoints/shell/access.ts';
import type { RequestFrame } from './frames.ts';

/** Who opens a socket; sent first on each connection, with the date. */
export interface SocketIdentity {
  readonly companyId: string;
  readonly schoolId: string;
  readonly userId: string;
  readonly token: string;
  readonly deviceId: string;
}

/** What every connection of lessons and exams begins with. */
export interface OpeningOptions {
  /** Asks for the hosts. */
  readonly client: Client;
  /** Read anew for each connection. */
  readonly identity: () => SocketIdentity;
  /** What the connections are for, as the platform names it: `exercise`, `exam`, `lesson`. */
  readonly module: string;
  /** Milliseconds since 1970, for the `date` of the authentication. @defaultValue `Date.now` */
  readonly date?: () => number;
}

/** Each probe goes out by itself: neither repeated by the client nor shared with one that hangs. */
const { idempotent: _, ...askHosts } = socketDomains;

/** Asks for the hosts of the sockets. */
export async function findHosts(
  client: Client,
  call: Pick<RequestOptions, 'signal'> = {},
): Promise<readonly string[]> {
  const reply = await client.request(askHosts, {}, call);
  return text(reply?.netty?.domain).split(',').filter(Boolean);
}

/** Writes the authentication. */
export const helloOf = ({ identity, module, date = Date.now }: OpeningOptions): RequestFrame => ({
  op: 'NETTY_AUTH_REQ',
  id: 'auth',
  data: { ...identity(), date: date(), module },
});
