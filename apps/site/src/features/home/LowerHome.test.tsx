// @vitest-environment jsdom
import { decodeReply } from '@lectern/sdk';
import { page as homePage } from '@lectern/sdk/endpoints/home';
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHome } from './home.model.ts';
import { session } from '../../shared/session/session.store.ts';
import { home, visitorLearning } from './home.store.ts';
import { LowerHome } from './LowerHome.tsx';

const numbers = { courseCount: 12, lessonCount: 340, teacherCount: 8, studentCount: 900 };
const page = readHome(decodeReply(homePage, { numbers }));
const startedCourse = {
  courseId: '3',
  href: '#/course/detail/3/3/contents',
  name: { zh: '高三数学', en: 'Mathematics' },
  cover: '/media/3.svg',
  lesson: { zh: '第 2 讲', en: 'Lesson 2' },
  progress: 40,
};

let root: Root | undefined;
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(async () => {
  await act(async () => root?.unmount());
  Object.assign(home, visitorLearning);
  session.token = '';
  vi.unstubAllGlobals();
});

test('the lower home page hydrates without errors although the student’s courses loaded first', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<LowerHome page={page} />);
  const delivered = container.querySelector('section');
  session.token = 'a student';
  Object.assign(home, { learning: 'ready', continueWith: [startedCourse] });
  const complaints: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(container, <LowerHome page={page} />, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  expect(complaints).toEqual([]);
  expect(container.contains(delivered)).toBe(true);
  await vi.waitFor(() => expect(container.textContent).toContain('高三数学'), { timeout: 20_000 });
});

test.each([
  ['a visitor gets no section of their own courses', '', 'waiting', 0, ''],
  ['space is reserved for a student’s courses while they load', 'a student', 'waiting', 1, ''],
  ['a student without courses is shown how to begin', 'a student', 'ready', 1, '选一门课'],
  ['no space is reserved for courses that failed to load', 'a student', 'failed', 0, ''],
] as const)('%s', async (_, token, learning, spaces, text) => {
  session.token = token;
  Object.assign(home, { learning });
  const container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
  await act(async () => root?.render(<LowerHome page={readHome(decodeReply(homePage, {}))} />));
  // The school's numbers are always shown.
  expect(container.children).toHaveLength(spaces + 1);
  await vi.waitFor(() => expect(container.textContent).toContain(text));
});
