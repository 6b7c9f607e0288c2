import { messageFor, type Reply } from '@lectern/sdk';
import {
  customInfo,
  save,
  saveCustomValues,
  type SceneCode,
  type StudentGroup,
} from '@lectern/sdk/endpoints/studentInfo';
import type { CascaderNode } from '@lectern/ui/Cascader';
import type { CompleteInfoDraft, CompleteInfoIn } from '@lectern/ui/dialogs';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { localeState } from '../../shared/i18n/locale.store.ts';
import { DEFAULT_SCHOOL_ID, session } from '../../shared/session/session.store.ts';
import { toast } from '../../shared/overlays/toast.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import { toCustomValues } from './customValues.ts';
import { clearQuestionsDraft, readQuestionsDraft } from './questions.draft.ts';
import { schoolQuestionsTexts } from './schoolQuestions.texts.ts';

/** A school's questions besides personal data: a group, an organisation, its own fields. */
export interface SchoolQuestions {
  readonly groups: readonly CascaderNode[];
  /** The stored group, from the first level down. */
  readonly group: readonly string[];
  readonly proxies: readonly { readonly value: string; readonly label: string }[];
  readonly proxyId: string | null;
  /** Field records for the dynamic form, as received. */
  readonly fields: readonly unknown[];
  /** Answers given in this tab before a reload. */
  readonly draft?: CompleteInfoDraft;
}

/** Maximum depth of groups; deeper levels are not offered. */
const GROUP_LEVELS = 5;

function readGroups(groups: Reply<StudentGroup[]>, level = 1): CascaderNode[] {
  return groups.map((group) => {
    const children = level < GROUP_LEVELS ? readGroups(group.studentGroupRespList, level + 1) : [];
    return { value: group.id ?? '', label: group.groupName ?? '', ...(children.length > 0 && { children }) };
  });
}

/** The questions as the dialog shows them. */
export interface QuestionsState {
  /** What the student is about to do; undefined while nothing is asked. */
  scene: SceneCode | undefined;
  status: LoadStatus;
  current: SchoolQuestions;
  isBusy: boolean;
}

const none: SchoolQuestions = { groups: [], group: [], proxies: [], proxyId: null, fields: [] };

export const questions = proxy<QuestionsState>({
  scene: undefined,
  status: 'idle',
  current: ref(none),
  isBusy: false,
});

let settle: (isAnswered: boolean) => void = () => undefined;

function closeQuestions(isAnswered: boolean): void {
  questions.scene = undefined;
  settle(isAnswered);
}

/** Asks the questions of a scene; resolves to whether they were answered. */
export function runQuestions(scene: SceneCode): Promise<boolean> {
  // Earlier questions that are still open count as cancelled.
  settle(false);
  questions.scene = scene;
  void loadQuestions(scene);
  return new Promise((resolve) => {
    settle = resolve;
  });
}

/** Closes the questions without answers. */
export function cancelQuestions(): void {
  closeQuestions(false);
}

const { load } = loadInto(questions);

/** Loads the school's questions of a scene, with the student's answers. */
export async function loadQuestions(scene: SceneCode): Promise<void> {
  await load(async () => ({ current: ref(await readQuestions(scene)) }));
}

async function readQuestions(sceneCode: SceneCode): Promise<SchoolQuestions> {
  const draft = readQuestionsDraft();
  const reply = (await request(customInfo, { sceneCode })).customObj;
  return {
    groups: readGroups(reply.studentGroup),
    group: reply.studentGroupValue,
    proxies: reply.ccpos.map(({ id, name }) => ({ value: id ?? '', label: name ?? '' })),
    proxyId: reply.proxyId || null,
    fields: reply.data,
    ...(draft && { draft }),
  };
}

/** Saves group, organisation and fields; both saves must succeed, otherwise the message is shown. */
export async function saveQuestions(
  sceneCode: SceneCode,
  { groups, proxyOrgId, values }: CompleteInfoIn,
): Promise<void> {
  const { userId, companyId, schoolId } = session;
  const owner = { userId, companyId, schoolId: schoolId || DEFAULT_SCHOOL_ID };
  const [groupOneId = null, groupTwoId = null, groupThreeId = null, groupFourId = null, groupFiveId = null] =
    groups;
  questions.isBusy = true;
  try {
    await Promise.all([
      request(save, { ...owner, groupOneId, groupTwoId, groupThreeId, groupFourId, groupFiveId, proxyOrgId }),
      request(saveCustomValues, { ...owner, sceneCode, values: toCustomValues(values) }),
    ]);
    clearQuestionsDraft();
    toast(schoolQuestionsTexts[localeState.locale].saved, { tone: 'success' });
    closeQuestions(true);
  } catch (error) {
    toast(messageFor(error, { locale: localeState.locale }), { tone: 'danger' });
  } finally {
    questions.isBusy = false;
  }
}
