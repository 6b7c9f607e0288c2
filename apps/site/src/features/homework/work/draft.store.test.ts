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

function keep({ content, fileIds, submitFlag, savedAt: known }: Record<string, unknown>) {
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

setUpFakeSchool({
  'homework.detail': detail,
  'homework.preview': detail,
  'homework.save': keep,
});
beforeEach(async () => {
  vi.useFakeTimers();
  school = { content: '', fileIds: [], count: 0, state: 'draft' };
  disk = new Map();
  replacePorts({ storage: memoryStorage(disk) });
  Object.assign(session, { token: 't', userId: '7', companyId: '1' });
  await openWork('3');
});

afterEach(() => void vi.useRealTimers());

describe('what is typed', () => {
  test('is on the device at once, at the school when typing rests, and then no longer on the device', async () => {
    typeContent('一');
    typeContent('一二');
    expect(readCopy('3')).toMatchObject({ content: '一二', savedAt: '' });
    expect(draft.saving).toBe('waiting');
    await vi.runAllTimersAsync();
    expect(saves()).toEqual([{ homeworkId: '3', content: '一二', fileIds: [], submitFlag: 0, savedAt: '' }]);
    expect(draft.saving).toBe('kept');
    expect(disk.size).toBe(0);
  });

  test('comes with its files, and again on top of what was kept', async () => {
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

  test('while it is sent follows in the next one', async () => {
    fakeSchool.answers.set('homework.save', (input) => {
      if (saves().length === 1) typeContent('一二');
      return keep(input);
    });
    typeContent('一');
    expect(await saveDraft()).toBe(true);
    expect(saves().map(({ content }) => content)).toEqual(['一', '一二']);
    expect(disk.size).toBe(0);
  });

  test('survives a failed line, and is sent when there is one again', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    expect(await saveDraft()).toBe(false);
    expect(draft.saving).toBe('offline');
    expect(readCopy('3')?.content).toBe('一');
    fakeSchool.answers.set('homework.save', keep);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(school.content).toBe('一');
    expect(draft.saving).toBe('kept');
  });

  test('survives a reload', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', keep);
    await openWork('3');
    expect(draft.content).toBe('一');
    await saveDraft();
    expect(school.content).toBe('一');
  });

  test('is another student’s on another log-in', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    session.userId = '8';
    await openWork('3');
    expect(draft).toMatchObject({ content: '', saving: 'kept' });
  });

  test('stays in this page where the disk is full', async () => {
    const full = () => {
      throw new Error('full');
    };
    const stored = ports.storage;
    replacePorts({ storage: webStorage(() => ({ ...stored, setItem: full })) });
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', keep);
    await openWork('3');
    expect(draft.content).toBe('一');
    expect(await saveDraft()).toBe(true);
    expect(readCopy('3')).toBeUndefined();
  });

  test('is told to be refused in the school’s words', async () => {
    fakeSchool.answers.set('homework.save', () => {
      throw refused('homeworkId');
    });
    typeContent('一');
    expect(await saveDraft()).toBe(false);
    expect(draft).toMatchObject({ saving: 'refused', problem: '学校的话' });
    expect(readCopy('3')?.content).toBe('一');
  });

  test('is sent when the page is left, and nothing once the student has logged out', async () => {
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

describe('a work that was changed meanwhile', () => {
  const changeElsewhere = () => void keep({ content: '别处', fileIds: [], savedAt: savedAt() ?? '' });

  test('by a call whose reply was lost is no other', async () => {
    fakeSchool.answers.set('homework.save', (input) => {
      keep(input);
      return offline();
    });
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', keep);
    typeContent('一二');
    expect(await saveDraft()).toBe(true);
    expect(school.content).toBe('一二');
  });

  test('by such a call before a reload is no other either', async () => {
    fakeSchool.answers.set('homework.save', (input) => {
      keep(input);
      typeContent('一二');
      return offline();
    });
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', keep);
    await openWork('3');
    expect(draft.other).toBeUndefined();
    await saveDraft();
    expect(school.content).toBe('一二');
  });

  test.each([
    ['here', '一'],
    ['elsewhere', '别处'],
  ] as const)('elsewhere waits for a choice, as %s', async (which, content) => {
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

  test('is asked about after a reload, too', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    await saveDraft();
    changeElsewhere();
    fakeSchool.answers.set('homework.save', keep);
    await openWork('3');
    expect(draft).toMatchObject({ saving: 'elsewhere', content: '一', other: { content: '别处' } });
  });
});

describe('handing in', () => {
  test('shows what the school has first, then hands in exactly that', async () => {
    typeContent('一');
    expect(await reviewHandIn({ notKept: '没保存' })).toMatchObject({
      isDone: true,
      value: { content: '一' },
    });
    expect(await handIn()).toMatchObject({ isDone: true });
    expect(saves().at(-1)).toMatchObject({ content: '一', submitFlag: 1 });
    expect(current).toMatchObject({ isHandedIn: true, work: { homework: { state: 'submitted' } } });
    expect(draft.homeworkId).toBe('');
    expect(disk.size).toBe(0);
  });

  test('waits for the line', async () => {
    fakeSchool.answers.set('homework.save', offline);
    typeContent('一');
    expect(await reviewHandIn({ notKept: '没保存' })).toMatchObject({ isDone: false, message: '没保存' });
  });

  test('is told in the school’s words where it is refused, and nothing is lost', async () => {
    typeContent('一');
    await saveDraft();
    fakeSchool.answers.set('homework.save', () => {
      throw refused('homeworkId');
    });
    expect(await handIn()).toMatchObject({ isDone: false, message: '学校的话' });
    expect(draft).toMatchObject({ homeworkId: '3', content: '一', isHandingIn: false });
  });

  test('is told also where it cannot be read back', async () => {
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
] as const)('homework that cannot be read is %s', async (status, answer) => {
  fakeSchool.answers.set('homework.detail', answer);
  await showWork('3');
  expect(current.status).toBe(status);
});
