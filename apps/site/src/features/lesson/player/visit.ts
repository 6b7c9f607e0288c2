import { type Endpoint, isApiError, SUCCESS } from '@lectern/sdk';
import { logOff, type LessonStay, type LessonVisitIn, logOn } from '@lectern/sdk/endpoints/learning';
import type { HistorySocket, HistorySocketOptions, Operation } from '@lectern/sdk/sockets';
import type { UnsavedVisits } from './unsavedVisits.ts';

/** Interval between reports of a visit's duration, in milliseconds. */
const REPORT_EVERY_MS = 15_000;
/** How long to wait for the reply to a socket frame before it is also sent over HTTP, in milliseconds. */
const REPLY_TIMEOUT_MS = 4000;
/** Matches codes of temporary server errors; any other refusal is final. */
const SERVER_FAULT = /^[45]\d\d$/;

/** The kind of visit: to a live room, a replay, or any other lesson. */
export type VisitKind = 'lesson' | 'live' | 'replay';

/** Calls an endpoint over HTTP, as the client does. */
export type CallLesson = (
  endpoint: Endpoint<LessonVisitIn, LessonStay>,
  input: LessonVisitIn,
  options?: { readonly keepalive?: boolean },
) => Promise<unknown>;

/** Dependencies of a visit. */
export interface VisitParts {
  readonly id: string;
  readonly lessonId: string;
  /** The operation that enters the live room or the replay; undefined for other lessons. */
  readonly entrance: Operation<LessonVisitIn, LessonStay> | undefined;
  /** The operations over the socket. */
  readonly operations: {
    readonly logOn: Operation<LessonVisitIn, LessonStay>;
    readonly logOff: Operation<LessonVisitIn, LessonStay>;
  };
  readonly openSocket: (events: Pick<HistorySocketOptions, 'onFrame' | 'onEnd'>) => HistorySocket;
  readonly call: CallLesson;
  /** Stores on the device what no reply has confirmed yet. */
  readonly unsaved: UnsavedVisits;
}

/** A student's visit to a lesson, from entering to leaving. */
export interface Visit {
  /** Starts or stops counting the time. */
  study(isOn: boolean): void;
  /** Reports the duration in a request that outlives the page, which may still come back. */
  sayLast(): void;
  /** Ends the visit. */
  leave(): void;
}

/**
 * Starts a visit over the history socket, with HTTP as fallback. Each report contains the total time so far, so
 * that lost, late or duplicate reports do no harm, and an interrupted connection loses no time.
 */
export function beginVisit(parts: VisitParts): Visit {
  const { id, lessonId, entrance, operations, call, unsaved } = parts;
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  let studiedMs = 0;
  let since: number | undefined;
  let latest = '';
  let reportedSeconds = -1;
  let isOver = false;

  const socket = parts.openSocket({
    onFrame: ({ id: frameId, code }) => {
      if (code === SUCCESS || !SERVER_FAULT.test(code)) confirm(frameId);
    },
    // The session has ended; the next call over HTTP will tell the student.
    onEnd: stop,
  });

  const seconds = (): number =>
    Math.floor((studiedMs + (since === undefined ? 0 : performance.now() - since)) / 1000);
  const report = (): LessonVisitIn => ({ lessonId, visit: { id, seconds: seconds() } });

  function confirm(frameId: string): void {
    clearTimeout(waiting.get(frameId));
    if (waiting.delete(frameId) && frameId === latest) unsaved.remove(id);
    if (isOver && waiting.size === 0) socket.close();
  }

  function say(operation: Operation<LessonVisitIn, LessonStay>, input: LessonVisitIn): string {
    const frameId = socket.send(operation, input);
    const turnToHttp = async (): Promise<void> => {
      // If that fails, the socket sends it again after reconnecting, and the next report includes the time.
      if (operation.fallback !== undefined && (await isDelivered(call(operation.fallback, input))))
        confirm(frameId);
      else if (isOver) socket.close();
    };
    waiting.set(
      frameId,
      setTimeout(() => void turnToHttp(), REPLY_TIMEOUT_MS),
    );
    return frameId;
  }

  function sayTime(operation: Operation<LessonVisitIn, LessonStay>): void {
    const input = report();
    socket.forget(latest);
    clearTimeout(waiting.get(latest));
    waiting.delete(latest);
    unsaved.add(id, input);
    reportedSeconds = seconds();
    latest = say(operation, input);
  }

  const timer = setInterval(() => {
    if (seconds() !== reportedSeconds || waiting.has(latest)) sayTime(operations.logOn);
  }, REPORT_EVERY_MS);

  function stop(): void {
    isOver = true;
    clearInterval(timer);
    for (const waitTimer of waiting.values()) clearTimeout(waitTimer);
    waiting.clear();
    socket.close();
  }

  function study(isOn: boolean): void {
    if (isOn === (since !== undefined) || isOver) return;
    if (since !== undefined) studiedMs += performance.now() - since;
    since = isOn ? performance.now() : undefined;
  }

  sayTime(operations.logOn);
  if (entrance !== undefined) say(entrance, report());
  return {
    study,
    sayLast: () => {
      if (isOver) return;
      const input = report();
      unsaved.add(id, input);
      void deliver(call(logOff, input, { keepalive: true }), unsaved, id);
    },
    leave: () => {
      if (isOver) return;
      study(false);
      clearInterval(timer);
      sayTime(operations.logOff);
      isOver = true;
    },
  };
}

/** Whether a call was delivered: the server accepted it, or refused it for good. */
function isDelivered(calling: Promise<unknown>): Promise<boolean> {
  return calling.then(
    () => true,
    (error: unknown) => isApiError(error, 'business'),
  );
}

async function deliver(calling: Promise<unknown>, unsaved: UnsavedVisits, id: string): Promise<void> {
  if (await isDelivered(calling)) unsaved.remove(id);
}

/** Sends over HTTP again what no reply has confirmed of this student's earlier visits. */
export async function resendUnsaved(call: CallLesson, unsaved: UnsavedVisits): Promise<void> {
  await Promise.all(unsaved.list().map(([id, input]) => deliver(call(logOn, input), unsaved, id)));
}
