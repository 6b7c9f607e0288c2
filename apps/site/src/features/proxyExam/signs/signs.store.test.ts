import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline } from '../../../shared/testing/school.fixture.ts';
import { filterOf } from '../address.ts';
import { findDue, findSign, showSigns, signs } from './signs.store.ts';
import { signPage } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

setUpFakeSchool({ 'proxyExam.signList': () => signPage });

test('the list of registrations requests what the address names', async () => {
  await showSigns(filterOf('state=draft&keyword=%E8%81%94%E8%B5%9B&page=2'));
  expect(fakeSchool.calls).toEqual([
    ['proxyExam.signList', { pageNo: 2, pageSize: 12, state: 'draft', keyword: '联赛' }],
  ]);
  expect(signs).toMatchObject({ status: 'ready', total: 6, records: [{ itemId: '2' }, {}, {}, {}, {}, {}] });
});

test('a late reply to an earlier request does not replace the list', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  fakeSchool.answers.set('proxyExam.signList', () => new Promise((resolve) => (answer = resolve)));
  const slow = showSigns(filterOf(''));
  fakeSchool.answers.set('proxyExam.signList', () => ({
    total: 1,
    records: [signPage.records[3], null, {}],
  }));
  await showSigns(filterOf('state=submitted'));
  answer(signPage);
  await slow;
  expect(signs).toMatchObject({ total: 1, records: [{ itemId: '4' }] });
});

test('the list of registrations reports a failed request', async () => {
  fakeSchool.answers.set('proxyExam.signList', offline);
  await showSigns(filterOf(''));
  expect(signs.status).toBe('failed');
});

test('the registration that is due is found, and one by its exam', async () => {
  expect((await findDue())?.itemId).toBe('2');
  expect(await findSign('4')).toMatchObject({ state: 'submitted' });
  expect(await findSign('99')).toBeUndefined();
});
