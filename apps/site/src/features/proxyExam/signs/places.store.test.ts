import { decodeReply } from '@lectern/sdk';
import { signList } from '@lectern/sdk/endpoints/proxyExam';
import { expect, test, vi } from 'vitest';
import { fakeSchool, setUpFakeSchool, offline, refusing } from '../../../shared/testing/school.fixture.ts';
import { assignPlace, choosePlace, closePlaces, openPlaces, places } from './places.store.ts';
import { readSign } from '../proxyExam.model.ts';
import { signDetail, signPage, signPlaces } from '../samples.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

const [first, second] = decodeReply(signList, signPage)
  .records.filter(({ state }) => state === 'submitted')
  .map((one) => readSign(one)!);
const both = [first!, second!];

setUpFakeSchool({
  'proxyExam.detail': ({ signId }) => signDetail(String(signId), { places: signPlaces }),
  'proxyExam.batchAssignPlace': () => ({ assignedCount: 2 }),
});

const open = async () => {
  openPlaces(both);
  await vi.waitFor(() => expect(places.status).toBe('ready'));
};

test('one place is assigned to several registrations', async () => {
  await open();
  expect(places.places.map(({ remaining }) => remaining)).toEqual([12, 0]);
  expect(await assignPlace()).toMatchObject({ isDone: false });
  choosePlace('71');
  expect(await assignPlace()).toEqual({ isDone: true, value: 2 });
  expect(fakeSchool.calls.at(-1)).toEqual([
    'proxyExam.batchAssignPlace',
    { signIds: ['4', '5'], placeId: '71' },
  ]);
});

test('a full place shows the server’s message, and the dialog stays open with new seat counts', async () => {
  await open();
  choosePlace('71');
  fakeSchool.answers.set('proxyExam.batchAssignPlace', refusing('名额已满，请选择其他考点'));
  fakeSchool.answers.set('proxyExam.detail', () =>
    signDetail('4', {
      places: signPlaces.map((one) => ({ ...one, remaining: one.placeId === '72' ? 1 : 0 })),
    }),
  );
  expect(await assignPlace()).toMatchObject({ isDone: false });
  expect(places).toMatchObject({
    isOpen: true,
    isBusy: false,
    problem: '名额已满，请选择其他考点',
    chosen: null,
  });
  expect(places.places.map(({ remaining }) => remaining)).toEqual([0, 1]);
});

test('late seat counts of earlier registrations do not change a dialog opened meanwhile', async () => {
  const slow = Promise.withResolvers<unknown>();
  fakeSchool.answers.set('proxyExam.detail', () => slow.promise);
  openPlaces(both);
  fakeSchool.answers.set('proxyExam.detail', () => signDetail('5', { places: [signPlaces[1]!] }));
  openPlaces([second!]);
  await vi.waitFor(() => expect(places.status).toBe('ready'));
  slow.resolve(signDetail('4', { places: signPlaces }));
  await slow.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(places.places.map(({ id }) => id)).toEqual(['72']);
});

test('places that fail to load are reported, and the dialog closes', async () => {
  fakeSchool.answers.set('proxyExam.detail', offline);
  openPlaces(both);
  await vi.waitFor(() => expect(places.status).toBe('failed'));
  closePlaces();
  expect(places.isOpen).toBe(false);
});
