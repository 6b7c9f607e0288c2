import { saveForm, saveUserItem } from '@lectern/sdk/endpoints/proxyExam';
import type { Answers, SavedValue } from '@lectern/ui/DynamicForm';
import { ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { session } from '../../../shared/session/session.store.ts';
import { refusalWithMessage } from '../../../shared/refusalWithMessage.ts';
import { DONE, NOT_DONE, type Result } from '../../../shared/result.ts';
import { toCustomValues } from '../../schoolQuestions/index.ts';
import { isEditable, type Sign } from '../proxyExam.model.ts';
import { joinVisit, registration, showSign } from './registration.store.ts';

/** Starts the registration in the chosen province. */
export async function beginRegistration(): Promise<Result> {
  const { itemId, province, sign } = registration;
  if (sign === undefined) return NOT_DONE;
  const isLatest = joinVisit();
  registration.busy = 'beginning';
  try {
    const bound = await request(saveUserItem, { itemId, provinceCode: province });
    const state = bound.state ?? 'draft';
    await showSign({ ...sign, signId: bound.signId ?? '', state, provinceCode: province }, isLatest);
    return DONE;
  } catch (error) {
    return refusalWithMessage(error);
  } finally {
    if (isLatest()) registration.busy = undefined;
  }
}

/** Saves the form as a draft, valid or not. */
export function saveRegistrationDraft(values: readonly SavedValue[]): Promise<Result> {
  return send(values, 0);
}

/** Answers of forms that were left but could not be saved, by registration id, until the page is reloaded. */
const unsavedForms = new Map<string, Answers>();

/** Returns the answers of a registration that could not be saved when its form was left. */
export const unsavedAnswers = (signId: string): Answers | undefined => unsavedForms.get(signId);

/**
 * Saves a form that is left as a draft; if that fails, keeps it in this page's memory. Does nothing if it is
 * handed in, is being handed in, or the student has logged out.
 */
export async function saveOnLeave(
  values: readonly SavedValue[],
  answers: Answers,
): Promise<'kept' | 'refused' | 'nothing'> {
  const { sign, busy } = registration;
  if (sign === undefined || !isEditable(sign) || busy === 'handingIn' || session.token === '')
    return 'nothing';
  // Kept during the request too, in case the student returns at once.
  unsavedForms.set(sign.signId, answers);
  return (await saveRegistrationDraft(values)).isDone ? 'kept' : 'refused';
}

/** Hands in the form. */
export function handInRegistration(values: readonly SavedValue[]): Promise<Result> {
  return send(values, 1);
}

async function send(values: readonly SavedValue[], submitFlag: 0 | 1): Promise<Result> {
  const { itemId, province, sign } = registration;
  if (sign === undefined) return NOT_DONE;
  const isLatest = joinVisit();
  registration.busy = submitFlag === 1 ? 'handingIn' : 'keeping';
  try {
    const saved = await request(saveForm, {
      signId: sign.signId,
      itemId,
      provinceCode: province,
      values: toCustomValues(values),
      submitFlag,
    });
    unsavedForms.delete(sign.signId);
    if (submitFlag === 1 && isLatest()) {
      await showHandedIn({ ...sign, state: saved.state ?? 'submitted', provinceCode: province }, isLatest);
    }
    return DONE;
  } catch (error) {
    return refusalWithMessage(error);
  } finally {
    if (isLatest()) registration.busy = undefined;
  }
}

/** Shows what was handed in; the success is shown even if it cannot be loaded again. */
async function showHandedIn(sign: Sign, isLatest: () => boolean): Promise<void> {
  try {
    await showSign(sign, isLatest);
  } catch {
    if (isLatest()) Object.assign(registration, { sign, fields: ref([]), places: ref([]) });
  }
  if (isLatest()) registration.isHandedIn = true;
}
