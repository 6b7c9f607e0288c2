import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lesson } from '../../catalogue/index.ts';
import { afterNotice, type LiveTimes, type LiveStage, liveStageOf } from './liveStage.ts';

const START = Date.parse('2026-03-02T11:30:00Z');
const MINUTE = 60_000;
/** Returns the moment some minutes after the planned start. */
const at = (minutes: number): Date => new Date(START + minutes * MINUTE);

const lesson: Lesson = {
  id: '1',
  companyId: '1',
  courseId: '1',
  chapterId: '1',
  position: 1,
  name: '',
  nameEn: '',
  kind: 'live',
  durationSeconds: 3600,
  isPreview: false,
  videoKey: null,
  captions: [],
  videoParts: [],
  url: null,
  liveStartsAt: at(0),
  liveEndsAt: at(60),
  liveBegunAt: null,
  liveEndedAt: null,
  replayAt: null,
  remindedFor: null,
  hasReplay: true,
  liveCompanyType: '',
  liveClassType: '',
  sourceKey: null,
};
const begun = { liveBegunAt: at(1) };
const over = { ...begun, liveEndedAt: at(50) };
const video = { videoKey: 'demonstration' };

describe('the stage of a live lesson', () => {
  it.each<[string, Partial<Lesson>, boolean, number, LiveStage | undefined]>([
    ['long before', {}, true, -11, 'upcoming'],
    ['ten minutes before, in a room that tells', {}, true, -10, 'waiting'],
    ['ten minutes before, elsewhere', {}, false, -10, 'now'],
    ['a teacher who is early', { liveBegunAt: at(-30) }, true, -29, 'now'],
    ['begun', begun, true, 2, 'now'],
    ['longer than planned', begun, true, 90, 'now'],
    ['never ended', begun, true, 60 + 181, 'replayPending'],
    ['ended early', over, true, 51, 'replayPending'],
    ['ended, with a video that was there before', { ...over, ...video }, true, 70, 'replayPending'],
    ['published', { ...over, ...video, replayAt: at(80) }, true, 81, 'replay'],
    ['over by the plan, with its video', video, false, 61, 'replay'],
    ['over by the plan, without', {}, false, 61, 'replayPending'],
    ['nobody came', {}, true, 61, 'replayPending'],
    ['no replay is kept', { ...over, ...video, hasReplay: false }, true, 70, 'ended'],
    ['a recorded lesson', { kind: 'video', ...video }, false, 0, undefined],
  ])('%s', (_, change, tells, minutes, stage) => {
    expect(liveStageOf({ ...lesson, ...change }, tells, at(minutes))).toBe(stage);
  });
});

const NOTHING: LiveTimes = { liveBegunAt: null, liveEndedAt: null, replayAt: null };

describe('what a notice makes of a lesson', () => {
  const ON: LiveTimes = { ...NOTHING, liveBegunAt: at(0) };
  const OVER: LiveTimes = { ...ON, liveEndedAt: at(50) };
  const DONE: LiveTimes = { ...OVER, replayAt: at(90) };
  it.each<[string, LiveTimes, 'begun' | 'ended' | 'recorded', number, LiveTimes]>([
    ['begins', NOTHING, 'begun', 0, ON],
    ['begins twice', ON, 'begun', 5, ON],
    ['ends', ON, 'ended', 50, OVER],
    ['ends before it began', ON, 'ended', -1, ON],
    ['ends without a beginning', NOTHING, 'ended', 50, NOTHING],
    ['ends twice', OVER, 'ended', 55, OVER],
    ['begins again', OVER, 'begun', 52, ON],
    ['a late notice of the beginning', OVER, 'begun', 0, OVER],
    ['is published', OVER, 'recorded', 90, DONE],
    ['is published too early', ON, 'recorded', 10, ON],
    ['begins after its replay', DONE, 'begun', 95, DONE],
    ['is published twice', DONE, 'recorded', 99, DONE],
  ])('%s', (_, book, what, minutes, after) => {
    expect(afterNotice(book, { what, at: at(minutes) })).toEqual(after);
  });

  it('holds in any order: a repeated notice changes nothing, nothing ends before it begins', () => {
    const notice = fc.record({
      what: fc.constantFrom('begun' as const, 'ended' as const, 'recorded' as const),
      at: fc.integer({ min: -60, max: 300 }).map(at),
    });
    fc.assert(
      fc.property(fc.array(notice, { maxLength: 12 }), (notices) => {
        let book = NOTHING;
        for (const one of notices) {
          book = afterNotice(book, one);
          expect(afterNotice(book, one)).toBe(book);
          const { liveBegunAt, liveEndedAt, replayAt } = book;
          if (liveEndedAt !== null) expect(liveBegunAt !== null && liveBegunAt <= liveEndedAt).toBe(true);
          if (replayAt !== null) expect(liveEndedAt).not.toBeNull();
        }
      }),
    );
  });
});
