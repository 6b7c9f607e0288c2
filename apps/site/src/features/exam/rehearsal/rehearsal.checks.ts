import { ApiError } from '@lectern/sdk';
import { rehearse } from '@lectern/sdk/endpoints/exam';
import { newOperationId, openOutbox, openStorage } from '@lectern/sdk/outbox';
import { request, siteClient } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { deviceId } from '../../../shared/session/device.ts';
import { session } from '../../../shared/session/session.store.ts';

/** The checks of a rehearsal, in order. */
export const checkIds = ['http', 'clock', 'socket', 'storage', 'tab', 'camera', 'cut'] as const;
/** One of the checks. */
export type CheckId = (typeof checkIds)[number];

/** The outcome of a check: `warning` affects comfort, `bad` would cost answers or the exam. */
export interface Finding {
  readonly grade: 'good' | 'warning' | 'bad';
  /** The cause, for the message; empty where the grade says everything. */
  readonly reason: '' | 'denied' | 'missing' | 'insecure' | 'full';
  /** Milliseconds, or the number of answers that reached the server. */
  readonly figure: number;
}

const found = (grade: Finding['grade'], figure = 0, reason: Finding['reason'] = ''): Finding => ({
  grade,
  reason,
  figure,
});

/** Response time in milliseconds above which a student notices delays. */
const SLOW_MS = 1500;
/** Clock difference in milliseconds above which the student is warned. Exams use the server's clock. */
const CLOCK_OFF_MS = 60_000;
const SOCKET_TIMEOUT_MS = 8000;
/** Free storage in bytes below which a long paper may not fit. */
const MIN_FREE_BYTES = 5 * 1024 * 1024;

interface Round {
  readonly tookMs: number;
  readonly offsetMs: number;
}

async function round(): Promise<Round> {
  const began = performance.now();
  const reply = await request(rehearse, { operationIds: [] });
  const tookMs = performance.now() - began;
  // Assumes that the server read its clock halfway through the request.
  return { tookMs, offsetMs: Date.parse(reply.serverTime ?? '') - (ports.now() - tookMs / 2) };
}

/**
 * Measures the response time of the server and the error of this device's clock, in three rounds. The fastest
 * round is the most accurate.
 */
export async function checkHttp(): Promise<{ readonly http: Finding; readonly clock: Finding }> {
  try {
    const rounds = [await round(), await round(), await round()];
    const best = rounds.toSorted((a, b) => a.tookMs - b.tookMs)[0] ?? { tookMs: 0, offsetMs: Number.NaN };
    const isOff = !(Math.abs(best.offsetMs) < CLOCK_OFF_MS);
    return {
      http: found(best.tookMs > SLOW_MS ? 'warning' : 'good', best.tookMs),
      clock: found(isOff ? 'warning' : 'good', best.offsetMs),
    };
  } catch {
    return { http: found('bad'), clock: found('warning', Number.NaN) };
  }
}

/** Opens the exams' socket and waits for its authentication. Without a socket, HTTP is used. */
export async function checkSocket(): Promise<Finding> {
  const [{ openPool }, client] = await Promise.all([import('@lectern/sdk/sockets'), siteClient()]);
  const began = performance.now();
  return new Promise((resolve) => {
    const finish = (finding: Finding) => {
      clearTimeout(timer);
      // The pool reports its opening before `openPool` returns it.
      queueMicrotask(() => pool.close());
      resolve(finding);
    };
    const timer = setTimeout(() => finish(found('warning')), SOCKET_TIMEOUT_MS);
    const pool = openPool({
      client,
      module: 'exam',
      identity: () => {
        const { companyId, schoolId, userId, token } = session;
        return { companyId, schoolId, userId, token, deviceId: deviceId() };
      },
      onChange: (open) => open > 0 && finish(found('good', performance.now() - began)),
      onSessionError: () => finish(found('warning')),
    });
  });
}

const owner = () => ({ owner: `${session.companyId}:${session.userId}`, recordId: 'rehearsal' });

