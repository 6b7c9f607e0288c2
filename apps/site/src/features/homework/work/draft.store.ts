import { isApiError, messageFor } from '@lectern/sdk';
import { save } from '@lectern/sdk/endpoints/homework';
import type { UploadedFile } from '@lectern/ui/Uploader';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { errorData } from '../../../shared/errorData.ts';
import { localeState } from '../../../shared/i18n/locale.store.ts';
import { session } from '../../../shared/session/session.store.ts';
import { refusalWithMessage } from '../../../shared/refusalWithMessage.ts';
import { DONE, NOT_DONE, type Result } from '../../../shared/result.ts';
import { deleteCopy, readCopy, writeCopy } from './draft.copy.ts';
import { type Draft, isOpen, isSameDraft, type Work } from '../homework.model.ts';
import { readDetail, readPreview, showHandedIn, showWork } from './work.store.ts';

/** State of the work being written. */
export interface DraftState {
  /** Empty if none is. */
  homeworkId: string;
  content: string;
  files: readonly UploadedFile[];
  /**
   * `kept`: saved on the server; `waiting`: stored on this device until it is sent; `sending`; `offline`: the
   * server cannot be reached, and saving is retried; `refused` by the server; `elsewhere`: another version was
   * saved meanwhile, and the student must choose.
   */
  saving: 'kept' | 'waiting' | 'sending' | 'offline' | 'refused' | 'elsewhere';
  /** The reason of a refusal. */
  problem: string;
  /** The version saved elsewhere. */
  other: Work | undefined;
  isHandingIn: boolean;
  /** Whether an earlier hand-in is being replaced; nothing is saved until it is handed in again. */
  isReplacing: boolean;
}

/** Debounce of saving while typing, and first and longest delay before a retry, in milliseconds. */
const SAVE_DEBOUNCE_MS = 1_000;
const FIRST_RETRY_MS = 4_000;
const LAST_RETRY_MS = 60_000;

/** Maximum number of drafts remembered whose reply was not received. */
const MAX_SENT_DRAFTS = 5;

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

/** The server's version, as far as this page knows. */
let serverDraft: Draft & { readonly savedAt: string } = { content: '', files: [], savedAt: '' };
/** Drafts sent since then whose reply was not received, the latest last. */
let unconfirmedDrafts: readonly Draft[] = [];
let sending: { readonly homeworkId: string; readonly isStored: Promise<boolean> } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let retryMs = FIRST_RETRY_MS;

const typed = (): Draft => ({ content: draft.content, files: draft.files });

function scheduleSave(milliseconds: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void saveDraft(), milliseconds);
}

const storeCopy = (): void =>
  writeCopy(draft.homeworkId, { ...typed(), savedAt: serverDraft.savedAt, sent: unconfirmedDrafts });

/** Loads a piece of homework, and opens it for editing if possible, with the unsaved copy on this device. */
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
  serverDraft = work;
  unconfirmedDrafts = copy?.sent ?? [];
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
  if (!isMore) deleteCopy(id);
  else if (copy.savedAt === work.savedAt || isConfirmed(work)) void saveDraft();
  else Object.assign(draft, { saving: 'elsewhere', other: ref(work) });
}

