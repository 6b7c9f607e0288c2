// @vitest-environment node
import { expect, it } from 'vitest';
import { type RoomLesson, roomProblem } from './lessonRoom.ts';

const course = { commodityId: 'c1', courseId: '1' };
const url = 'https://live.example/room';

it.each<[RoomLesson, ReturnType<typeof roomProblem>]>([
  [course, undefined],
  [{ commodityId: 'c1', classTypeId: 1 }, undefined],
  [{ commodityId: 'c1' }, 'incomplete'],
  [{ courseId: '1', classTypeId: '1' }, 'incomplete'],
  [{}, 'incomplete'],
  [{ ...course, liveFlag: 1, status: 2, viewReplayFlag: 0 }, 'replayBlocked'],
  [{ ...course, liveFlag: '1', status: '2' }, 'replayBlocked'],
  [{ ...course, liveFlag: 1, status: 2, viewReplayFlag: 1 }, undefined],
  [{ ...course, liveFlag: 1, status: 1, viewReplayFlag: 0 }, undefined],
  [{ ...course, liveFlag: 0, status: 2, viewReplayFlag: 0 }, undefined],
  [{ ...course, liveCompanyType: 'gh' }, 'noAddress'],
  [{ ...course, liveCompanyType: 'zs', studentUrlGh: '' }, 'noAddress'],
  [{ ...course, liveCompanyType: 'cc' }, 'noAddress'],
  [{ ...course, liveCompanyType: 'cc', liveClassType: 'LIVE_BIG_CLASS_ROOM' }, 'noAddress'],
  [{ ...course, liveCompanyType: 'cc', liveClassType: 'LIVE_SMALL_CLASS_ROOM' }, undefined],
  [{ ...course, liveCompanyType: 'own' }, undefined],
  [{ ...course, liveCompanyType: 'gh', studentUrlGh: url }, undefined],
  [{ ...course, liveCompanyType: 'zs', studentUrlGh: url }, undefined],
  [{ ...course, liveCompanyType: 'cc', studentUrlGh: url }, undefined],
  [{ ...course, liveCompanyType: 'gh', studentUrlGh: { href: url } }, 'noAddress'],
])('roomProblem(%j) is %s', (lesson, problem) => {
  expect(roomProblem(lesson)).toBe(problem);
});
