// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readHome } from './home.model.ts';
import { home, nobodysLearning } from './home.store.ts';
import { LowerHome } from './LowerHome.tsx';

const page = readHome({ numbers: { courseCount: 12, lessonCount: 340, teacherCount: 8, studentCount: 900 } });
const begun = {
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
  Object.assign(home, nobodysLearning);
  vi.unstubAllGlobals();
});

test('is taken over as it was delivered, though the student’s courses came before its code', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(<LowerHome page={page} />);
  const delivered = place.querySelector('section');
  Object.assign(home, { continueWith: [begun] });
  const complaints: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, <LowerHome page={page} />, { onRecoverableError: (error) => complaints.push(error) });
  });
  expect(complaints).toEqual([]);
  expect(place.contains(delivered)).toBe(true);
  expect(place.textContent).toContain('高三数学');
});
