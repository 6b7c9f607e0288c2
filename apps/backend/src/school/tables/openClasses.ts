import { readOpenClassRows, removeOpenClasses, saveOpenClass } from '../../modules/openClass/index.ts';
import { ENTRANCE } from '../../providers/live/liveProvider.ts';
import { optionalAmount } from '../columns/numberColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { end, moment } from '../columns/timeColumns.ts';
import {
  branch,
  category,
  descriptions,
  drawnCover,
  key,
  name,
  nameEn,
  periodProblem,
  summaries,
} from './common.ts';
import { drawnCovers } from './courses.ts';

const table = defineTable({
  id: 'open_classes',
  sheet: { zh: '公开课', en: 'Open classes' },
  about: {
    zh: '任何人都能预约的免费直播课。有人预约过的不会被删除；改时间或下架会通知预约的学员。',
    en:
      'Free live lessons that anybody may book. One with bookings is never deleted; students with a place are notified ' +
      'when its time changes or it is cancelled.',
  },
  columns: {
    key: key(),
    name: name(),
    nameEn: nameEn(),
    category: category(),
    teacher: reference('teachers', ['老师', 'teacher'], ['老师的编号。', 'Key of its teacher.'], {
      empty: '',
    }),
    starts: moment(['开始时间', 'starts'], ['北京时间。', 'Start, in China time.'], {
      cure: 'write the start',
    }),
    ends: end(['结束时间', 'ends'], ['北京时间。', 'End, in China time.'], { cure: 'write the end' }),
    places: optionalAmount(
      ['名额', 'places'],
      ['留空为不限。', 'Maximum number of bookings; empty means no limit.'],
      { min: 1, max: 100_000 },
    ),
    room: text(
      ['直播间', 'room'],
      [
        '直播间的网址；直播服务商的直播间写成 baijia:房间号 或 cc:房间号。',
        'Address of the live room; a room of a live service as baijia:room or cc:room.',
      ],
      {
        empty: '',
        maxLength: 500,
        pattern: [
          new RegExp(`^/(?!/)[^\\s]+$|${ENTRANCE}`),
          'write an address that begins with https://, or a room as baijia:1234',
        ],
      },
    ),
    course: reference(
      'courses',
      ['后续课程', 'course'],
      ['听完可以继续学的课程。', 'Key of the course that continues it.'],
      { empty: '' },
    ),
    replay: reference(
      'lessons',
      ['回放课时', 'replay'],
      ['该课程中存放回放的课时的编号。', 'Key of the lesson of that course with the recording.'],
      { via: ['course', 'replay'], empty: '' },
    ),
    isOnShelf: yesNo(['展示', 'shown'], ['否则取消，不再展示。', 'no cancels it.'], { empty: true }),
    branch: branch(),
    cover: drawnCover(),
    ...summaries(),
    ...descriptions(),
  },
  key: ['key'],
});

/** Free live lessons that anybody may book. */
export const openClasses: Subject<typeof table> = {
  table,
  stored: 'open_classes',
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [categories, teachers, branches] = await books('categories', 'teachers', 'branches');
    const [courses, lessons] = await books('courses', 'lessons');
    const rows = await readOpenClassRows(tx, companyId);
    return rows.map((one) =>
      storedRow(table, one, {
        category: categories.keyOf(one.categoryId),
        teacher: teachers.keyOf(one.teacherId),
        starts: one.startsAt,
        ends: one.endsAt,
        places: one.capacity,
        room: one.roomUrl,
        course: courses.keyOf(one.courseId),
        replay: lessons.keyOf(one.replayLessonId),
        branch: branches.keyOf(one.schoolId),
      }),
    );
  },

  check({ starts, ends, course, replay }) {
    const problem = periodProblem({ starts, ends });
    if (problem !== undefined) return problem;
    return replay !== '' && course === ''
      ? { column: 'course', problem: 'the replay is a lesson of a course; write the key of the course' }
      : undefined;
  },

  async save(scope, entries) {
    const { tx, companyId, now, books, files } = scope;
    const [categories, teachers, branches] = await books('categories', 'teachers', 'branches');
    const [courses, lessons] = await books('courses', 'lessons');
    const drawn = await drawnCovers(scope);
    return oneByOne(entries, async ({ id, row }) => {
      const categoryId = categories.idOf(row.category);
      return saveOpenClass(
        tx,
        companyId,
        id,
        {
          ...row,
          outcomes: [...row.outcomes],
          outcomesEn: [...row.outcomesEn],
          cover: row.cover === '' ? drawn(row.key, categoryId) : await files.addressOf(row.cover),
          categoryId,
          teacherId: teachers.idOrNull(row.teacher),
          courseId: courses.idOrNull(row.course),
          replayLessonId: lessons.idOrNull(row.course, row.replay),
          schoolId: branches.idOrNull(row.branch),
          startsAt: row.starts,
          endsAt: row.ends,
          capacity: row.places,
          roomUrl: row.room,
        },
        now,
      );
    });
  },

  putAway: ({ tx }, ids) => removeOpenClasses(tx, ids),
};
