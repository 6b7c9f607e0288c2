import { afterEach, beforeEach, expect, vi } from 'vitest';
import { session } from '../../../shared/session/session.store.ts';
import { leaveRoom, openRoom, room } from './room.store.ts';
import { type RoomServer, serveRoom } from './roomServer.fixture.ts';

/** The server of the running test. */
export let server: RoomServer;

/** Options of a poll for what needs real time, such as loading code. */
export const patient = { timeout: 10_000 };

/** Serves an exercise to each test of a file, and leaves its room afterwards. */
export function serveEachTest(): void {
  beforeEach(() => {
    Object.assign(session, { token: 'token', userId: '1', companyId: '2' });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    server = serveRoom();
  });
  afterEach(() => {
    leaveRoom();
    vi.unstubAllGlobals();
  });
}

/** Opens an exercise of its own, so that nothing is pending from another test. */
export async function open(recordId: string): Promise<void> {
  openRoom(recordId);
  await expect.poll(() => room.step).toBe('ready');
}

/** Returns the answers that the server has, by question. */
export const savedAnswers = () =>
  Object.fromEntries([...server.answers].map(([id, { answer }]) => [id, answer.join('')]));
