import { readOpenClassRows, removeOpenClasses, saveOpenClass } from '../../modules/openClass/index.ts';
import { ENTRANCE } from '../../providers/live/liveProvider.ts';
import { optionalAmount } from '../columns/numberColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { keyOfId, oneByOne, type Subject } from '../subject.ts';
import { defineTable } from '../table.ts';
import { end, moment } from '../columns/timeColumns.ts';
import { branch, category, descriptions, drawnCover, key, name, nameEn, summaries } from './common.ts';
import { drawnCovers } from './courses.ts';

const table = defineTable({
  id: 'open_classes',
  sheet: { zh: '公开课', en: 'Open classes' },
  about: {
    zh: '任何人都能预约的免费直播课。有人预约过的不会被删除；改时间或下架会通知预约的学员。',
    en:
      'Free live lessons that anybody may book. One in which somebody has a place is never deleted; who has one hears ' +
      'of another time, and when it is taken off.',
  },
  columns: {
    key: key(),
    name: name(),
    nameEn: nameEn(),
    category: category(),
    teacher: reference('teachers', {
      zh: '老师',
      en: 'teacher',
      empty: '',
      about: { zh: '老师的编号。', en: 'Key of its teacher.' },
    }),
    starts: moment({
      zh: '开始时间',
      en: 'starts',
      about: { zh: '北京时间。', en: 'When it begins, in China’s time.' },
      cure: 'write when it begins',
    }),
    ends: end({
      zh: '结束时间',
      en: 'ends',
      about: { zh: '北京时间。', en: 'When it ends, in China’s time.' },
      cure: 'write when it ends',
    }),
    places: optionalAmount({
      zh: '名额',
      en: 'places',
      least: 1,
      most: 100_000,
      about: { zh: '留空为不限。', en: 'How many may book; empty is no limit.' },
    }),
    room: text({
      zh: '直播间',
      en: 'room',
      empty: '',
      most: 500,
      pattern: [
        new RegExp(`^/(?!/)[^\\s]+$|${ENTRANCE}`),
        'write an address that begins with https://, or a room as baijia:1234',
      ],
      about: {
        zh: '直播间的网址；直播服务商的直播间写成 baijia:房间号 或 cc:房间号。',
        en: 'Address of the live room; a room of a live service as baijia:room or cc:room.',
      },
    }),
    course: reference('courses', {
      zh: '后续课程',
      en: 'course',
      empty: '',
      about: { zh: '听完可以继续学的课程。', en: 'Key of the course that goes on from here.' },
    }),
    replay: reference('lessons', {
      zh: '回放课时',
      en: 'replay',
      via: ['course', 'replay'],
      empty: '',
      about: {
        zh: '该课程中存放回放的课时的编号。',
        en: 'Key of the lesson of that course that holds the recording.',
      },
    }),
    isOnShelf: yesNo({
      zh: '展示',
      en: 'shown',
      empty: true,
      about: { zh: '否则取消，不再展示。', en: 'Otherwise it is cancelled.' },
    }),
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
  whenGone: 'remove',

  async read({ tx, companyId, books }) {
    const [categories, teachers, branches] = await books('categories', 'teachers', 'branches');
    const [courses, lessons] = await books('courses', 'lessons');
    const rows = await readOpenClassRows(tx, companyId);
    return rows.map((one) => ({
      id: one.id,
      row: {
        key: keyOfId(one.key, one.id),
        name: one.name,
        nameEn: one.nameEn,
        category: categories.keyOf(one.categoryId),
        teacher: teachers.keyOf(one.teacherId),
        starts: one.startsAt,
        ends: one.endsAt,
        places: one.capacity,
        room: one.roomUrl,
        course: courses.keyOf(one.courseId),
        replay: lessons.keyOf(one.replayLessonId),
        isOnShelf: one.isOnShelf,
        branch: branches.keyOf(one.schoolId),
        cover: one.cover,
        summary: one.summary,
        summaryEn: one.summaryEn,
        description: one.description,
        descriptionEn: one.descriptionEn,
        outcomes: one.outcomes,
        outcomesEn: one.outcomesEn,
      },
    }));
  },

  check({ starts, ends, course, replay }) {
    if (ends <= starts) return { column: 'ends', problem: 'it ends before it starts; write a later time' };
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
      const { category, teacher, starts, ends, places, room, course, replay, branch: suffix, ...rest } = row;
      const categoryId = categories.idOf(category);
      return saveOpenClass(
        tx,
        companyId,
        id,
        {
          ...rest,
          outcomes: [...row.outcomes],
          outcomesEn: [...row.outcomesEn],
          cover: row.cover === '' ? drawn(row.key, categoryId) : await files.addressOf(row.cover),
          categoryId,
          teacherId: teacher === '' ? null : teachers.idOf(teacher),
          courseId: course === '' ? null : courses.idOf(course),
          replayLessonId: replay === '' ? null : lessons.idOf(course, replay),
          schoolId: suffix === '' ? null : branches.idOf(suffix),
          startsAt: starts,
          endsAt: ends,
          capacity: places,
          roomUrl: room,
        },
        now,
      );
    });
  },

  putAway: ({ tx }, ids) => removeOpenClasses(tx, ids),
};
