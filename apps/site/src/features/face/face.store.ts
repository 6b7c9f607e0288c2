import { isApiError, messageFor, text, wordsOf } from '@lectern/sdk';
import * as face from '@lectern/sdk/endpoints/face';
import { type FaceCheckState, type FaceEvent, faceResult, idleFace, nextFace } from '@lectern/sdk/machines';
import { proxy } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { localeState } from '../../i18n/locale.store.ts';
import { ports } from '../../ports.ts';
import { resolveAddress } from '../../safety/address.ts';
import { toast } from '../../shell/toast.ts';
import { faceTexts } from './face.texts.ts';

/** The face check that is under way. */
export interface FaceState {
  machine: FaceCheckState;
  /** What is on file, for the dialog that asks for it; the number is masked. */
  name: string;
  identityId: string;
  /** A call is under way. */
  isBusy: boolean;
}

export const faceState = proxy<FaceState>({ machine: idleFace, name: '', identityId: '', isBusy: false });

/** The lesson that the check opens; undefined where it is about another action. */
let subject: face.FaceLessonIn | undefined;
let settle: (orderNo: string | undefined) => void = () => undefined;

function happen(event: FaceEvent): void {
  faceState.machine = nextFace(faceState.machine, event);
  const result = faceResult(faceState.machine);
  if (result !== undefined) settle(result === 1 ? faceState.machine.orderNo : undefined);
}

/** Makes a call; what the server refuses is said in its words (specification 8, face check failure). */
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

/** Begins the check; resolves once it is over, with the recognition that passed or undefined. */
export async function runFaceCheck(lesson?: face.FaceLessonIn): Promise<string | undefined> {
  // One that somebody left open counts as given up.
  settle(undefined);
  subject = lesson;
  faceState.machine = idleFace;
  const result = new Promise<string | undefined>((resolve) => {
    settle = resolve;
  });
  happen({ type: 'begin' });
  const status = () =>
    lesson === undefined ? request(face.commonCheck, {}) : request(face.lessonStatus, lesson);
  const found = await ask(() => Promise.all([status(), request(face.personalData, {})]));
  if (found === undefined) happen({ type: 'refused' });
  else {
    const [check, data] = found.reply;
    Object.assign(faceState, { name: text(data?.name), identityId: text(data?.identityId) });
    happen({ type: 'status', status: check?.status });
    await openRecognition();
  }
  return result;
}

async function openRecognition(): Promise<void> {
  if (faceState.machine.step !== 'preparing') return;
  const lesson = subject;
  const begun = await ask(() =>
    lesson === undefined ? request(face.commonVerifyUrl, {}) : request(face.lessonVerifyUrl, lesson),
  );
  const address = resolveAddress(begun?.reply?.url);
  // Its page is the school's own or, with a real provider, on the provider's site.
  const href =
    address.kind === 'route' ? `/#${address.path}` : address.kind === 'refused' ? '' : address.href;
  if (begun === undefined || href === '') return happen({ type: 'refused' });
  if (!ports.open(href)) {
    toast(wordsOf('popupBlocked', { locale: localeState.locale }), { tone: 'warning' });
    return happen({ type: 'refused' });
  }
  happen({ type: 'opened', orderNo: text(begun.reply?.orderNo) });
}

/** Keeps who the student really is, and goes on to the recognition. */
export async function submitIdentity(identity: Omit<face.UpdateIdentityIn, 'domain'>): Promise<void> {
  const saved = await ask(() => request(face.updateIdentity, identity));
  if (saved === undefined) return;
  happen({ type: 'submitted' });
  await openRecognition();
}

/** The student says that the recognition is finished: asks how it ended. */
export async function judge(): Promise<void> {
  const { orderNo } = faceState.machine;
  happen({ type: 'finished' });
  const judged = await ask(() =>
    request(subject === undefined ? face.result : face.lessonResult, { orderNo }),
  );
  happen(judged === undefined ? { type: 'refused' } : { type: 'status', status: judged.reply?.status });
}

/** Tries once more. */
export async function tryAgain(): Promise<void> {
  happen({ type: 'again' });
  await openRecognition();
}

/** Gives up, which counts as not passed. */
export function giveUp(): void {
  happen({ type: 'cancel' });
}
