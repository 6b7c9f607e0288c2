import { describe, expect, test } from 'vitest';
import { type Repetition, type RepetitionVerdict, RIGHT_TO_LEAVE, statusAfter } from './repetition.ts';

const MISTAKE = { lastAnswer: ['A'], lastWrongAt: new Date('2026-03-02T12:00:00Z') };

const on = (time: string, verdict: RepetitionVerdict = 'right'): Repetition => ({
  verdict,
  answer: ['B'],
  repeatedAt: new Date(time),
});
const due = (...repetitions: Repetition[]) => statusAfter(MISTAKE, repetitions).dueAt.toISOString();

describe('the repetition of a mistake', () => {
  test('is due on the day of the mistake, then at growing intervals', () => {
    expect(due()).toBe('2026-03-01T16:00:00.000Z');
    const days = [
      '2026-03-02T13:00:00Z',
      '2026-03-03T00:00:00Z',
      '2026-03-06T00:00:00Z',
      '2026-03-13T00:00:00Z',
      '2026-03-28T00:00:00Z',
    ];
    const rights = days.map((day) => on(day));
    expect(due(...rights.slice(0, 1))).toBe('2026-03-02T16:00:00.000Z');
    expect(due(...rights.slice(0, 2))).toBe('2026-03-05T16:00:00.000Z');
    expect(due(...rights.slice(0, 3))).toBe('2026-03-12T16:00:00.000Z');
    expect(due(...rights.slice(0, 4))).toBe('2026-03-27T16:00:00.000Z');
    expect(statusAfter(MISTAKE, rights)).toMatchObject({
      rightCount: RIGHT_TO_LEAVE,
      removedAt: new Date('2026-03-28T00:00:00Z'),
    });
  });

  test('counts one right answer a day', () => {
    const rights = [on('2026-03-02T13:00:00Z'), on('2026-03-02T13:05:00Z'), on('2026-03-02T14:00:00Z')];
    expect(statusAfter(MISTAKE, rights)).toMatchObject({ rightCount: 1, removedAt: null });
  });

  test('restarts after a new mistake, even when the question was removed from the book', () => {
    const story = [
      on('2026-03-02T13:00:00Z'),
      on('2026-03-03T01:00:00Z'),
      on('2026-03-03T02:00:00Z', 'removed'),
      on('2026-04-01T02:00:00Z', 'wrong'),
    ];
    expect(statusAfter(MISTAKE, story)).toEqual({
      lastAnswer: ['B'],
      lastWrongAt: new Date('2026-04-01T02:00:00Z'),
      rightCount: 0,
      dueAt: new Date('2026-03-31T16:00:00Z'),
      removedAt: null,
    });
  });

  test('stays removed when a right answer arrives later, whether given before or after the removal', () => {
    const removed = on('2026-03-03T01:00:00Z', 'removed');
    for (const time of ['2026-03-02T13:00:00Z', '2026-03-04T01:00:00Z'])
      expect(statusAfter(MISTAKE, [removed, on(time)]).removedAt, time).toEqual(removed.repeatedAt);
  });

  test('ends in the same status whatever the order of its events', () => {
    const story = [
      on('2026-03-02T13:00:00Z'),
      on('2026-03-03T13:00:00Z', 'wrong'),
      on('2026-03-04T13:00:00Z'),
      on('2026-03-05T13:00:00Z'),
    ];
    const end = statusAfter(MISTAKE, story);
    for (let turn = 1; turn < story.length; turn += 1) {
      const turned = [...story.slice(turn), ...story.slice(0, turn)];
      expect(statusAfter(MISTAKE, turned)).toEqual(end);
      expect(statusAfter(MISTAKE, turned.toReversed())).toEqual(end);
    }
  });
});
