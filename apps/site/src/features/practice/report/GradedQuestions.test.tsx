// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeSchool } from '../../../shared/testing/school.fixture.ts';
import { reportReply } from '../stories.data.ts';
import { GradedQuestions } from './GradedQuestions.tsx';
import { loadReport } from './report.store.ts';

vi.mock('../../../shared/client/client.ts', () => import('../../../shared/testing/school.fixture.ts'));

type Look = (changes: readonly { readonly isIntersecting: boolean }[]) => void;
const watched = new Map<Element, Look>();

beforeEach(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly look: Look;
      constructor(look: Look) {
        this.look = look;
      }
      observe(element: Element) {
        watched.set(element, this.look);
      }
      disconnect() {
        for (const [element, look] of watched) if (look === this.look) watched.delete(element);
      }
    },
  );
  fakeSchool.answers.set('question.report', () => reportReply);
  await loadReport('9');
  render(<GradedQuestions filter={null} onFilter={vi.fn()} />);
});
afterEach(() => {
  cleanup();
  watched.clear();
  vi.unstubAllGlobals();
});

const cards = () => screen.getAllByRole('group', { name: /^第 \d+ 题$/ }).length;
const print = (moment: 'beforeprint' | 'afterprint') => act(() => void dispatchEvent(new Event(moment)));

it('questions far from the viewport are rendered as plain text, near ones as cards', () => {
  const questions = screen.getAllByRole('article');
  expect(questions).toHaveLength(reportReply.questions.length);
  expect(cards()).toBe(2);
  const far = questions.at(-1);
  expect(far?.textContent).toContain('说明理由');
  act(() => far && watched.get(far)?.([{ isIntersecting: false }]));
  expect(cards()).toBe(2);
  act(() => far && watched.get(far)?.([{ isIntersecting: true }]));
  expect(cards()).toBe(3);
  expect(watched.size).toBe(questions.length - 3);
});

it('all questions are rendered as cards for printing', () => {
  print('beforeprint');
  expect(cards()).toBe(reportReply.questions.length);
  print('afterprint');
  expect(cards()).toBe(2);
});
