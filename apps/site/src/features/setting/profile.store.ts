import { flag, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import * as setting from '@lectern/sdk/endpoints/setting';
import type { CustomField } from '@lectern/sdk/endpoints/studentInfo';
import type { SavedValue } from '@lectern/ui/DynamicForm';
import { educations, identityTypes } from '@lectern/ui/StudentInfoForm';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { loadUser } from '../../shell/user.store.ts';
import { toCustomValues } from '../schoolQuestions/index.ts';
import { attempt, type Outcome } from '../../forms/outcome.ts';

/** What a student told of themselves, by the part of the page that saves it. Empty texts were never filled in. */
export interface Profile {
  readonly base: setting.SaveBaseIn & {
    readonly nickName: string;
    readonly name: string;
    readonly identityId: string;
  };
  readonly contact: Required<setting.SaveContactIn>;
  readonly other: Required<setting.SaveOtherIn>;
  /** Name and ID number were proved by a face and stay as they are. */
  readonly isFaceVerified: boolean;
  /** An ID number is on file that the school's server cannot open now. */
  readonly isIdentityUnreadable: boolean;
}

/** The profile as the page shows it. */
export interface ProfileState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  profile: Profile | undefined;
  /** The school's own fields, as records for the dynamic form; empty where it has none. */
  fields: readonly unknown[];
}

export const profile = proxy<ProfileState>({ status: 'idle', profile: undefined, fields: ref([]) });

const sexes = ['MALE', 'FEMALE'] as const;

function readProfile(reply: Untrusted<setting.ProfileDetail>): Profile {
  return {
    base: {
      nickName: text(reply?.nickName),
      name: text(reply?.name),
      sex: oneOf(reply?.sex, sexes, null),
      birthday: text(reply?.birthday) || null,
      identityTypeCode: oneOf(reply?.identityTypeCode, identityTypes, null),
      identityId: text(reply?.identityId),
    },
    contact: {
      qq: text(reply?.qq),
      weixin: text(reply?.weixin),
      emergencyName: text(reply?.emergencyName),
      emergencyPhone: text(reply?.emergencyPhone),
      province: text(reply?.province),
      city: text(reply?.city),
      county: text(reply?.county),
      addressDetail: text(reply?.addressDetail),
    },
    other: {
      educationCode: oneOf(reply?.educationCode, educations, null),
      schoolOfGraduation: text(reply?.schoolOfGraduation),
      major: text(reply?.major),
      company: text(reply?.company),
      position: text(reply?.position),
      introduction: text(reply?.introduction),
    },
    isFaceVerified: flag(reply?.faceVerifiedFlag),
    isIdentityUnreadable: flag(reply?.identityUnreadableFlag),
  };
}

/** Reads the profile; without the school's own fields the rest still stands. */
export async function loadProfile(): Promise<void> {
  profile.status = 'loading';
  const [detail, fields] = await Promise.allSettled([
    request(setting.detail, {}),
    request(setting.customFieldData, {}),
  ]);
  if (detail.status === 'rejected') {
    profile.status = 'failed';
    return;
  }
  profile.profile = readProfile(detail.value);
  profile.fields = ref(fields.status === 'fulfilled' ? list<CustomField>(fields.value) : []);
  profile.status = 'ready';
}

/** Saves names, sex, birthday and papers; an ID number that was not touched goes as `SRC`. */
export function saveBase(values: Profile['base']): Promise<Outcome> {
  return attempt(async () => {
    const isSame = values.identityId === profile.profile?.base.identityId;
    await request(setting.saveBase, { ...values, identityId: isSame ? 'SRC' : values.identityId.trim() });
    await Promise.all([loadProfile(), loadUser()]);
  });
}

/** Saves how the student is reached. */
export function saveContact(values: Profile['contact']): Promise<Outcome> {
  return attempt(() => request(setting.saveContact, values));
}

/** Saves education and work. */
export function saveOther(values: Profile['other']): Promise<Outcome> {
  return attempt(() => request(setting.saveOther, values));
}

/** Saves the answers to the school's own fields. */
export function saveAnswers(values: readonly SavedValue[]): Promise<Outcome> {
  return attempt(() => request(setting.saveRegister, { values: toCustomValues(values) }));
}