/** Writes to the storage as the room would, and reads it back. */
export async function checkStorage(): Promise<Finding> {
  const storage = await openStorage(owner(), 'rehearsal', () => undefined);
  if (!storage.isDurable) return found('warning', 0, 'missing');
  try {
    await storage.write([
      {
        operationId: newOperationId(),
        questionId: 'rehearsal',
        sequence: 1,
        change: { kind: 'mark', isMarked: true },
      },
    ]);
    const claimed = await storage.claimAll();
    await storage.clear();
    const { quota = MIN_FREE_BYTES, usage = 0 } = (await navigator.storage.estimate()) ?? {};
    return claimed.length > 0 && quota - usage >= MIN_FREE_BYTES
      ? found('good')
      : found('warning', 0, 'full');
  } catch {
    return found('warning', 0, 'full');
  }
}

/** Checks whether the rehearsal is also open in another tab, which browsers cannot tell on plain http. */
export async function checkTab(signal: AbortSignal): Promise<Finding> {
  const { locks } = navigator;
  if (locks === undefined) return found('warning', 0, 'insecure');
  return new Promise((resolve) => {
    const hold = (lock: Lock | null): Promise<void> | undefined => {
      resolve(found(lock === null ? 'warning' : 'good'));
      return lock === null
        ? undefined
        : new Promise((release) => signal.addEventListener('abort', () => release()));
    };
    locks
      .request('lectern.rehearsal', { ifAvailable: true }, hold)
      .catch(() => resolve(found('warning', 0, 'insecure')));
  });
}

/** Requests the camera and releases it at once. */
export async function checkCamera(): Promise<Finding> {
  const { mediaDevices } = navigator;
  if (mediaDevices === undefined) return found('warning', 0, 'insecure');
  try {
    const stream = await mediaDevices.getUserMedia({ video: true });
    for (const track of stream.getTracks()) track.stop();
    return found('good');
  } catch (error) {
    return found(
      'warning',
      0,
      error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing',
    );
  }
}

/** Duration of the simulated outage, in milliseconds. */
export const CUT_MS = 10_000;
/** How long the answers may take to be saved after that, in milliseconds. */
const SAVE_TIMEOUT_MS = 20_000;
const STEP_MS = 500;
/** When answers are given during the outage, as fractions of it. */
const ANSWERED_AT = [0.1, 0.4, 0.7] as const;

/**
 * Simulates an outage of ten seconds for an outbox like the room's, answers meanwhile, and checks whether all
 * answers are saved afterwards.
 * @param onWaiting called with the number of unsaved answers.
 */
export async function checkCut(onWaiting: (count: number) => void, cutMs = CUT_MS): Promise<Finding> {
  let isCut = true;
  const home = new Set<string>();
  const outbox = await openOutbox({
    storage: await openStorage(owner(), 'rehearsal', () => undefined),
    sequence: 0,
    onChange: ({ waiting }) => onWaiting(waiting.length),
    deliver: async (batch, onSaved) => {
      if (isCut) throw new ApiError({ kind: 'network', endpoint: rehearse.id });
      const reply = await request(rehearse, { operationIds: batch.map(({ operationId }) => operationId) });
      const saved = reply.operationIds;
      for (const id of saved) home.add(id);
      onSaved(saved);
    },
  });
  try {
    let passed = 0;
    for (const [index, ratio] of ANSWERED_AT.entries()) {
      // Spread over time, as a student would answer.
      await ports.wait(ratio * cutMs - passed);
      passed = ratio * cutMs;
      outbox.put(`rehearsal-${index}`, { kind: 'answer', answer: ['A'] });
    }
    await ports.wait(cutMs - passed);
    isCut = false;
    outbox.retry();
    for (let waited = 0; waited < SAVE_TIMEOUT_MS && outbox.state().waiting.length > 0; waited += STEP_MS)
      await ports.wait(STEP_MS);
    const isHome = home.size === ANSWERED_AT.length && outbox.state().waiting.length === 0;
    return found(isHome ? 'good' : 'bad', home.size);
  } finally {
    // Removes everything that the rehearsal stored on the device.
    await outbox.handIn(() => Promise.resolve()).catch(() => undefined);
    outbox.close();
  }
}
