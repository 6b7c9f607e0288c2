import { isApiError, messageFor, oneOf, situationMessage } from '@lectern/sdk';
import { withCaptcha } from '@lectern/sdk/captcha';
import { perfectStudentInfo, type PerfectStudentInfoIn } from '@lectern/sdk/endpoints/agreement';
import { accountInfo, detail } from '@lectern/sdk/endpoints/setting';
import { sendPhoneChangeSms } from '@lectern/sdk/endpoints/studentInfo';
import { RESEND_MS } from '@lectern/sdk/machines';
import {
  type CaptchaTicket,
  educations,
  identityTypes,
  isMobile,
  type StudentInfo,
  type StudentInfoIn,
  type StudentInfoNeeds,
} from '@lectern/ui/StudentInfoForm';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { storePhone, session } from '../../shared/session/session.store.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import { DONE, NOT_DONE, refusedBy, type Result } from '../../shared/result.ts';
import { startWait, solveChallenge, waitOf } from '../login/readers.ts';
import { type IdentityProof, withIdentity } from '../setting/index.ts';
import { information } from './information.store.ts';
import { clearPersonDraft, storePersonDraft, readPersonDraft } from './person.draft.ts';

/** The student's stored data, for the form; numbers are masked. */
export interface PersonState {
  status: LoadStatus;
  onFile: Partial<StudentInfo>;
  /** What was typed in this tab before a reload. */
  draft: Partial<StudentInfo> | undefined;
  isBusy: boolean;
}

const nothing: Partial<StudentInfo> = {};

export const person = proxy<PersonState>({
  status: 'idle',
  onFile: ref(nothing),
  draft: undefined,
  isBusy: false,
});

const { load } = loadInto(person);

/** Loads the stored data. */
export async function loadPerson(): Promise<void> {
  await load(async () => ({ onFile: ref(await fetchStoredInfo()), draft: readPersonDraft() }));
}

/** Stores what is typed so far, to survive a reload of this tab. */
export const storeDraft = (typed: StudentInfo): void => storePersonDraft(typed, person.onFile);

async function fetchStoredInfo(): Promise<Partial<StudentInfo>> {
  const [profile, account] = await Promise.all([request(detail, {}), request(accountInfo, {})]);
  return {
    name: profile.name ?? '',
    identityTypeCode: profile.identityTypeCode ?? '',
    identityId: profile.identityId ?? '',
    mobile: account.mobile ?? '',
    sex: profile.sex ?? '',
    educationCode: profile.educationCode ?? '',
    province: profile.province ?? '',
    city: profile.city ?? '',
    county: profile.county ?? '',
    addressDetail: profile.addressDetail ?? '',
  };
}

/** Sends a code to a new number, with the slider's ticket; another challenge is solved if the server requires it. */
export async function sendPersonSms(mobile: string, captcha: CaptchaTicket): Promise<boolean> {
  try {
    await withCaptcha(
      (ticket) => request(sendPhoneChangeSms, { mobile, codeType: 'CHANGE_PHONE', ...(ticket ?? captcha) }),
      solveChallenge,
    );
    startWait(mobile, RESEND_MS);
    return true;
  } catch (error) {
    startWait(mobile, waitOf(error) * 1000);
    toast(messageFor(error, { locale: localeState.locale }), { tone: 'danger' });
    return false;
  }
}

/** Shows the slider; null if it was closed or could not be loaded. */
export async function solveSlider(): Promise<CaptchaTicket | null> {
  try {
    return await solveChallenge();
  } catch {
    return null;
  }
}

/** Returns the input to send: only what is required and answered. */
export function toInput(info: StudentInfoIn, needs: StudentInfoNeeds, id: string): PerfectStudentInfoIn {
  const identityTypeCode = oneOf(info.identityTypeCode, identityTypes, undefined);
  const educationCode = oneOf(info.educationCode, educations, undefined);
  const sex = oneOf(info.sex, ['MALE', 'FEMALE'], undefined);
  return {
    id,
    ...(needs.name && { name: info.name }),
    ...(needs.identityType && identityTypeCode !== undefined && { identityTypeCode }),
    ...(needs.identityId && { identityId: info.identityId }),
    ...(needs.mobile && { mobile: info.mobile }),
    ...(needs.mobile && info.smsCode !== '' && { smsCode: info.smsCode }),
    ...(needs.sex && sex !== undefined && { sex }),
    ...(needs.education && educationCode !== undefined && { educationCode }),
    ...(needs.address && {
      province: info.province,
      city: info.city,
      county: info.county,
      addressDetail: info.addressDetail,
    }),
  };
}

/**
 * Saves what was missing; a refusal without a message shows 提交失败. If the school requires an identity check to
 * bind a number, it is made first.
 */
export function savePerson(info: StudentInfoIn): Promise<Result> {
  return withIdentity((proof) => sendPerson(info, proof));
}

async function sendPerson(info: StudentInfoIn, proof: IdentityProof): Promise<Result> {
  const { locale } = localeState;
  const messageOr = (text: string) => text || situationMessage('infoWithoutMessage', { locale });
  const input = { ...toInput(info, information.needs, session.userId), ...proof };
  person.isBusy = true;
  try {
    const msg = (await request(perfectStudentInfo, input)).msg ?? '';
    if (msg === 'success') {
      clearPersonDraft();
      const { mobile = '' } = input;
      if (isMobile(mobile)) storePhone(mobile);
      return DONE;
    }
    return { ...NOT_DONE, message: messageOr(msg) };
  } catch (error) {
    const isRefusal = isApiError(error, 'business');
    const message = isRefusal ? messageOr(error.serverMessage) : messageFor(error, { locale });
    return { ...refusedBy(error), message };
  } finally {
    person.isBusy = false;
  }
}
