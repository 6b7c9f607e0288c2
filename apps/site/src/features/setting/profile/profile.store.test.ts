import { expect, it, vi } from 'vitest';
import { fakeSchool } from '../../../shared/testing/school.fixture.ts';
import { loadProfile, profile } from './profile.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

it('profile fields that failed to load are distinguished from a school without such fields', async () => {
  fakeSchool.answers.set('setting.detail', () => ({ nickName: '小林' }));
  fakeSchool.answers.set('setting.customFieldData', () => {
    throw new Error('offline');
  });
  await loadProfile();
  expect(profile).toMatchObject({
    status: 'ready',
    profile: { base: { nickName: '小林' } },
    fields: 'failed',
  });
  fakeSchool.answers.set('setting.customFieldData', () => []);
  await loadProfile();
  expect(profile.fields).toEqual([]);
  // A reload that fails keeps them: the form would lose what was typed and chosen.
  const shown = [{ fieldId: '1', fieldName: '学号' }];
  fakeSchool.answers.set('setting.customFieldData', () => shown);
  await loadProfile();
  fakeSchool.answers.set('setting.customFieldData', () => {
    throw new Error('offline');
  });
  await loadProfile();
  expect(profile.fields).toMatchObject(shown);
});
