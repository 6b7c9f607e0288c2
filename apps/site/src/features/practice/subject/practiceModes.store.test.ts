import { beforeEach, expect, it, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool } from '../../../shared/testing/school.fixture.ts';
import { session } from '../../../shared/session/session.store.ts';
import { rememberOpened } from '../lastOpened.ts';
import { bank, loadBank } from './subject.store.ts';
import { loadPracticeModes, practiceModes } from './practiceModes.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const calls = [
  'question.chapterPoints',
  'question.bankTypeNumber',
  'question.dailyToday',
  'question.checkUnfinished',
] as const;

setUpFakeSchool();
beforeEach(() => {
  session.token = 'token';
});

it.each(calls)(
  'a part of the subject page that failed to load is reported until it loads: %s',
  async (call) => {
    fakeSchool.answers.set(call, () => {
      throw new Error('offline');
    });
    await loadPracticeModes('1');
    expect(practiceModes).toMatchObject({ status: 'ready', hasFailed: true });
    fakeSchool.answers.delete(call);
    await loadPracticeModes('1');
    expect(practiceModes.hasFailed).toBe(false);
  },
);

it('a visitor sends no requests for personal data', async () => {
  session.token = '';
  await loadPracticeModes('2');
  expect(fakeSchool.calls.map(([call]) => call)).toEqual(calls.slice(0, 2));
});

it('the subject page waits for the progress after an exercise was opened, to avoid a layout shift', async () => {
  const openPage = () => Promise.all([loadBank(), loadPracticeModes('3')]);
  await openPage();
  const again = openPage();
  expect([practiceModes.status, bank.progress]).toEqual(['ready', 'known']);
  await again;
  rememberOpened('7');
  const afterOne = openPage();
  expect([practiceModes.status, bank.progress]).toEqual(['loading', 'waiting']);
  await afterOne;
  expect([practiceModes.status, bank.progress]).toEqual(['ready', 'known']);
});
