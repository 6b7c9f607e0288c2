import type { Reply } from '@lectern/sdk';
import { createTransport, type Transport, type Operation, type Pool } from '@lectern/sdk/sockets';
import { siteClient } from '../../../../shared/client/client.ts';
import { deviceId } from '../../../../shared/session/device.ts';
import { session } from '../../../../shared/session/session.store.ts';

// Sockets are loaded once the paper is shown; until then, and where they are unavailable, HTTP is used.
let pool: Pool | undefined;
/** Counts openings, so that an outdated one whose code is still loading opens nothing. */
let turn = 0;

/** Callbacks of the sockets. */
export interface SocketCallbacks {
  /** No socket is open any more. */
  readonly onDown: () => void;
  /** The server pushed a message. */
  readonly onPush: (op: string, data: unknown) => void;
  /** The server can be reached again; waiting changes should be sent now. */
  readonly onReachable: () => void;
  /**
   * The sockets were closed for good: the session seems to have ended. A call over HTTP will confirm that, and
   * is handled like any other.
   */
  readonly onEnded: () => void;
}

/** Opens the sockets of an exam with the current session. */
export async function openSockets({ onDown, onPush, onReachable, onEnded }: SocketCallbacks): Promise<void> {
  closeSockets();
  const ownTurn = turn;
  const [{ openPool }, client] = await Promise.all([import('@lectern/sdk/sockets'), siteClient()]);
  if (ownTurn !== turn) return;
  pool = openPool({
    client,
    module: 'exam',
    identity: () => {
      const { companyId, schoolId, userId, token } = session;
      return { companyId, schoolId, userId, token, deviceId: deviceId() };
    },
    onPush,
    onChange: (open) => open === 0 && onDown(),
    onReachable,
    onSessionError: onEnded,
  });
}

/** Closes the sockets on purpose; HTTP is used from now on. */
export function closeSockets(): void {
  turn += 1;
  pool?.close();
  pool = undefined;
}

/** Whether a socket is open now. */
export function hasSocket(): boolean {
  return pool !== undefined && pool.openCount() > 0;
}

/** The current transport: sockets if there are any, with HTTP as fallback. */
export const roomTransport: Transport = {
  call: async <In extends object, Out>(
    operation: Operation<In, Out>,
    input: NoInfer<In>,
    options?: Parameters<Transport['call']>[2],
  ): Promise<Reply<Out>> => createTransport(await siteClient(), pool).call(operation, input, options),
};
