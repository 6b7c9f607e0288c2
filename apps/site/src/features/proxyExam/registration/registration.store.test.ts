import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  fakeSchool,
  setUpFakeSchool,
  offline,
  refusing,
  inputsOf,
} from '../../../shared/testing/school.fixture.ts';
import { session } from '../../../shared/session/session.store.ts';
import {
  beginRegistration,
  handInRegistration,
  saveOnLeave,
  saveRegistrationDraft,
  unsavedAnswers,
} from './form.store.ts';
import {
  chooseProvince,
  loadTerms,
  provinces,
  registration,
  showRegistration,
  terms,
  times as shownTimes,
} from './registration.store.ts';
import { signDetail, signFields, signPage, signPlaces, signProvinces, signTerms } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const refused = (data?: unknown) => refusing('报名时间已过', data);
const times = { startsAt: '2020-03-01T01:00:00.000Z', endsAt: '2099-04-01T10:00:00.000Z', examAt: null };
const values = [{ fieldId: '1', fieldCode: 'field_1', fieldValues: ['陆知行'] }];
const answers = new Map([['1', { values: ['陆知行'], files: [] }]]);

setUpFakeSchool({
  'proxyExam.signList': () => signPage,
  'proxyExam.itemInfo': () => signTerms,
  'proxyExam.provinces': () => signProvinces,
  'proxyExam.itemTimeByProvince': () => times,
  'proxyExam.customInfo': () => ({ fields: signFields }),
  'proxyExam.detail': ({ signId }) => signDetail(String(signId)),
  'proxyExam.saveUserItem': () => ({ signId: '3', state: 'draft' }),
  'proxyExam.saveForm': ({ submitFlag }) => ({
    signId: '3',
    state: submitFlag === 1 ? 'submitted' : 'draft',
  }),
});
beforeEach(() => {
  session.token = 't';
});

describe('a registration not yet begun', () => {
  test('shows terms, provinces and the fields of the form', async () => {
    await showRegistration('1');
    expect(registration).toMatchObject({ status: 'ready', province: '', fields: signFields });
    expect([terms.status, provinces.status]).toEqual(['ready', 'ready']);
    expect(inputsOf('proxyExam.detail')).toEqual([]);
  });

  test('shows the times of the province chosen last', async () => {
    await showRegistration('1');
    fakeSchool.answers.set('proxyExam.itemTimeByProvince', ({ provinceCode }) =>
      provinceCode === '310000' ? new Promise((resolve) => setTimeout(resolve, 0, {})) : times,
    );
    chooseProvince('310000');
    chooseProvince('320000');
    await vi.waitFor(() => expect(shownTimes.status).toBe('ready'));
    await new Promise((resolve) => setTimeout(resolve, 1));
    expect(shownTimes.value).toEqual({ ...times, examAt: '' });
  });

  test('begins in the chosen province and shows the form', async () => {
    await showRegistration('1');
    chooseProvince('320000');
    expect(await beginRegistration()).toMatchObject({ isDone: true });
    expect(inputsOf('proxyExam.saveUserItem')).toEqual([{ itemId: '1', provinceCode: '320000' }]);
    expect(inputsOf('proxyExam.detail')).toEqual([{ signId: '3' }]);
    expect(registration).toMatchObject({
      sign: { state: 'draft', signId: '3' },
      province: '320000',
      busy: undefined,
    });
  });

  test('stays open if the school refuses to begin it', async () => {
    fakeSchool.answers.set('proxyExam.saveUserItem', refused());
    await showRegistration('1');
    expect(await beginRegistration()).toEqual({ isDone: false, message: '报名时间已过', field: '' });
    expect(registration).toMatchObject({ sign: { state: 'open' }, busy: undefined });
  });
});

