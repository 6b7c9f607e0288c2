import { chapterRows, readLessonRows, removeLessons, saveLesson } from '../../modules/catalogue/index.ts';
import { ENTRANCE } from '../../providers/live/liveProvider.ts';
import { vendorVideoOf } from '../../providers/player/playerProvider.ts';
import { attachmentLine } from '../files/attachments.ts';
import { amount } from '../columns/numberColumns.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { files, video } from '../columns/fileColumns.ts';
import { lines, reference, text } from '../columns/textColumns.ts';
import { oneByOne, type RowProblem, type Subject, storedRow } from '../subject.ts';
import { defineTable, type RowOf } from '../table.ts';
import { isUploaded } from '../files/videos.ts';
import { storeCaptions } from '../files/storeCaptions.ts';
import { optionalEnd, optionalMoment } from '../columns/timeColumns.ts';
import { captionsProblem, readVideoPart, videoPartLine, videoPartsProblem } from '../files/videoTexts.ts';
import { key, name, nameEn, periodProblem } from './common.ts';

const course = () =>
  reference('courses', ['课程', 'course'], ['课程的编号。', 'Key of its course.'], {
    cure: 'write the key of a course',
  });

const chapterTable = defineTable({
  id: 'chapters',
  sheet: { zh: '章节', en: 'Chapters' },
  about: {
    zh: '课程的章。同一课程内，行的顺序就是章的顺序。',
    en: 'Chapters of courses, in the order of the rows within a course.',
  },
  columns: { course: course(), key: key(), name: name(200), nameEn: nameEn() },
  key: ['course', 'key'],
  orderWithin: ['course'],
});

/** The chapters of courses. */
export const chapters: Subject<typeof chapterTable> = {
  table: chapterTable,
  stored: 'chapters',
  whenMissing: 'remove',

  async read({ tx, companyId, book }) {
    const courses = await book('courses');
    const rows = await chapterRows.read(tx, companyId);
    return rows.map((chapter) =>
      storedRow(chapterTable, chapter, { course: courses.keyOf(chapter.courseId) }),
    );
  },

  async save({ tx, companyId, book }, entries) {
    const courses = await book('courses');
    return oneByOne(entries, ({ id, row, position }) =>
      chapterRows.save(tx, companyId, id, {
        ...row,
        courseId: courses.idOf(row.course),
        position,
        sourceKey: row.key,
      }),
    );
  },

  putAway: ({ tx }, ids) => chapterRows.remove(tx, ids),
};

const lessonTable = defineTable({
  id: 'lessons',
  sheet: { zh: '课时', en: 'Lessons' },
  about: {
    zh: '课程的课时。同一课程内，行的顺序就是课时的顺序；同一章的课时要排在一起。',
    en: 'Lessons of courses, in the order of the rows within a course.',
  },
  columns: {
    course: course(),
    key: key(),
    chapter: reference(
      'chapters',
      ['章节', 'chapter'],
      ['本课程中章节的编号。', 'Key of a chapter of the same course.'],
      { via: ['course', 'chapter'], cure: 'write the key of a chapter of the same course' },
    ),
    name: name(200),
    nameEn: nameEn(),
    kind: choice(
      { video: ['录播', 'recorded'], live: ['直播', 'live'], link: ['网页', 'page'] },
      ['类型', 'kind'],
      [
        '录播（有视频）、直播（有起止时间）或网页（有网址）。',
        'Recorded (with a video), live (with its times) or a page elsewhere (with its address).',
      ],
      { empty: 'video' },
    ),
    minutes: amount(
      ['时长（分钟）', 'minutes'],
      ['以分钟计，可带小数。', 'Length in minutes, with decimals.'],
      { empty: 0, min: 0, max: 6000, decimals: 4 },
    ),
    isPreview: yesNo(
      ['试看', 'free to try'],
      ['未购买的人也能学习。', 'yes allows studying it without buying the course.'],
      { empty: false },
    ),
    video: video(
      ['视频', 'video'],
      [
        '录播课的视频：files/ 里的 MP4 文件、它在媒体库的名称，或在保利威、CC、百家云的编号，写成 polyv:编号、cc:编号 或 baijia:编号。',
        'Of a recorded lesson: an MP4 under files/, its name in the media store, or polyv:…, cc:… or baijia:… at a vendor.',
      ],
      { empty: '' },
    ),
    captions: files(
      ['字幕', 'captions'],
      [
        '视频的字幕，每种语言一个 WebVTT 文件，一行一个，文件名以 .zh.vtt 或 .en.vtt 结尾，如 files/lesson1.zh.vtt。',
        'Captions of the video: one WebVTT file per language and line, such as files/lesson1.zh.vtt and files/lesson1.en.vtt.',
      ],
      { empty: [] },
    ),
    videoParts: lines(
      ['视频章节', 'parts of the video'],
      [
        '视频分成哪几段，每段一行：开始时间和名称，英文名写在 | 后面，如 3:20 例题 | An example。',
        'Its parts, a line each: where one begins, its name, and its English name after |, as 3:20 例题 | An example.',
      ],
      { empty: [] },
    ),
    url: text(
      ['网址', 'address'],
      [
        '网页课时或直播间的网址；直播服务商的直播间写成 baijia:房间号 或 cc:房间号。',
        'Of a page elsewhere, or of the live room; a room of a live service as baijia:room or cc:room.',
      ],
      {
        empty: '',
        maxLength: 500,
        pattern: [
          new RegExp(ENTRANCE),
          'write an address that begins with https://, or a room as baijia:1234',
        ],
      },
    ),
    starts: optionalMoment(
      ['开始时间', 'starts'],
      ['直播的开始时间（北京时间）。', 'Start of a live lesson, in China time.'],
    ),
    ends: optionalEnd(
      ['结束时间', 'ends'],
      ['直播的结束时间（北京时间）。', 'End of a live lesson, in China time.'],
    ),
    room: choice(
      { '': ['本站', 'this site'], gh: ['gh', 'gh'], cc: ['cc', 'cc'], zs: ['zs', 'zs'] },
      ['直播平台', 'live platform'],
      [
        '直播间在哪里：本站，或平台 gh、cc、zs；在平台上的，网址写直播间的入口。',
        'Where a live lesson is held: on this site, or by gh, cc or zs, at the address of its room there.',
      ],
      { empty: '' },
    ),
    classroom: choice(
      { '': ['不限', 'any'], LIVE_BIG_CLASS_ROOM: ['大班课', 'big class'] },
      ['直播班型', 'live class type'],
      [
        '直播平台上教室的类型；本站的直播间留空。',
        'What kind of room it is on its platform; empty for a room on this site.',
      ],
      { empty: '' },
    ),
    hasReplay: yesNo(['回放', 'replay'], ['直播结束后可以回看。', 'yes offers a replay of a live lesson.'], {
      empty: true,
    }),
  },
  key: ['course', 'key'],
  orderWithin: ['course'],
});

