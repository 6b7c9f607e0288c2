import { expect, test, vi } from 'vitest';
import { fakeSchool, refusing } from '../../../shared/testing/school.fixture.ts';
import { leaveMeeting, loadMeeting, meeting } from './meeting.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

test('a meeting’s number and password are loaded, and cleared when its lesson is left', async () => {
  fakeSchool.answers.set('other.zoomPassword', () => ({ meetingNo: '812', password: 'secret', joinUrl: '' }));
  await loadMeeting('5');
  expect(fakeSchool.calls.at(-1)).toEqual(['other.zoomPassword', { lessonId: '5' }]);
  expect(meeting).toMatchObject({ status: 'ready', meetingNo: '812', password: 'secret' });
  leaveMeeting();
  expect(meeting).toMatchObject({ status: 'idle', password: '' });
});

test('a refused meeting shows no number or password', async () => {
  fakeSchool.answers.set('other.zoomPassword', refusing('x'));
  await loadMeeting('5');
  expect(meeting).toMatchObject({ status: 'failed', meetingNo: '', password: '' });
});

test('a meeting reply that arrives after the lesson was left is dropped', async () => {
  fakeSchool.answers.set('other.zoomPassword', () => ({ meetingNo: '812', password: 'secret', joinUrl: '' }));
  const loading = loadMeeting('5');
  leaveMeeting();
  await loading;
  expect(meeting).toMatchObject({ status: 'idle', password: '' });
});
