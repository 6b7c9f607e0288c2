import type { Reply } from '@lectern/sdk';
import * as setting from '@lectern/sdk/endpoints/setting';
import type { SavedValue } from '@lectern/ui/DynamicForm';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../../shared/client/client.ts';
import { prefetched } from '../../../shared/client/prefetched.ts';
import { loadUser } from '../../../shared/student/user.store.ts';
import { toCustomValues } from '../../schoolQuestions/index.ts';
import { attempt, type Result } from '../../../shared/result.ts';
import { loadInto, type LoadStatus } from '../../../shared/loadable.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** The student's profile, by the sections of the page. Empty texts were never filled in. */
export type Profile = ReadBy<typeof readProfile>;

/** State of the profile page. */
export interface ProfileState {
  status: LoadStatus;
  profile: Profile | undefined;
  /**
   * The school's own fields, as records for the dynamic form; empty if it has none, `failed` if they could not
   * be loaded. Shown ones stay after a failed reload, with what was typed and chosen in them.
   */
  fields: readonly unknown[] | 'failed';
}

export const profile = proxy<ProfileState>({ status: 'idle', profile: undefined, fields: ref([]) });

function readProfile(reply: Reply<setting.ProfileDetail>) {
  return {
    base: {
      nickName: reply.nickName ?? '',
      name: reply.name ?? '',
      sex: reply.sex ?? null,
      birthday: reply.birthday || null,
      identityTypeCode: reply.identityTypeCode ?? null,
      identityId: reply.identityId ?? '',
    },
    contact: {
      qq: reply.qq ?? '',
      weixin: reply.weixin ?? '',
      emergencyName: reply.emergencyName ?? '',
      emergencyPhone: reply.emergencyPhone ?? '',
      province: reply.province ?? '',
      city: reply.city ?? '',
      county: reply.county ?? '',
      addressDetail: reply.addressDetail ?? '',
    },
    other: {
      educationCode: reply.educationCode ?? null,
      schoolOfGraduation: reply.schoolOfGraduation ?? '',
      major: reply.major ?? '',
      company: reply.company ?? '',
      position: reply.position ?? '',
      introduction: reply.introduction ?? '',
    },
    /** Whether name and ID number were verified by a face check and cannot be changed. */
    isFaceVerified: reply.faceVerifiedFlag === 1,
    /** Whether an ID number is stored that the school's server cannot decrypt at the moment. */
    isIdentityUnreadable: reply.identityUnreadableFlag === 1,
  };
}

const { load } = loadInto(profile);

/** Loads or reloads the profile; without the school's own fields the rest still works. */
export const loadProfile = prefetched(async (): Promise<void> => {
  await load(async () => {
    const [detail, fields] = await Promise.all([
      request(setting.detail, {}),
      request(setting.customFieldData, {}).then(ref, () =>
        profile.profile === undefined ? ('failed' as const) : profile.fields,
      ),
    ]);
    return { profile: readProfile(detail), fields };
  });
});

/** Saves name, sex, birthday and identity documents; an unchanged ID number is sent as `SRC`. */
export function saveBase(values: Profile['base']): Promise<Result> {
  return attempt(async () => {
    const isSame = values.identityId === profile.profile?.base.identityId;
    await request(setting.saveBase, { ...values, identityId: isSame ? 'SRC' : values.identityId.trim() });
    await Promise.all([loadProfile(), loadUser()]);
  });
}

/** Saves the contact data. */
export function saveContact(values: Profile['contact']): Promise<Result> {
  return attempt(() => request(setting.saveContact, values));
}

/** Saves education and work. */
export function saveOther(values: Profile['other']): Promise<Result> {
  return attempt(() => request(setting.saveOther, values));
}

/** Saves the answers to the school's own fields. */
export function saveAnswers(values: readonly SavedValue[]): Promise<Result> {
  return attempt(() => request(setting.saveRegister, { values: toCustomValues(values) }));
}
