import { messageFor, situationMessage } from '@lectern/sdk';
import { courseMaster, needed, prepare, type PrepareIn } from '@lectern/sdk/endpoints/agreement';
import {
  closedSigning,
  isEnoughSigned,
  nextSigning,
  type Signing,
  type SigningEvent,
} from '@lectern/sdk/machines';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { ports } from '../../shared/ports.ts';
import { addressForTab } from '../../shared/safety/outsideLinks.ts';
import { requestSequence } from '../../shared/loadable.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { readAgreement, type AgreementEntry } from '../agreement/index.ts';
import { askInformation, information } from '../studentInfo/index.ts';
import { answerGate, type StudyTarget } from './lessonGate.store.ts';

/** State of the dialog 签署协议 before a lesson. The state machine identifies rows by an entry's key. */
export interface SigningState {
  machine: Signing;
  entries: readonly AgreementEntry[];
  /** Whether the school needs more information about the student before an agreement may be signed. */
  isInformationDue: boolean;
}

export const signing = proxy<SigningState>({
  machine: closedSigning,
  entries: ref([]),
  isInformationDue: false,
});

let target: StudyTarget | undefined;
let masterId = '';
/** Whether the student has started to sign: once enough is signed, the lesson continues by itself. */
let hasStartedSigning = false;
/** Requests are counted here, since replies are events of the state machine instead of a loading state. */
const visits = requestSequence();

function dispatch(event: SigningEvent): void {
  signing.machine = nextSigning(signing.machine, event);
}

/** Finds the id by which the student owns the course; signing works without it if it cannot be loaded. */
async function findMaster(classTypeId: string): Promise<string> {
  try {
    return (await request(courseMaster, { classTypeId })).masterId ?? '';
  } catch {
    return '';
  }
}

/** Opens the dialog for the agreements before a lesson, and lists them. */
export async function openSigning(lesson: StudyTarget): Promise<void> {
  target = lesson;
  hasStartedSigning = false;
  Object.assign(signing, { machine: closedSigning, entries: ref([]), isInformationDue: false });
  dispatch({ type: 'open', isAllRequired: true });
  const [, master] = await Promise.all([reloadAgreements(), findMaster(lesson.classTypeId)]);
  masterId = master;
}

async function reloadAgreements(): Promise<void> {
  if (target === undefined || signing.machine.step !== 'listing') return;
  const isLatest = visits.begin();
  try {
    const { classTypeId, lessonId } = target;
    const reply = await request(needed, { targetId: classTypeId, targetType: 'COURSE', lessonId });
    if (!isLatest()) return;
    const entries = reply.agreements.flatMap((row) => readAgreement(row) ?? []);
    signing.entries = ref(entries);
    signing.machine = { ...signing.machine, isAllRequired: reply.allFlag === 1 };
    dispatch({ type: 'listed', rows: entries.map(({ key, state }) => ({ protocolId: key, state })) });
  } catch {
    if (isLatest()) dispatch({ type: 'failed' });
  }
}

/** Checks again, when the page is visible again or on a retry, whether something was signed in another tab. */
export async function recheck(): Promise<void> {
  const { step, isAllRequired } = signing.machine;
  dispatch(step === 'failed' ? { type: 'open', isAllRequired } : { type: 'returned' });
  await reloadAgreements();
  const { machine } = signing;
  if (hasStartedSigning && machine.step === 'open' && isEnoughSigned(machine.rows, machine.isAllRequired))
    await study();
}

/**
 * Requests the signing page of an agreement and opens it in another tab. Information that the school needs
 * first is asked for here.
 */
export async function sign(key: string): Promise<void> {
  // The page of another agreement may still be open.
  if (signing.machine.step === 'signing') await recheck();
  const entry = signing.entries.find((one) => one.key === key);
  dispatch({ type: 'sign', protocolId: key });
  if (entry === undefined || signing.machine.step !== 'preparing') return;
  hasStartedSigning = true;
  const isOpen = (await hasRequiredInformation(entry)) && (await openSigningPage(entry));
  dispatch({ type: isOpen ? 'prepared' : 'refused' });
}

/** Whether no information is missing that the form can collect; if the request fails, `prepare` decides. */
async function hasRequiredInformation(entry: AgreementEntry): Promise<boolean> {
  // A module belongs to its course, which is the lesson's.
  const targetId = entry.targetType === 'MOUDLE' ? (target?.classTypeId ?? '') : entry.targetId;
  try {
    await askInformation({ targetId, targetType: entry.targetType });
  } catch {
    return true;
  }
  signing.isInformationDue = information.asks === 'person';
  return !signing.isInformationDue;
}

/** Continues after the student's information was saved: 提交成功，请继续签署协议. */
export function informationSaved(): void {
  signing.isInformationDue = false;
  toast(situationMessage('infoSubmitted', { locale: localeState.locale }), { tone: 'success' });
}

/** Cancels the information form, and the signature with it. */
export function cancelInformation(): void {
  signing.isInformationDue = false;
}

async function openSigningPage({ protocolId, targetId, targetType }: AgreementEntry): Promise<boolean> {
  const { locale } = localeState;
  const input: PrepareIn = {
    type: 'PC',
    protocolId,
    comId: target?.commodityId ?? '',
    ...(targetType === 'PACKAGE'
      ? { classPackageId: targetId }
      : { classTypeId: target?.classTypeId ?? targetId }),
    ...(masterId !== '' && { masterId }),
  };
  try {
    const prepared = await request(prepare, input);
    if (!(prepared.result ?? false)) {
      toast(prepared.msg || situationMessage('refused', { locale }), { tone: 'danger' });
      return false;
    }
    const href = addressForTab(prepared.resultForm);
    if (href === '') toast(situationMessage('refused', { locale }), { tone: 'danger' });
    else if (ports.open(href)) return true;
    else toast(situationMessage('popupBlocked', { locale }), { tone: 'warning' });
  } catch (error) {
    toast(messageFor(error, { locale }), { tone: 'danger' });
  }
  return false;
}

/** Continues to the lesson if enough is signed; otherwise the dialog says 请签署全部协议. */
export async function study(): Promise<void> {
  // Beside another window, this page never got a visibility change.
  if (signing.machine.step === 'signing') {
    hasStartedSigning = false;
    await recheck();
  }
  dispatch({ type: 'study' });
  if (signing.machine.step !== 'settled') return;
  signing.machine = closedSigning;
  answerGate('done');
}

/** Cancels signing. */
export function closeSigning(): void {
  visits.begin();
  dispatch({ type: 'close' });
  answerGate('cancel');
}
