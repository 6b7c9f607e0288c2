import { isApiError, messageFor, text } from '@lectern/sdk';
import { save } from '@lectern/sdk/endpoints/homework';
import type { UploadedFile } from '@lectern/ui/Uploader';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { session } from '../../../shared/session/session.store.ts';
import { refusedInWords } from '../../../shared/refusedInWords.ts';
import { DONE, NOT_DONE, type Result } from '../../../shared/result.ts';
import { forgetCopy, readCopy, writeCopy } from './draft.copy.ts';
import { type Draft, isOpen, isSameDraft, type Work } from '../homework.model.ts';
import { readDetail, readPreview, showHandedIn, showWork } from './work.store.ts';

/** The work that is being written. */
export interface DraftState {
  /** Empty while none is. */
  homeworkId: string;
  content: string;
  files: readonly UploadedFile[];
  /**
   * `kept` by the school; `waiting` to be sent, on this device meanwhile; `sending`; `offline` since the school
   * cannot be reached, which is tried again; `refused` by the school; `elsewhere` something else was kept meanwhile,
   * and the student has to choose.
   */
  saving: 'kept' | 'waiting' | 'sending' | 'offline' | 'refused' | 'elsewhere';
  /** Why it was refused. */
  problem: string;
  /** What was kept elsewhere. */
  other: Work | undefined;
  isHandingIn: boolean;
  /** What was handed in is replaced: nothing is kept until it is handed in again. */
  isReplacing: boolean;
}

/** How long typing rests before it is sent, and how long before the school is tried again, in milliseconds. */
const REST_MS = 1_000;
const FIRST_RETRY_MS = 4_000;
const LAST_RETRY_MS = 60_000;

/** How many drafts without a reply are remembered. */
const MOST_SENT = 5;

export const draft = proxy<DraftState>({
  homeworkId: '',
  content: '',
  files: ref([]),
  saving: 'kept',
  problem: '',
  other: undefined,
  isHandingIn: false,
  isReplacing: false,
});

/** What the school has, as far as this page knows. */
let kept: Draft & { readonly savedAt: string } = { content: '', files: [], savedAt: '' };
/** What was sent since then and may have arrived, the last one last. */
let sent: readonly Draft[] = [];
let sending: { readonly homeworkId: string; readonly isKept: Promise<boolean> } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let retryMs = FIRST_RETRY_MS;

const typed = (): Draft => ({ content: draft.content, files: draft.files });

function sendIn(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void keepDraft(), milliseconds);
}

const copyTyped = (): void => writeCopy(draft.homeworkId, { ...typed(), savedAt: kept.savedAt, sent });

/** Shows a piece of homework, and lets it be worked at where it is open: with what this device kept of it. */
export const openWork = prefetched(async (homeworkId: string): Promise<void> => {
  clearTimeout(timer);
  draft.homeworkId = '';
  const work = await showWork(homeworkId);
  if (work !== undefined && isOpen(work.homework) && work.homework.paperId === '') openDraft(work);
});

function openDraft(work: Work): void {
  const { id } = work.homework;
  const copy = readCopy(id);
  const isMore = copy !== undefined && !isSameDraft(copy, work);
  kept = work;
  sent = copy?.sent ?? [];
  retryMs = FIRST_RETRY_MS;
  const { content, files } = isMore ? copy : work;
  Object.assign(draft, {
    homeworkId: id,
    content,
    files: ref([...files]),
    saving: 'kept',
    problem: '',
    other: undefined,
    isHandingIn: false,
    isReplacing: false,
  });
  if (!isMore) forgetCopy(id);
  else if (copy.savedAt === work.savedAt || isArrived(work)) void keepDraft();
  else Object.assign(draft, { saving: 'elsewhere', other: ref(work) });
}

/** Lets what was handed in be changed, to be handed in again; it counts until then. */
export function replaceWork(work: Work): void {
  kept = work;
  sent = [];
  Object.assign(draft, {
    homeworkId: work.homework.id,
    content: work.content,
    files: ref([...work.files]),
    saving: 'kept',
    problem: '',
    other: undefined,
    isHandingIn: false,
    isReplacing: true,
  });
}

/** Leaves what was handed in as it is. */
export function stopReplacing(): void {
  draft.homeworkId = '';
}

/** Whether what the school has is what was sent from here, although its reply was lost. */
const isArrived = (work: Work): boolean => sent.some((one) => isSameDraft(one, work));

function change(next: Partial<Draft>): void {
  Object.assign(draft, next);
  if (draft.isReplacing) return;
  // Before anything else can happen to the page.
  copyTyped();
  if (draft.saving === 'elsewhere') return;
  draft.saving = 'waiting';
  sendIn(REST_MS);
}

/** Takes what was typed. */
export const typeContent = (content: string): void => change({ content });

/** Takes the files as they are now. */
export const changeFiles = (files: readonly UploadedFile[]): void => change({ files: ref([...files]) });

