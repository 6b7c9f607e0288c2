// @vitest-environment jsdom
import { ref } from 'valtio/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '../../shared/session/session.store.ts';
import { lesson, report } from './lesson.store.ts';
import { eraseNote, lessonNotes } from './notes.store.ts';
import { sampleLesson } from './samples.ts';
import { WatchRecorder } from './watched.ts';

/** The server's answer to the next call. */
let answer: PromiseWithResolvers<object>;

beforeEach(() => {
  answer = Promise.withResolvers();
  Object.assign(session, { token: 't', userId: '1' });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(await answer.promise)));
});
afterEach(() => vi.unstubAllGlobals());

test('a late progress report of a lesson that was left does not change the course open now', async () => {
  lesson.current = ref(sampleLesson);
  const reporting = report('2', 30, new WatchRecorder(), true);
  lesson.current = ref({ ...sampleLesson, id: '9', courseId: '8' });
  lesson.progress = ref({ percent: 10, lessons: { 9: { percent: 20, isFinished: false } } });
  answer.resolve({
    code: '1',
    data: { position: { percent: 90, isFinished: false }, courseProgressPercent: 70 },
  });
  await reporting;
  expect(lesson.progress).toEqual({ percent: 10, lessons: { 9: { percent: 20, isFinished: false } } });
});

const note = (id: string, seconds: number) => ({ id, content: id, seconds });

test('a note whose removal failed reappears beside newer notes, but not on another lesson', async () => {
  Object.assign(lessonNotes, { lessonId: '1', notes: [note('a', 1), note('b', 2)] });
  const erasing = eraseNote('a');
  lessonNotes.notes = [...lessonNotes.notes, note('c', 3)];
  answer.resolve({ code: '0', message: '不行' });
  await erasing;
  expect(lessonNotes.notes.map(({ id }) => id)).toEqual(['a', 'b', 'c']);

  answer = Promise.withResolvers();
  const late = eraseNote('a');
  Object.assign(lessonNotes, { lessonId: '2', notes: [note('z', 1)] });
  answer.resolve({ code: '0', message: '不行' });
  await late;
  expect(lessonNotes.notes.map(({ id }) => id)).toEqual(['z']);
});