/** Opens what was handed in for editing; it counts until it is handed in again. */
export function replaceWork(work: Work): void {
  serverDraft = work;
  unconfirmedDrafts = [];
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

/** Stops replacing what was handed in. */
export function stopReplacing(): void {
  draft.homeworkId = '';
}

/** Whether the server's version is one that was sent from here, although its reply was lost. */
const isConfirmed = (work: Work): boolean => unconfirmedDrafts.some((one) => isSameDraft(one, work));

function change(next: Partial<Draft>): void {
  Object.assign(draft, next);
  if (draft.isReplacing) return;
  // Stored at once, before anything can happen to the page.
  storeCopy();
  if (draft.saving === 'elsewhere') return;
  draft.saving = 'waiting';
  scheduleSave(SAVE_DEBOUNCE_MS);
}

/** Changes the text. */
export const typeContent = (content: string): void => change({ content });

/** Changes the files. */
export const changeFiles = (files: readonly UploadedFile[]): void => change({ files: ref([...files]) });

/** Saves unsaved changes on the server. Resolves to whether everything is saved now. */
export function saveDraft(): Promise<boolean> {
  clearTimeout(timer);
  const { homeworkId, isReplacing } = draft;
  if (isReplacing) return Promise.resolve(true);
  if (sending?.homeworkId === homeworkId) return sending.isStored;
  const ownDraft = {
    homeworkId,
    isStored: sendAll().finally(() => {
      if (sending === ownDraft) sending = undefined;
    }),
  };
  sending = ownDraft;
  return ownDraft.isStored;
}

async function sendAll(): Promise<boolean> {
  const { homeworkId } = draft;
  while (
    draft.homeworkId === homeworkId &&
    draft.saving !== 'elsewhere' &&
    !isSameDraft(typed(), serverDraft)
  ) {
    const now = typed();
    unconfirmedDrafts = [...unconfirmedDrafts.filter((one) => !isSameDraft(one, now)), now].slice(
      -MAX_SENT_DRAFTS,
    );
    storeCopy();
    draft.saving = 'sending';
    const { savedAt } = serverDraft;
    try {
      const reply = await request(save, {
        homeworkId,
        content: now.content,
        fileIds: now.files.map(({ id }) => id),
        submitFlag: 0,
        savedAt,
      });
      if (draft.homeworkId !== homeworkId) return handleLateReply(homeworkId, now);
      serverDraft = { ...now, savedAt: reply.savedAt ?? '' };
      unconfirmedDrafts = [];
      retryMs = FIRST_RETRY_MS;
      storeCopy();
    } catch (error) {
      if (draft.homeworkId !== homeworkId || !(await handleSaveError(error))) return false;
    }
  }
  if (draft.homeworkId !== homeworkId || draft.saving === 'elsewhere') return false;
  draft.saving = 'kept';
  deleteCopy(homeworkId);
  return true;
}

/** Handles the reply for a work that was left meanwhile: deletes the device's copy if it is what was saved. */
function handleLateReply(homeworkId: string, arrived: Draft): boolean {
  const copy = readCopy(homeworkId);
  if (copy !== undefined && isSameDraft(copy, arrived)) deleteCopy(homeworkId);
  return true;
}

/** Whether the server refused a draft because it has another version. */
const isConflict = (error: unknown): boolean => errorData(error, 'field') === 'savedAt';

/** Handles a refusal or a network failure; returns whether to retry at once. */
async function handleSaveError(error: unknown): Promise<boolean> {
  if (isConflict(error)) return handleConflict();
  if (isApiError(error, 'business')) {
    Object.assign(draft, { saving: 'refused', problem: messageFor(error, { locale: localeState.locale }) });
    return false;
  }
  draft.saving = 'offline';
  if (session.token !== '') scheduleSave(retryMs);
  retryMs = Math.min(2 * retryMs, LAST_RETRY_MS);
  return false;
}

/** Handles a version conflict: the version was saved by a call of this page whose reply was lost, or elsewhere. */
async function handleConflict(): Promise<boolean> {
  const { homeworkId } = draft;
  const [read] = await Promise.allSettled([readDetail(homeworkId)]);
  const work = read.status === 'fulfilled' ? read.value : undefined;
  if (draft.homeworkId !== homeworkId) return false;
  if (work === undefined) return handleSaveError(undefined);
  if (isConfirmed(work)) {
    serverDraft = work;
    return true;
  }
  Object.assign(draft, { saving: 'elsewhere', other: ref(work) });
  return false;
}

/** Resolves a version conflict with this page's version or the one saved elsewhere. */
export function resolveConflict(which: 'here' | 'elsewhere'): void {
  const { other } = draft;
  if (other === undefined) return;
  serverDraft = other;
  if (which === 'elsewhere') Object.assign(draft, { content: other.content, files: ref([...other.files]) });
  Object.assign(draft, { saving: 'waiting', other: undefined });
  void saveDraft();
}

/** Saves unsaved changes when the page is left; if that fails, they stay on the device. */
export function leaveDraft(): void {
  clearTimeout(timer);
  if (session.token !== '' && draft.saving !== 'kept') void saveDraft();
}

/** Saves the work and loads the preview that the teacher will see. */
export async function reviewHandIn(messages: { readonly notSaved: string }): Promise<Result<Work>> {
  const { homeworkId } = draft;
  if (!(await saveDraft())) return { ...NOT_DONE, message: draft.problem || messages.notSaved };
  try {
    const work = await readPreview(homeworkId);
    return work === undefined ? { ...NOT_DONE, message: messages.notSaved } : { isDone: true, value: work };
  } catch (error) {
    return refusalWithMessage(error);
  }
}

/** Hands in the work. */
export async function handIn(): Promise<Result> {
  const { homeworkId, content, files } = draft;
  draft.isHandingIn = true;
  try {
    await request(save, {
      homeworkId,
      content,
      fileIds: files.map(({ id }) => id),
      submitFlag: 1,
      savedAt: serverDraft.savedAt,
    });
    deleteCopy(homeworkId);
    await showHandedIn(homeworkId);
    if (draft.homeworkId === homeworkId) draft.homeworkId = '';
    return DONE;
  } catch (error) {
    if (isConflict(error) && !draft.isReplacing) await handleConflict();
    return refusalWithMessage(error);
  } finally {
    draft.isHandingIn = false;
  }
}