describe('parts of a registration that fail to load', () => {
  test.each([
    ['proxyExam.itemInfo', terms],
    ['proxyExam.provinces', provinces],
    ['proxyExam.itemTimeByProvince', shownTimes],
  ] as const)('do not affect the rest: %s', async (id, part) => {
    fakeSchool.answers.set(id, offline);
    await showRegistration('3');
    expect([registration.status, part.status]).toEqual(['ready', 'failed']);
  });

  test('are not replaced by those of another exam', async () => {
    await showRegistration('3');
    fakeSchool.answers.set('proxyExam.itemInfo', offline);
    await showRegistration('1');
    expect(terms).toEqual({ status: 'failed', value: undefined });
  });

  test('can be loaded again', async () => {
    fakeSchool.answers.set('proxyExam.itemInfo', offline);
    await showRegistration('3');
    fakeSchool.answers.set('proxyExam.itemInfo', () => signTerms);
    await loadTerms();
    expect(terms).toMatchObject({ status: 'ready', value: { isOpen: true } });
  });

  test.each([
    ['proxyExam.signList', offline, 'failed'],
    ['proxyExam.signList', () => ({ total: 0, records: [] }), 'missing'],
    ['proxyExam.detail', offline, 'failed'],
    ['proxyExam.detail', refused(), 'missing'],
  ] as const)('fail the page if it cannot do without them: %s', async (id, answer, status) => {
    fakeSchool.answers.set(id, answer);
    await showRegistration('3');
    expect(registration.status).toBe(status);
  });

  test('do not affect the rest if their replies are malformed', async () => {
    fakeSchool.answers.set('proxyExam.detail', () => ({ item: null, fields: 'x', places: {} }));
    fakeSchool.answers.set('proxyExam.itemInfo', () => null);
    fakeSchool.answers.set('proxyExam.provinces', () => ({}));
    await showRegistration('3');
    expect(registration).toMatchObject({
      status: 'ready',
      sign: { itemId: '3', state: 'draft' },
      fields: [],
      places: [],
    });
    expect(provinces.value).toEqual([]);
  });
});

describe('the form of a registration', () => {
  test('is saved as a draft', async () => {
    await showRegistration('3');
    expect(await saveRegistrationDraft(values)).toMatchObject({ isDone: true });
    expect(inputsOf('proxyExam.saveForm')).toEqual([
      { signId: '3', itemId: '3', provinceCode: '320000', values, submitFlag: 0 },
    ]);
    expect(registration.sign?.state).toBe('draft');
  });

  test('names the field that the school refused', async () => {
    await showRegistration('3');
    fakeSchool.answers.set('proxyExam.saveForm', refused({ field: '4' }));
    expect(await handInRegistration(values)).toEqual({ isDone: false, message: '报名时间已过', field: '4' });
    expect(registration).toMatchObject({ isHandedIn: false, busy: undefined, sign: { state: 'draft' } });
  });

  test('is handed in and reloaded with its places', async () => {
    await showRegistration('3');
    const { item } = signDetail('3');
    fakeSchool.answers.set('proxyExam.detail', () =>
      signDetail('3', { item: { ...item, state: 'submitted' }, places: signPlaces }),
    );
    expect(await handInRegistration(values)).toMatchObject({ isDone: true });
    expect(registration).toMatchObject({
      isHandedIn: true,
      sign: { state: 'submitted' },
      places: [{ remaining: 12 }, { remaining: 0 }],
    });
  });

  test('counts as handed in although it cannot be reloaded', async () => {
    await showRegistration('3');
    fakeSchool.answers.set('proxyExam.detail', offline);
    expect(await handInRegistration(values)).toMatchObject({ isDone: true });
    expect(registration).toMatchObject({ isHandedIn: true, sign: { state: 'submitted' }, fields: [] });
  });
});

describe('leaving the form of a registration', () => {
  test('saves a draft', async () => {
    await showRegistration('3');
    expect(await saveOnLeave(values, answers)).toBe('kept');
    expect(unsavedAnswers('3')).toBeUndefined();
  });

  test('keeps unsaved answers in the page until they are saved', async () => {
    await showRegistration('3');
    fakeSchool.answers.set('proxyExam.saveForm', offline);
    expect(await saveOnLeave(values, answers)).toBe('refused');
    expect(unsavedAnswers('3')).toBe(answers);
    fakeSchool.answers.set('proxyExam.saveForm', () => ({ signId: '3', state: 'draft' }));
    await saveRegistrationDraft(values);
    expect(unsavedAnswers('3')).toBeUndefined();
  });

  test('saves nothing after it was handed in or without a log-in', async () => {
    await showRegistration('4');
    expect(await saveOnLeave(values, answers)).toBe('nothing');
    await showRegistration('3');
    session.token = '';
    expect(await saveOnLeave(values, answers)).toBe('nothing');
    expect(inputsOf('proxyExam.saveForm')).toEqual([]);
  });
});
