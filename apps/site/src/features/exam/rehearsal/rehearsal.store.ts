import { proxy } from 'valtio/vanilla';
import {
  checkCamera,
  checkCut,
  checkHttp,
  type CheckId,
  checkIds,
  checkSocket,
  checkStorage,
  checkTab,
  type Finding,
} from './rehearsal.checks.ts';

/** State of a rehearsal before the day of an exam. */
export interface RehearsalState {
  step: 'idle' | 'running' | 'done';
  /** The running checks. */
  running: CheckId[];
  findings: Partial<Record<CheckId, Finding>>;
  /** Number of unsaved answers during the simulated outage. */
  waitingCount: number;
}

export const rehearsal = proxy<RehearsalState>({ step: 'idle', running: [], findings: {}, waitingCount: 0 });

let tab = new AbortController();

async function note(
  ids: readonly CheckId[],
  check: () => Promise<Partial<Record<CheckId, Finding>>>,
): Promise<void> {
  rehearsal.running = [...rehearsal.running, ...ids];
  try {
    Object.assign(rehearsal.findings, await check());
  } catch {
    // A check that throws counts as a failed one.
    for (const id of ids)
      rehearsal.findings[id] = { grade: id === 'cut' ? 'bad' : 'warning', reason: '', figure: 0 };
  }
  rehearsal.running = rehearsal.running.filter((id) => !ids.includes(id));
}

/**
 * Runs all checks but the camera's, which the student starts separately. The outage is last, since it needs a
 * working connection to interrupt.
 */
export async function beginRehearsal(): Promise<void> {
  if (rehearsal.step === 'running') return;
  tab.abort();
  tab = new AbortController();
  const { signal } = tab;
  Object.assign(rehearsal, { step: 'running', findings: {}, waitingCount: 0 });
  await note(['http', 'clock'], checkHttp);
  await Promise.all([
    note(['socket'], async () => ({ socket: await checkSocket() })),
    note(['storage'], async () => ({ storage: await checkStorage() })),
    note(['tab'], async () => ({ tab: await checkTab(signal) })),
  ]);
  const showWaiting = (count: number) => void (rehearsal.waitingCount = count);
  if (rehearsal.findings.http?.grade !== 'bad')
    await note(['cut'], async () => ({ cut: await checkCut(showWaiting) }));
  rehearsal.step = 'done';
}

/** Checks the camera, for exams with face recognition. */
export async function tryCamera(): Promise<void> {
  await note(['camera'], async () => ({ camera: await checkCamera() }));
}

/** Releases the lock, so that other tabs can rehearse. */
export function leaveRehearsal(): void {
  tab.abort();
}

/** Returns the worst grade of all findings; undefined until all checks but the camera's are done. */
export function verdictOf(findings: RehearsalState['findings']): Finding['grade'] | undefined {
  const grades = checkIds.map((id) => findings[id]?.grade);
  if (grades.includes('bad')) return 'bad';
  if (checkIds.some((id) => id !== 'camera' && findings[id] === undefined)) return undefined;
  return grades.includes('warning') ? 'warning' : 'good';
}
