import { saveForm, saveUserItem } from '@lectern/sdk/endpoints/proxyExam';
import type { Answers, SavedValue } from '@lectern/ui/DynamicForm';
import { ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { session } from '../../../shared/session/session.store.ts';
import { refusedInWords } from '../../../shared/refusedInWords.ts';
import { DONE, NOT_DONE, type Result } from '../../../shared/result.ts';
import { toCustomValues } from '../../schoolQuestions/index.ts';
import { isEditable, type Sign } from '../proxyExam.model.ts';
import { joinVisit, registration, showSign } from './registration.store.ts';

/** Begins the registration in the chosen province. */
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
    return refusedInWords(error);
  } finally {
    if (isLatest()) registration.busy = undefined;
  }
}

/** Keeps the form as it stands, right or wrong. */
export function keepRegistration(values: readonly SavedValue[]): Promise<Result> {
  return send(values, 0);
}

/** Forms that were left and could not be kept, by registration, until the page is loaded anew. */
const unkept = new Map<string, Answers>();

/** Finds what was typed into a registration's form and could not be kept when it was left. */
export const unkeptAnswers = (signId: string): Answers | undefined => unkept.get(signId);

/**
 * Keeps a form that is left; where the school cannot be reached, in this page's memory. Nothing is to be kept
 * once it is handed in, or on its way there, or the student has logged out.
 */
export async function keepLeft(
  values: readonly SavedValue[],
  answers: Answers,
): Promise<'kept' | 'refused' | 'nothing'> {
  const { sign, busy } = registration;
  if (sign === undefined || !isEditable(sign) || busy === 'handingIn' || session.token === '')
    return 'nothing';
  // Whoever comes back at once finds it, too.
  unkept.set(sign.signId, answers);
  return (await keepRegistration(values)).isDone ? 'kept' : 'refused';
}

/** Hands the form in. */
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
    unkept.delete(sign.signId);
    if (submitFlag === 1 && isLatest()) {
      await showHandedIn({ ...sign, state: saved.state ?? 'submitted', provinceCode: province }, isLatest);
    }
    return DONE;
  } catch (error) {
    return refusedInWords(error);
  } finally {
    if (isLatest()) registration.busy = undefined;
  }
}

/** Shows what was handed in; that it was is told even where it cannot be read back. */
async function showHandedIn(sign: Sign, isLatest: () => boolean): Promise<void> {
  try {
    await showSign(sign, isLatest);
  } catch {
    if (isLatest()) Object.assign(registration, { sign, fields: ref([]), places: ref([]) });
  }
  if (isLatest()) registration.isHandedIn = true;
}