/** Sends what the school does not have yet. Resolves with whether it has all of it now. */
export function keepDraft(): Promise<boolean> {
  clearTimeout(timer);
  const { homeworkId, isReplacing } = draft;
  if (isReplacing) return Promise.resolve(true);
  if (sending?.homeworkId === homeworkId) return sending.isKept;
  const mine = {
    homeworkId,
    isKept: sendAll().finally(() => {
      if (sending === mine) sending = undefined;
    }),
  };
  sending = mine;
  return mine.isKept;
}

async function sendAll(): Promise<boolean> {
  const { homeworkId } = draft;
  while (draft.homeworkId === homeworkId && draft.saving !== 'elsewhere' && !isSameDraft(typed(), kept)) {
    const now = typed();
    sent = [...sent.filter((one) => !isSameDraft(one, now)), now].slice(-MOST_SENT);
    copyTyped();
    draft.saving = 'sending';
    const { savedAt } = kept;
    try {
      const reply = await request(save, {
        homeworkId,
        content: now.content,
        fileIds: now.files.map(({ id }) => id),
        submitFlag: 0,
        savedAt,
      });
      if (draft.homeworkId !== homeworkId) return settleLeft(homeworkId, now);
      kept = { ...now, savedAt: reply.savedAt ?? '' };
      sent = [];
      retryMs = FIRST_RETRY_MS;
      copyTyped();
    } catch (error) {
      if (draft.homeworkId !== homeworkId || !(await mendAfter(error))) return false;
    }
  }
  if (draft.homeworkId !== homeworkId || draft.saving === 'elsewhere') return false;
  draft.saving = 'kept';
  forgetCopy(homeworkId);
  return true;
}

/** A work that was left while it was sent: what the device kept of it has arrived. */
function settleLeft(homeworkId: string, arrived: Draft): boolean {
  const copy = readCopy(homeworkId);
  if (copy !== undefined && isSameDraft(copy, arrived)) forgetCopy(homeworkId);
  return true;
}

const fieldOf = (error: unknown): string =>
  isApiError(error, 'business') ? text(Reflect.get(Object(error.data), 'field')) : '';

/** Deals with a refusal or a loss; tells whether it is worth trying at once. */
async function mendAfter(error: unknown): Promise<boolean> {
  if (fieldOf(error) === 'savedAt') return meetOther();
  if (isApiError(error, 'business')) {
    Object.assign(draft, { saving: 'refused', problem: messageFor(error, { locale: localeState.locale }) });
    return false;
  }
  draft.saving = 'offline';
  if (session.token !== '') sendIn(retryMs);
  retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  return false;
}

/** Something was kept meanwhile: by a call of this page whose reply was lost, or elsewhere. */
async function meetOther(): Promise<boolean> {
  const { homeworkId } = draft;
  const [read] = await Promise.allSettled([readDetail(homeworkId)]);
  const work = read.status === 'fulfilled' ? read.value : undefined;
  if (draft.homeworkId !== homeworkId) return false;
  if (work === undefined) return mendAfter(undefined);
  if (isArrived(work)) {
    kept = work;
    return true;
  }
  Object.assign(draft, { saving: 'elsewhere', other: ref(work) });
  return false;
}

/** Goes on with what is on this page, or with what was kept elsewhere. */
export function choose(which: 'here' | 'elsewhere'): void {
  const { other } = draft;
  if (other === undefined) return;
  kept = other;
  if (which === 'elsewhere') Object.assign(draft, { content: other.content, files: ref([...other.files]) });
  Object.assign(draft, { saving: 'waiting', other: undefined });
  void keepDraft();
}

/** Sends what is left to be sent when the page is left; the device keeps it where that fails. */
export function leaveDraft(): void {
  clearTimeout(timer);
  if (session.token !== '' && draft.saving !== 'kept') void keepDraft();
}

/** Keeps the work and reads it as the teacher will see it. */
export async function reviewHandIn(words: { readonly notKept: string }): Promise<Result<Work>> {
  const { homeworkId } = draft;
  if (!(await keepDraft())) return { ...NOT_DONE, message: draft.problem || words.notKept };
  try {
    const work = await readPreview(homeworkId);
    return work === undefined ? { ...NOT_DONE, message: words.notKept } : { isDone: true, value: work };
  } catch (error) {
    return refusedInWords(error);
  }
}

/** Hands the work in. */
export async function handIn(): Promise<Result> {
  const { homeworkId, content, files } = draft;
  draft.isHandingIn = true;
  try {
    await request(save, {
      homeworkId,
      content,
      fileIds: files.map(({ id }) => id),
      submitFlag: 1,
      savedAt: kept.savedAt,
    });
    forgetCopy(homeworkId);
    await showHandedIn(homeworkId);
    if (draft.homeworkId === homeworkId) draft.homeworkId = '';
    return DONE;
  } catch (error) {
    if (fieldOf(error) === 'savedAt' && !draft.isReplacing) await meetOther();
    return refusedInWords(error);
  } finally {
    draft.isHandingIn = false;
  }
}
