import type { Reply } from '@lectern/sdk';
import { createLine, type Line, type Operation, type Pool } from '@lectern/sdk/sockets';
import { siteClient } from '../../../../shared/client/client.ts';
import { deviceId } from '../../../../shared/session/device.ts';
import { session } from '../../../../shared/session/session.store.ts';

// Sockets are loaded when the paper is on the page; until then, and wherever they cannot be had, HTTP does.
let pool: Pool | undefined;
/** Counts openings, so that one that is overtaken while its code is on the way opens nothing. */
let turn = 0;

/** What the sockets tell their room. */
export interface SocketEars {
  /** None of them is open any more. */
  readonly onDown: () => void;
  /** The server's own words. */
  readonly onPush: (op: string, data: unknown) => void;
  /** The server can be reached again: what was kept is best sent now. */
  readonly onBack: () => void;
  /** They were closed for good: the log-in seems to have ended. A call over HTTP tells, and is handled as any other. */
  readonly onEnded: () => void;
}

/** Opens the sockets of an exam, with the log-in that counts now. */
export async function openSockets({ onDown, onPush, onBack, onEnded }: SocketEars): Promise<void> {
  closeSockets();
  const mine = turn;
  const [{ openPool }, client] = await Promise.all([import('@lectern/sdk/sockets'), siteClient()]);
  if (mine !== turn) return;
  pool = openPool({
    client,
    module: 'exam',
    identity: () => {
      const { companyId, schoolId, userId, token } = session;
      return { companyId, schoolId, userId, token, deviceId: deviceId() };
    },
    onPush,
    onChange: (open) => open === 0 && onDown(),
    onBack,
    onSessionError: onEnded,
  });
}

/** Closes the sockets on purpose; what is said from now on goes over HTTP. */
export function closeSockets(): void {
  turn += 1;
  pool?.close();
  pool = undefined;
}

/** Tells whether a socket is open just now. */
export function hasSocket(): boolean {
  return pool !== undefined && pool.openCount() > 0;
}

/** The line as it is now: sockets where there are any, with the HTTP fallbacks behind them. */
export const roomLine: Line = {
  call: async <In extends object, Out>(
    operation: Operation<In, Out>,
    input: NoInfer<In>,
    options?: Parameters<Line['call']>[2],
  ): Promise<Reply<Out>> => createLine(await siteClient(), pool).call(operation, input, options),
};
