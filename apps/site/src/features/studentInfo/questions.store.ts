import { list, messageFor, text, type Untrusted } from '@lectern/sdk';
import {
  customInfo,
  save,
  saveCustomValues,
  type CustomInfo,
  type CustomValue,
  type SceneCode,
  type StudentGroup,
} from '@lectern/sdk/endpoints/studentInfo';
import type { CascaderNode } from '@lectern/ui/Cascader';
import type { CompleteInfoIn } from '@lectern/ui/dialogs';
import type { SavedValue } from '@lectern/ui/DynamicForm';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../boot/client.ts';
import { localeState } from '../../i18n/locale.store.ts';
import { DEFAULT_SCHOOL_ID, session } from '../../session/session.store.ts';
import { toast } from '../../shell/toast.ts';

/** What a school asks besides the person: a group, an organisation, its own fields (specification 2.3). */
export interface SchoolQuestions {
  readonly groups: readonly CascaderNode[];
  /** The group on file, from the first level down. */
  readonly group: readonly string[];
  readonly proxies: readonly { readonly value: string; readonly label: string }[];
  readonly proxyId: string | null;
  /** Field records for the dynamic form, as they came. */
  readonly fields: readonly unknown[];
}

/** Levels of groups (specification 9); what lies deeper is not offered. */
const GROUP_LEVELS = 5;

function readGroups(groups: Untrusted<StudentGroup[]>, level = 1): CascaderNode[] {
  return list<StudentGroup>(groups).map((group) => {
    const children = level < GROUP_LEVELS ? readGroups(group.studentGroupRespList, level + 1) : [];
    return { value: text(group.id), label: text(group.groupName), ...(children.length > 0 && { children }) };
  });
}

/** The questions as the dialog shows them. */
export interface QuestionsState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  current: SchoolQuestions;
  isBusy: boolean;
}

const none: SchoolQuestions = { groups: [], group: [], proxies: [], proxyId: null, fields: [] };

export const questions = proxy<QuestionsState>({ status: 'idle', current: ref(none), isBusy: false });

/** Reads the school's questions at a scene with the student's answers. */
export async function loadQuestions(scene: SceneCode): Promise<void> {
  questions.status = 'loading';
  try {
    questions.current = ref(await readQuestions(scene));
    questions.status = 'ready';
  } catch {
    questions.status = 'failed';
  }
}

async function readQuestions(sceneCode: SceneCode): Promise<SchoolQuestions> {
  const reply = (await request(customInfo, { sceneCode }))?.customObj;
  return {
    groups: readGroups(reply?.studentGroup),
    group: list<string>(reply?.studentGroupValue).map((id) => text(id)),
    proxies: list<CustomInfo['customObj']['ccpos'][number]>(reply?.ccpos).map(({ id, name }) => ({
      value: text(id),
      label: text(name),
    })),
    proxyId: text(reply?.proxyId) || null,
    fields: list(reply?.data),
  };
}

/** Writes the answers of the dynamic form as they are saved (specification 3, saved custom value). */
export function toCustomValues(values: readonly SavedValue[]): CustomValue[] {
  return values.map(({ fieldId, fieldCode, fieldValues, imageInfoList }) => ({
    fieldId,
    fieldCode,
    fieldValues,
    ...(imageInfoList !== undefined && {
      imageInfoList: imageInfoList.map(({ resourceId, fieldValue }) => ({
        resourceId,
        fileName: fieldValue.split('/').at(-1) ?? '',
      })),
    }),
  }));
}

/** Saves group, organisation and fields; true when both saves succeeded (specification 8), else the words are shown. */
export async function saveQuestions(
  sceneCode: SceneCode,
  { groups, proxyOrgId, values }: CompleteInfoIn,
): Promise<boolean> {
  const { userId, companyId, schoolId } = session;
  const whose = { userId, companyId, schoolId: schoolId || DEFAULT_SCHOOL_ID };
  const [groupOneId = null, groupTwoId = null, groupThreeId = null, groupFourId = null, groupFiveId = null] =
    groups;
  questions.isBusy = true;
  try {
    await Promise.all([
      request(save, { ...whose, groupOneId, groupTwoId, groupThreeId, groupFourId, groupFiveId, proxyOrgId }),
      request(saveCustomValues, { ...whose, sceneCode, values: toCustomValues(values) }),
    ]);
    return true;
  } catch (error) {
    toast(messageFor(error, { locale: localeState.locale }), { tone: 'danger' });
    return false;
  } finally {
    questions.isBusy = false;
  }
}
