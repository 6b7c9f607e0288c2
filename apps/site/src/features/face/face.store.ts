import { isApiError, messageFor, situationMessage } from '@lectern/sdk';
import * as face from '@lectern/sdk/endpoints/face';
import { type FaceCheckState, type FaceEvent, faceResult, idleFace, nextFace } from '@lectern/sdk/machines';
import { proxy } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { ports } from '../../shared/ports.ts';
import { addressForTab } from '../../shared/safety/outsideLinks.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { faceTexts } from './face.texts.ts';
import { watchForEnd } from './recognitionEnd.ts';

/** State of the current face check. */
export interface FaceState {
  machine: FaceCheckState;
  /** The stored name and number, for the dialog that asks for them; the number is masked. */
  name: string;
  identityId: string;
  /** Whether a recognition has verified them, so that they cannot be changed. */
  isVerified: boolean;
  /** Whether the student hid the question because they are not finished yet. */
  isAside: boolean;
  /** Whether a call is in progress. */
  isBusy: boolean;
}

export const faceState = proxy<FaceState>({
  machine: idleFace,
  name: '',
  identityId: '',
  isVerified: false,
  isAside: false,
  isBusy: false,
});

/** The lesson that the check is for; undefined for any other action. */
let subject: face.FaceLessonIn | undefined;
let settle: (orderNo: string | undefined) => void = () => undefined;
let currentCheck: Promise<string | undefined> | undefined;
let stopWatching = (): void => undefined;

function dispatch(event: FaceEvent): void {
  const before = faceState.machine.step;
  faceState.machine = nextFace(faceState.machine, event);
  const { step } = faceState.machine;
  if (step === 'recognising' && before !== step) {
    stopWatching();
    stopWatching = watchForEnd(
      () => void pollResult(),
      () => void pollResult().then(returnToDialog),
    );
  }
  if (step !== 'recognising' && step !== 'judging') {
    stopWatching();
    returnToDialog();
  }
  const result = faceResult(faceState.machine);
  if (result !== undefined) settle(result === 1 ? faceState.machine.orderNo : undefined);
}

/** Makes a call; a refusal is shown with the server's message. */
async function ask<Reply>(work: () => Promise<Reply>): Promise<{ readonly reply: Reply } | undefined> {
  faceState.isBusy = true;
  try {
    return { reply: await work() };
  } catch (error) {
    const { locale } = localeState;
    const isOffline = isApiError(error, 'network') || isApiError(error, 'timeout');
    toast(isOffline ? faceTexts[locale].offline : messageFor(error, { locale }), { tone: 'danger' });
    return undefined;
  } finally {
    faceState.isBusy = false;
  }
}

const isSame = (lesson: face.FaceLessonIn | undefined): boolean =>
  lesson?.lessonId === subject?.lessonId && lesson?.classTypeId === subject?.classTypeId;

const isCard = (type: string | undefined): boolean =>
  type === undefined || type === '' || type === 'ID_IDCARD';

/**
 * Starts the check, or shows the current one; resolves when it is over, to the recognition that passed, or
 * undefined.
 */
export function runFaceCheck(lesson?: face.FaceLessonIn): Promise<string | undefined> {
  if (faceState.machine.step === 'recognising' && currentCheck !== undefined && isSame(lesson)) {
    returnToDialog();
    return currentCheck;
  }
  currentCheck = beginCheck(lesson);
  return currentCheck;
}

async function beginCheck(lesson: face.FaceLessonIn | undefined): Promise<string | undefined> {
  // An earlier check that is still open counts as cancelled.
  settle(undefined);
  subject = lesson;
  faceState.machine = idleFace;
  const result = new Promise<string | undefined>((resolve) => {
    settle = resolve;
  });
  dispatch({ type: 'begin' });
  const status = () =>
    lesson === undefined ? request(face.commonCheck, {}) : request(face.lessonStatus, lesson);
  const found = await ask(() => Promise.all([status(), request(face.personalData, {})]));
  if (found === undefined) dispatch({ type: 'refused' });
  else {
    const [check, data] = found.reply;
    Object.assign(faceState, {
      name: data.name ?? '',
      // The number of a passport cannot be used as that of an ID card, which must be typed.
      identityId: isCard(data.identityTypeCode) ? (data.identityId ?? '') : '',
      isVerified: data.verifiedFlag === 1,
    });
    dispatch({ type: 'status', status: check.status });
    await openRecognition();
  }
  return result;
}

async function openRecognition(): Promise<void> {
  if (faceState.machine.step !== 'preparing') return;
  const lesson = subject;
  const started = await ask(() =>
    lesson === undefined ? request(face.commonVerifyUrl, {}) : request(face.lessonVerifyUrl, lesson),
  );
  // The recognition's page is the school's own or, with a real provider, on the provider's site.
  const href = addressForTab(started?.reply.url);
  if (started === undefined || href === '') return dispatch({ type: 'refused' });
  if (!ports.open(href)) {
    toast(situationMessage('popupBlocked', { locale: localeState.locale }), { tone: 'warning' });
    return dispatch({ type: 'refused' });
  }
  dispatch({ type: 'opened', orderNo: started.reply.orderNo ?? '' });
}

/** Saves the student's real identity, and continues to the recognition. */
export async function submitIdentity(identity: Omit<face.UpdateIdentityIn, 'domain'>): Promise<void> {
  const saved = await ask(() => request(face.updateIdentity, identity));
  if (saved === undefined) return;
  // If the student corrects one value later, the other is shown as it was sent.
  faceState.name = identity.name;
  faceState.identityId = identity.identityId ?? faceState.identityId;
  dispatch({ type: 'submitted' });
  await openRecognition();
}

const askResult = () => {
  const { orderNo } = faceState.machine;
  return request(subject === undefined ? face.result : face.lessonResult, { orderNo });
};

/** Requests the outcome when the student says that the recognition is finished. */
export async function loadResult(): Promise<void> {
  dispatch({ type: 'finished' });
  const answer = await ask(askResult);
  dispatch(answer === undefined ? { type: 'refused' } : { type: 'status', status: answer.reply.status });
}

/** Status of a recognition in progress. */
const PENDING = 0;
let isPolling = false;

/** Polls whether the recognition has ended; does nothing while it is in progress, or if the request fails. */
async function pollResult(): Promise<void> {
  const { step, orderNo } = faceState.machine;
  if (step !== 'recognising' || isPolling) return;
  isPolling = true;
  try {
    const status = (await askResult()).status;
    const now = faceState.machine;
    if (now.step !== 'recognising' || now.orderNo !== orderNo || (status ?? PENDING) === PENDING) return;
    dispatch({ type: 'finished' });
    dispatch({ type: 'status', status });
  } catch {
    // It is polled again soon, and the student can check by hand too.
  } finally {
    isPolling = false;
  }
}

/** Hides the question while the recognition is not finished; the check continues. */
export function hideQuestion(): void {
  faceState.isAside = true;
}

function returnToDialog(): void {
  faceState.isAside = false;
}

/** Lets the student change name and ID number. */
export function correct(): void {
  dispatch({ type: 'correct' });
}

/** Starts another recognition. */
export async function tryAgain(): Promise<void> {
  dispatch({ type: 'again' });
  await openRecognition();
}

/** Cancels the check, which counts as not passed. */
export function cancelFaceCheck(): void {
  dispatch({ type: 'cancel' });
}