type LessonRow = RowOf<typeof lessonTable>;

/** Finds mistakes in the video and in what belongs to it. */
function videoProblem({ video: shown, captions, videoParts, minutes }: LessonRow): RowProblem | undefined {
  const isAtVendor = vendorVideoOf(shown) !== undefined;
  if (shown === '' && captions.length > 0)
    return { column: 'captions', problem: 'there is no video; write it, or leave the captions out' };
  if (shown === '' && videoParts.length > 0)
    return { column: 'videoParts', problem: 'there is no video; write it, or leave its parts out' };
  if (isAtVendor && captions.length > 0)
    return { column: 'captions', problem: 'a video at a vendor has its captions there; leave them out' };
  const wrongCaptions = captionsProblem(captions);
  if (wrongCaptions !== undefined) return { column: 'captions', problem: wrongCaptions };
  const wrongParts = videoPartsProblem(videoParts, minutes);
  if (wrongParts !== undefined) return { column: 'videoParts', problem: wrongParts };
  return (isUploaded(shown) || isAtVendor) && minutes === 0
    ? { column: 'minutes', problem: 'the length of the video is missing; write its minutes' }
    : undefined;
}

/** Finds mistakes in where and when a lesson takes place. */
function placeProblem({ kind, url, room, classroom, starts, ends }: LessonRow): RowProblem | undefined {
  if (kind === 'link' && url === '') return { column: 'url', problem: 'the address is missing; write it' };
  if (room === '' && classroom !== '')
    return {
      column: 'classroom',
      problem: 'a room on this site has no type; leave it empty, or name the platform',
    };
  if (kind !== 'live')
    return room === ''
      ? undefined
      : { column: 'room', problem: 'only a live lesson has a room; leave it empty, or make it live' };
  if (starts === null) return { column: 'starts', problem: 'the start is missing; a live lesson has one' };
  if (ends === null) return { column: 'ends', problem: 'the end is missing; a live lesson has one' };
  return periodProblem({ starts, ends });
}

/** The lessons of courses. */
export const lessons: Subject<typeof lessonTable> = {
  table: lessonTable,
  stored: 'lessons',
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [courses, chapters] = await books('courses', 'chapters');
    const rows = await readLessonRows(tx, companyId);
    return rows.map((lesson) =>
      storedRow(lessonTable, lesson, {
        course: courses.keyOf(lesson.courseId),
        chapter: chapters.keyOf(lesson.chapterId),
        minutes: Math.round((lesson.durationSeconds / 60) * 10_000) / 10_000,
        video: lesson.videoKey ?? '',
        captions: lesson.captions.map(attachmentLine),
        videoParts: lesson.videoParts.map(videoPartLine),
        url: lesson.url ?? '',
        starts: lesson.liveStartsAt,
        ends: lesson.liveEndsAt,
        room: lesson.liveCompanyType,
        classroom: lesson.liveClassType,
      }),
    );
  },

  check: (row) => videoProblem(row) ?? placeProblem(row),

  async save({ tx, companyId, books, videos, attachments }, entries) {
    const [courses, chapters] = await books('courses', 'chapters');
    return oneByOne(entries, async ({ id, row, position }) => {
      const durationSeconds = Math.round(row.minutes * 60);
      await videos.keep(row.video, { name: row.name, durationSeconds });
      return saveLesson(tx, companyId, id, {
        ...row,
        courseId: courses.idOf(row.course),
        chapterId: chapters.idOf(row.course, row.chapter),
        durationSeconds,
        videoKey: row.video === '' ? null : row.video,
        captions: await storeCaptions(attachments, row.captions),
        videoParts: row.videoParts.flatMap((line) => readVideoPart(line) ?? []),
        url: row.url === '' ? null : row.url,
        liveStartsAt: row.starts,
        liveEndsAt: row.ends,
        liveCompanyType: row.room,
        liveClassType: row.classroom,
        position,
        sourceKey: row.key,
      });
    });
  },

  putAway: ({ tx }, ids) => removeLessons(tx, ids),
};
