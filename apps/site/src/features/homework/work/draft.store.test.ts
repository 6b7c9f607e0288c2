// @vitest-environment jsdom
import { ApiError, webStorage } from '@lectern/sdk';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline } from '../../../shared/testing/school.fixture.ts';
import { memoryStorage, ports, replacePorts } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { readCopy } from './draft.copy.ts';
import {
  changeFiles,
  resolveConflict,
  draft,
  handIn,
  saveDraft,
  leaveDraft,
  openWork,
  reviewHandIn,
  typeContent,
} from './draft.store.ts';
import { homeworkDetail } from '../samples.ts';
import { current, showWork } from './work.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

/** The fake server's version of the work, and how often it was saved. */
let school: { content: string; fileIds: string[]; count: number; state: string };
let disk: Map<string, string>;

const savedAt = () => (school.count === 0 ? null : `2026-03-02T01:00:0${school.count}.000Z`);
const refused = (field: string) =>
  new ApiError({
    kind: 'business',
    endpoint: 'homework.save',
    code: '0',
    message: '学校的话',
    data: { field },
  });
const saves = () => fakeSchool.calls.filter(([id]) => id === 'homework.save').map(([, input]) => input);

function saveOnServer({ content, fileIds, submitFlag, savedAt: known }: Record<string, unknown>) {
  if (known !== (savedAt() ?? '')) throw refused('savedAt');
  if (school.content !== content)
    school = { ...school, content: String(content), fileIds: fileIds as string[], count: school.count + 1 };
  if (submitFlag === 1) school.state = 'submitted';
  return { homeworkId: '3', state: school.state, savedAt: savedAt() };
}

function detail() {
  const base = homeworkDetail('3');
  return {
    ...base,
    homework: { ...base.homework, state: school.state },
    content: school.content,
    files: [],
    savedAt: savedAt(),
  };
}

setUpFakeSchool({ 'homework.detail': detail, 'homework.preview': detail, 'homework.save': saveOnServer });
beforeEach(async () => {
  vi.useFakeTimers();
  school = { content: '', fileIds: [], count: 0, state: 'draft' };
  disk = new Map();
  replacePorts({ storage: memoryStorage(disk) });
  Object.assign(session, { token: 't', userId: '7', companyId: '1' });
  await openWork('3');
});

afterEach(() => void vi.useRealTimers());

describe('typed homework', () => {
  test('is stored on the device at once, saved to the school after a pause, then removed from the device', async () => {
    typeContent('一');
    typeContent('一二');
    expect(readCopy('3')).toMatchObject({ content: '一二', savedAt: '' });
    expect(draft.saving).toBe('waiting');
    await vi.runAllTimersAsync();
    expect(saves()).toEqual([{ homeworkId: '3', content: '一二', fileIds: [], submitFlag: 0, savedAt: '' }]);
    expect(draft.saving).toBe('kept');
    expect(disk.size).toBe(0);
  });

  test('is saved with its files, based on the version saved last', async () => {
    changeFiles([{ id: '5', name: 'a.pdf' }]);
    typeContent('一');
    await saveDraft();
    typeContent('一二');
    await saveDraft();
    expect(saves().map(({ fileIds, savedAt: known }) => [fileIds, known])).toEqual([
      [['5'], ''],
      [['5'], '2026-03-02T01:00:01.000Z'],
    ]);
  });

  test('changed during a save is sent with the next save', async () => {
    fakeSchool.answers.set('homework.save', (input) => {
      if (saves().length === 1) typeContent('一二');
      return saveOnServer(input);
    });
    typeContent('一');
    expect(await saveDraft()).toBe(true);
    expect(saves().map(({ content }) => content)).toEqual(['一', '一二']);
    expect(disk.size).toBe(0);
  });

  test('survives a network error, and is saved by a retry', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    expect(await saveDraft()).toBe(false);
    expect(draft.saving).toBe('offline');
    expect(readCopy('3')?.content).toBe('一');
    fakeSchool.answers.set('homework.save', saveOnServer);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(school.content).toBe('一');
    expect(draft.saving).toBe('kept');
  });

  test('survives a reload', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', saveOnServer);
    await openWork('3');
    expect(draft.content).toBe('一');
    await saveDraft();
    expect(school.content).toBe('一');
  });

  test('is not shown to another student who logs in', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    session.userId = '8';
    await openWork('3');
    expect(draft).toMatchObject({ content: '', saving: 'kept' });
  });

  test('stays in the page if the storage is full', async () => {
    const full = () => {
      throw new Error('full');
    };
    const stored = ports.storage;
    replacePorts({ storage: webStorage(() => ({ ...stored, setItem: full })) });
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', saveOnServer);
    await openWork('3');
    expect(draft.content).toBe('一');
    expect(await saveDraft()).toBe(true);
    expect(readCopy('3')).toBeUndefined();
  });

  test('is kept when refused, with the school’s message', async () => {
    fakeSchool.answers.set('homework.save', () => {
      throw refused('homeworkId');
    });
    typeContent('一');
    expect(await saveDraft()).toBe(false);
    expect(draft).toMatchObject({ saving: 'refused', problem: '学校的话' });
    expect(readCopy('3')?.content).toBe('一');
  });

  test('is saved when the page is left, but not after logging out', async () => {
    typeContent('一');
    leaveDraft();
    await vi.waitFor(() => expect(draft.saving).toBe('kept'));
    typeContent('一二');
    session.token = '';
    leaveDraft();
    await vi.runAllTimersAsync();
    expect(saves()).toHaveLength(1);
  });
});

