import { ApiError } from '@lectern/sdk';
import { rehearse } from '@lectern/sdk/endpoints/exam';
import { newOperationId, openOutbox, openStorage } from '@lectern/sdk/outbox';
import { request, siteClient } from '../../../shared/client/client.ts';
import { ports } from '../../../shared/ports.ts';
import { deviceId } from '../../../shared/session/device.ts';
import { session } from '../../../shared/session/session.store.ts';

/** What is looked at before the day of an exam, in this order. */
export const checkIds = ['http', 'clock', 'socket', 'storage', 'tab', 'camera', 'cut'] as const;
/** One of the checks. */
export type CheckId = (typeof checkIds)[number];

/** How a check ended: `warning` costs comfort, `bad` would cost answers or the exam. */
export interface Finding {
  readonly grade: 'good' | 'warning' | 'bad';
  /** What was found, for the words; empty where the grade says all. */
  readonly reason: '' | 'denied' | 'missing' | 'insecure' | 'full';
  /** Milliseconds, or how many answers came home. */
  readonly figure: number;
}

const found = (grade: Finding['grade'], figure = 0, reason: Finding['reason'] = ''): Finding => ({
  grade,
  reason,
  figure,
});

/** A reply slower than this is felt while answering, in milliseconds. */
const SLOW_MS = 1500;
/** A clock further off than this surprises its student, in milliseconds. Exams go by the school's. */
const CLOCK_OFF_MS = 60_000;
const SOCKET_PATIENCE_MS = 8000;
/** Less room than this may not hold a long paper, in bytes. */
const LITTLE_ROOM = 5 * 1024 * 1024;

interface Round {
  readonly tookMs: number;
  readonly offsetMs: number;
}

async function round(): Promise<Round> {
  const began = performance.now();
  const reply = await request(rehearse, { operationIds: [] });
  const tookMs = performance.now() - began;
  // The school read its clock about halfway.
  return { tookMs, offsetMs: Date.parse(reply.serverTime ?? '') - (ports.now() - tookMs / 2) };
}

/** Asks the school three times: how long it takes, and how far this device's clock is off. The quickest round tells best. */
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

/** Opens the socket of exams and waits for its authentication. Without one everything goes over HTTP. */
export async function checkSocket(): Promise<Finding> {
  const [{ openPool }, client] = await Promise.all([import('@lectern/sdk/sockets'), siteClient()]);
  const began = performance.now();
  return new Promise((resolve) => {
    const finish = (finding: Finding) => {
      clearTimeout(patience);
      // The pool tells of its opening before it is handed out.
      queueMicrotask(() => pool.close());
      resolve(finding);
    };
    const patience = setTimeout(() => finish(found('warning')), SOCKET_PATIENCE_MS);
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

/** Writes as the room would, and reads it back. */
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
    const kept = await storage.takeUp();
    await storage.clear();
    const { quota = LITTLE_ROOM, usage = 0 } = (await navigator.storage.estimate()) ?? {};
    return kept.length > 0 && quota - usage >= LITTLE_ROOM ? found('good') : found('warning', 0, 'full');
  } catch {
    return found('warning', 0, 'full');
  }
}

/** Tells whether the rehearsal stands open in another tab too; on plain http the browser cannot say. */
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

/** Asks for the camera and lets go of it at once. */
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

/** How long the line is cut. */
export const CUT_MS = 10_000;
/** How long the answers may need to come home after that, in milliseconds. */
const HOME_PATIENCE_MS = 20_000;
const STEP_MS = 500;
/** When answers are given while the line is cut, as a share of it. */
const ANSWERED_AT = [0.1, 0.4, 0.7] as const;

/**
 * Cuts the line of an outbox like the room's for ten seconds, answers meanwhile, and looks whether all came home.
 * @param onWaiting told how many answers wait on this device.
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
    for (const [place, share] of ANSWERED_AT.entries()) {
      // One after the other, as a student answers.
      await ports.wait(share * cutMs - passed);
      passed = share * cutMs;
      outbox.put(`rehearsal-${place}`, { kind: 'answer', answer: ['A'] });
    }
    await ports.wait(cutMs - passed);
    isCut = false;
    outbox.retry();
    for (let waited = 0; waited < HOME_PATIENCE_MS && outbox.state().waiting.length > 0; waited += STEP_MS)
      await ports.wait(STEP_MS);
    const isHome = home.size === ANSWERED_AT.length && outbox.state().waiting.length === 0;
    return found(isHome ? 'good' : 'bad', home.size);
  } finally {
    // Nothing of a rehearsal is left on the device.
    await outbox.handIn(() => Promise.resolve()).catch(() => undefined);
    outbox.close();
  }
}
