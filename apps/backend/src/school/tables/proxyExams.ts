import {
  readExamCourses,
  examItemRows,
  examPlaceRows,
  readExamProvinces,
  readExamSeats,
  removeExamCourse,
  saveExamCourse,
  saveExamProvince,
  saveExamSeats,
} from '../../modules/proxyExam/index.ts';
import { readDivisions } from '../../modules/region/index.ts';
import { type Cell, cellText } from '../columns/cell.ts';
import { amount, yuan } from '../columns/numberColumns.ts';
import { markdown, reference, text } from '../columns/textColumns.ts';
import { yesNo } from '../columns/choiceColumns.ts';
import { idsOfPair, oneByOne, pairId, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { end, moment, optionalMoment } from '../columns/timeColumns.ts';
import { course, key, name, periodProblem } from './common.ts';

const examTable = defineTable({
  id: 'proxy_exams',
  sheet: { zh: '代报名考试', en: 'Registered exams' },
  about: {
    zh: '学校代学员报名的校外考试。有人报过名的不会被删除。',
    en: 'External exams for which the school registers its students. One with registrations is never deleted.',
  },
  columns: {
    key: key(),
    name: name(),
    terms: markdown(
      ['报名须知', 'terms'],
      ['Markdown 格式。', 'Shown before the registration, in Markdown.'],
      { empty: '' },
    ),
    fee: yuan(['报名费', 'fee'], ['单位元；0 为免费。', 'Fee in yuan; 0 means free.'], { empty: 0 }),
    isOpen: yesNo(['接受报名', 'open'], ['否则不接受报名。', 'no prevents registrations at any time.'], {
      empty: true,
    }),
  },
  key: ['key'],
});

/** Exams of other institutions that the school registers its students for. */
export const proxyExams: Subject<typeof examTable> = {
  table: examTable,
  stored: 'proxy_exam_items',
  whenMissing: 'remove',
  partTables: ['proxy_exam_courses', 'proxy_exam_provinces', 'proxy_exam_seats', 'proxy_exam_fields'],

  async read({ tx, companyId }) {
    const rows = await examItemRows.read(tx, companyId);
    return rows.map((exam) => storedRow(examTable, exam, { fee: exam.feeCents }));
  },

  save: ({ tx, companyId }, entries) =>
    oneByOne(entries, ({ id, row }) =>
      examItemRows.save(tx, companyId, id, { ...row, feeCents: row.fee, sourceKey: row.key }),
    ),

  putAway: ({ tx }, ids) => examItemRows.remove(tx, ids),
};

/** The column of the exam that a row belongs to. */
export const proxyExam = () =>
  reference(
    'proxy_exams',
    ['考试', 'exam'],
    ['代报名考试的编号。', 'Key of the exam that is registered for.'],
    { cure: 'write the key of an exam that is registered for' },
  );

const courseTable = defineTable({
  id: 'proxy_exam_courses',
  sheet: { zh: '代报名课程', en: 'Registered exam courses' },
  about: {
    zh: '拥有哪门课程的学员可以报名哪场考试。',
    en: 'Students who have one of these courses may register for the exam.',
  },
  columns: { exam: proxyExam(), course: course() },
  key: ['exam', 'course'],
});

/** The courses that lead to exams. */
export const proxyExamCourses: Subject<typeof courseTable> = {
  table: courseTable,
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [exams, courses] = await books('proxy_exams', 'courses');
    const rows = await readExamCourses(tx, companyId);
    return rows.map(({ itemId, courseId }) => ({
      id: pairId(itemId, courseId),
      row: { exam: exams.keyOf(itemId), course: courses.keyOf(courseId) },
    }));
  },

  async save({ tx, companyId, books }, entries) {
    const [exams, courses] = await books('proxy_exams', 'courses');
    return oneByOne(entries, async ({ row }) => {
      const [itemId, courseId] = [exams.idOf(row.exam), courses.idOf(row.course)];
      await saveExamCourse(tx, { companyId, itemId, courseId });
      return pairId(itemId, courseId);
    });
  },

  async putAway({ tx }, ids) {
    for (const id of ids) await removeExamCourse(tx, ...idsOfPair(id));
  },
};

const { provinces } = await readDivisions();
/** The codes of provinces by their names, including short ones. */
const codes = new Map(
  provinces.flatMap(({ code, name: full }) => [
    [full, code],
    [full.replace(/(?:省|市|(?:壮族|回族|维吾尔)?自治区|特别行政区)$/, ''), code],
  ]),
);
const CURE = 'write the province, such as 江苏, or its six digits, such as 320000';

/** The column of a province: a code of GB/T 2260, or its name. */
function province() {
  const column = text(
    ['省份代码', 'province'],
    [
      '省份的名称，如江苏，或六位行政区划代码，如 320000。',
      'The name of the province, such as 江苏, or its six digits of GB/T 2260, such as 320000.',
    ],
    { pattern: [new RegExp(`^(?:${[...codes.values()].join('|')})$`), CURE], cure: CURE },
  );
  return { ...column, read: (cell: Cell) => column.read(codes.get(cellText(cell).trim()) ?? cell) };
}

