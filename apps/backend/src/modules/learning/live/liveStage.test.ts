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
    ['is upcoming until ten minutes before the start', {}, true, -11, 'upcoming'],
    ['is waiting ten minutes before, in a room with notices', {}, true, -10, 'waiting'],
    ['is now ten minutes before, in a room without notices', {}, false, -10, 'now'],
    ['is now once a teacher begins early', { liveBegunAt: at(-30) }, true, -29, 'now'],
    ['is now after the beginning', begun, true, 2, 'now'],
    ['is now past the planned end until the teacher ends it', begun, true, 90, 'now'],
    ['is replayPending three hours past the planned end', begun, true, 60 + 181, 'replayPending'],
    ['is replayPending after an early end', over, true, 51, 'replayPending'],
    [
      'is replayPending after the end, despite an older video',
      { ...over, ...video },
      true,
      70,
      'replayPending',
    ],
    ['is replay once published', { ...over, ...video, replayAt: at(80) }, true, 81, 'replay'],
    ['is replay past the planned end, with a video and no notices', video, false, 61, 'replay'],
    ['is replayPending past the planned end, without video or notices', {}, false, 61, 'replayPending'],
    ['is replayPending past the planned end, if it never began', {}, true, 61, 'replayPending'],
    ['is ended after the end, without a replay', { ...over, ...video, hasReplay: false }, true, 70, 'ended'],
    ['is undefined for a recorded lesson', { kind: 'video', ...video }, false, 0, undefined],
  ])('%s', (_, change, tells, minutes, stage) => {
    expect(liveStageOf({ ...lesson, ...change }, tells, at(minutes))).toBe(stage);
  });
});

const NOTHING: LiveTimes = { liveBegunAt: null, liveEndedAt: null, replayAt: null };

describe('afterNotice', () => {
  const ON: LiveTimes = { ...NOTHING, liveBegunAt: at(0) };
  const OVER: LiveTimes = { ...ON, liveEndedAt: at(50) };
  const DONE: LiveTimes = { ...OVER, replayAt: at(90) };
  it.each<[string, LiveTimes, 'begun' | 'ended' | 'recorded', number, LiveTimes]>([
    ['records the beginning', NOTHING, 'begun', 0, ON],
    ['ignores a repeated beginning', ON, 'begun', 5, ON],
    ['records the end', ON, 'ended', 50, OVER],
    ['ignores an end before the beginning', ON, 'ended', -1, ON],
    ['ignores an end without a beginning', NOTHING, 'ended', 50, NOTHING],
    ['ignores a repeated end', OVER, 'ended', 55, OVER],
    ['removes the end when the lesson begins again', OVER, 'begun', 52, ON],
    ['ignores a late notice of the first beginning', OVER, 'begun', 0, OVER],
    ['records the publication', OVER, 'recorded', 90, DONE],
    ['ignores a publication before the end', ON, 'recorded', 10, ON],
    ['ignores a beginning after the publication', DONE, 'begun', 95, DONE],
    ['ignores a repeated publication', DONE, 'recorded', 99, DONE],
  ])('%s', (_, book, kind, minutes, after) => {
    expect(afterNotice(book, { kind, at: at(minutes) })).toEqual(after);
  });

  it('is idempotent, and never records an end before the beginning or a replay before the end', () => {
    const notice = fc.record({
      kind: fc.constantFrom('begun' as const, 'ended' as const, 'recorded' as const),
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