describe('a homework changed since it was loaded', () => {
  const changeElsewhere = () => void saveOnServer({ content: '别处', fileIds: [], savedAt: savedAt() ?? '' });

  test('is no conflict if the change is a save whose reply was lost', async () => {
    fakeSchool.answers.set('homework.save', (input) => {
      saveOnServer(input);
      return offline();
    });
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', saveOnServer);
    typeContent('一二');
    expect(await saveDraft()).toBe(true);
    expect(school.content).toBe('一二');
  });

  test('is no conflict after a reload if the change is a save whose reply was lost', async () => {
    fakeSchool.answers.set('homework.save', (input) => {
      saveOnServer(input);
      typeContent('一二');
      return offline();
    });
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', saveOnServer);
    await openWork('3');
    expect(draft.other).toBeUndefined();
    await saveDraft();
    expect(school.content).toBe('一二');
  });

  test.each([
    ['here', '一'],
    ['elsewhere', '别处'],
  ] as const)('elsewhere is a conflict, and the version chosen (%s) is saved', async (which, content) => {
    changeElsewhere();
    typeContent('一');
    expect(await saveDraft()).toBe(false);
    expect(draft).toMatchObject({ saving: 'elsewhere', content: '一', other: { content: '别处' } });
    await vi.runAllTimersAsync();
    expect(school.content).toBe('别处');
    resolveConflict(which);
    await vi.waitFor(() => expect(draft.saving).toBe('kept'));
    expect([school.content, draft.content]).toEqual([content, content]);
    expect(disk.size).toBe(0);
  });

  test('elsewhere is still a conflict after a reload', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    await saveDraft();
    changeElsewhere();
    fakeSchool.answers.set('homework.save', saveOnServer);
    await openWork('3');
    expect(draft).toMatchObject({ saving: 'elsewhere', content: '一', other: { content: '别处' } });
  });
});

describe('handing in a homework', () => {
  test('shows the saved version first, then hands in exactly that', async () => {
    typeContent('一');
    expect(await reviewHandIn({ notSaved: '没保存' })).toMatchObject({
      isDone: true,
      value: { content: '一' },
    });
    expect(await handIn()).toMatchObject({ isDone: true });
    expect(saves().at(-1)).toMatchObject({ content: '一', submitFlag: 1 });
    expect(current).toMatchObject({ isHandedIn: true, work: { homework: { state: 'submitted' } } });
    expect(draft.homeworkId).toBe('');
    expect(disk.size).toBe(0);
  });

  test('fails while offline, saying that nothing was saved', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    expect(await reviewHandIn({ notSaved: '没保存' })).toMatchObject({ isDone: false, message: '没保存' });
  });

  test('shows the school’s message if refused, and keeps the draft', async () => {
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', () => {
      throw refused('homeworkId');
    });
    expect(await handIn()).toMatchObject({ isDone: false, message: '学校的话' });
    expect(draft).toMatchObject({ homeworkId: '3', content: '一', isHandingIn: false });
  });

  test('succeeds although the homework cannot be reloaded', async () => {
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.detail', offline);
    expect(await handIn()).toMatchObject({ isDone: true });
    expect(current).toMatchObject({ isHandedIn: true, work: { homework: { state: 'submitted' } } });
  });
});

test.each([
  [
    'missing',
    () => {
      throw refused('homeworkId');
    },
  ],
  ['failed', offline],
  ['failed', () => ({})],
] as const)('a homework that fails to load has the status %s', async (status, answer) => {
  fakeSchool.answers.set('homework.detail', answer);
  await showWork('3');
  expect(current.status).toBe(status);
});