const provinceTable = defineTable({
  id: 'proxy_exam_provinces',
  sheet: { zh: '代报名省份', en: 'Registered exam provinces' },
  about: {
    zh: '考试在哪些省举行，何时报名。表中没有的保持不变。',
    en: 'Provinces of the exams, with their registration periods.',
  },
  columns: {
    exam: proxyExam(),
    province: province(),
    starts: moment(['报名开始', 'starts'], ['北京时间。', 'Start of registration, in China time.'], {
      cure: 'write the start of registration',
    }),
    ends: end(['报名截止', 'ends'], ['北京时间。', 'End of registration, in China time.'], {
      cure: 'write the end of registration',
    }),
    held: optionalMoment(
      ['考试时间', 'held'],
      ['尚未确定时留空。', 'Time of the exam; empty if not known yet.'],
    ),
  },
  key: ['exam', 'province'],
});

/** The provinces of exams. */
export const proxyExamProvinces: Subject<typeof provinceTable> = {
  table: provinceTable,
  whenMissing: 'keep',

  async read({ tx, companyId, book }) {
    const exams = await book('proxy_exams');
    const rows = await readExamProvinces(tx, companyId);
    return rows.map(({ itemId, provinceCode, startsAt, endsAt, examAt }) => ({
      id: pairId(itemId, provinceCode),
      row: {
        exam: exams.keyOf(itemId),
        province: provinceCode,
        starts: startsAt,
        ends: endsAt,
        held: examAt,
      },
    }));
  },

  check: periodProblem,

  async save({ tx, companyId, book }, entries) {
    const exams = await book('proxy_exams');
    return oneByOne(entries, async ({ row }) => {
      const [itemId, provinceCode] = [exams.idOf(row.exam), row.province];
      await saveExamProvince(tx, {
        companyId,
        itemId,
        provinceCode,
        startsAt: row.starts,
        endsAt: row.ends,
        examAt: row.held,
      });
      return pairId(itemId, provinceCode);
    });
  },
};

const placeTable = defineTable({
  id: 'proxy_exam_places',
  sheet: { zh: '考点', en: 'Exam places' },
  about: { zh: '参加校外考试的考点。', en: 'Places of external exams.' },
  columns: { key: key(), name: name(), province: province() },
  key: ['key'],
});

/** The test centres of exams. */
export const proxyExamPlaces: Subject<typeof placeTable> = {
  table: placeTable,
  stored: 'proxy_exam_places',
  whenMissing: 'remove',

  async read({ tx, companyId }) {
    const rows = await examPlaceRows.read(tx, companyId);
    return rows.map((place) => storedRow(placeTable, place, { province: place.provinceCode }));
  },

  save: ({ tx, companyId }, entries) =>
    oneByOne(entries, ({ id, row }) =>
      examPlaceRows.save(tx, companyId, id, {
        name: row.name,
        provinceCode: row.province,
        sourceKey: row.key,
      }),
    ),

  putAway: ({ tx }, ids) => examPlaceRows.remove(tx, ids),
};

const seatTable = defineTable({
  id: 'proxy_exam_seats',
  sheet: { zh: '考点座位', en: 'Exam seats' },
  about: {
    zh: '每场考试在每个考点有多少座位。表中没有的保持不变；不再接受填 0。',
    en: 'Seats of a place for an exam. Rows missing here are kept; 0 accepts no more registrations.',
  },
  columns: {
    exam: proxyExam(),
    place: reference('proxy_exam_places', ['考点', 'place'], ['考点的编号。', 'Key of the place.'], {
      cure: 'write the key of a place',
    }),
    seats: amount(
      ['座位', 'seats'],
      ['座位总数，含已报名的。', 'Total seats, including those already taken.'],
      { min: 0, max: 1_000_000, cure: 'write the number of seats' },
    ),
  },
  key: ['exam', 'place'],
});

/** The seats of test centres. */
export const proxyExamSeats: Subject<typeof seatTable> = {
  table: seatTable,
  whenMissing: 'keep',

  async read({ tx, companyId, books }) {
    const [exams, places] = await books('proxy_exams', 'proxy_exam_places');
    const rows = await readExamSeats(tx, companyId);
    return rows.map(({ itemId, placeId, capacity }) => ({
      id: pairId(itemId, placeId),
      row: { exam: exams.keyOf(itemId), place: places.keyOf(placeId), seats: capacity },
    }));
  },

  async save({ tx, companyId, books }, entries) {
    const [exams, places] = await books('proxy_exams', 'proxy_exam_places');
    return oneByOne(entries, async ({ row }) => {
      const [itemId, placeId] = [exams.idOf(row.exam), places.idOf(row.place)];
      await saveExamSeats(tx, { companyId, itemId, placeId, capacity: row.seats });
      return pairId(itemId, placeId);
    });
  },
};
