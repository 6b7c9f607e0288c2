import { createHash } from 'node:crypto';
import { coverUrl } from '../../drawing/drawn.ts';
import {
  countBuyers,
  hideCourses,
  categoryRows,
  readCourseRows,
  saveCourse,
  settleCourses,
} from '../../modules/catalogue/index.ts';
import { choice, yesNo } from '../columns/choiceColumns.ts';
import { optionalAmount } from '../columns/numberColumns.ts';
import { reference, text } from '../columns/textColumns.ts';
import { markdownOf, renderDocument } from '../documents.ts';
import { oneByOne, type Scope, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import { optionalMoment } from '../columns/timeColumns.ts';
import { isMotif } from './categories.ts';
import {
  branch,
  category,
  descriptions,
  drawnCover,
  inEnglish,
  key,
  listPriceProblem,
  name,
  nameEn,
  studentsBefore,
  sale,
  summaries,
} from './common.ts';

const table = defineTable({
  id: 'courses',
  sheet: { zh: '课程', en: 'Courses' },
  about: {
    zh: '课程和它的价格。表中没有的课程会下架，已购买的学员仍可学习。',
    en: 'Courses with their prices. A course missing here is unpublished; students who have it keep it.',
  },
  columns: {
    key: key(),
    name: name(),
    nameEn: nameEn(),
    category: category(),
    teacher: reference(
      'teachers',
      ['老师', 'teacher'],
      ['老师的编号；由机构授课时留空。', 'Key of its teacher; empty if an institution teaches it.'],
      { empty: '' },
    ),
    kind: choice(
      { recorded: ['录播', 'recorded'], live: ['直播', 'live'] },
      ['类型', 'kind'],
      ['录播或直播。', 'Whether its lessons are recorded or live.'],
      { empty: 'recorded' },
    ),
    ...sale(),
    hasQuestions: yesNo(
      ['购前问卷', 'asks questions'],
      ['购买前要先回答学校的问题。', 'The school’s own questions must be answered before it is bought.'],
      { empty: false },
    ),
    branch: branch(),
    cover: drawnCover(),
    ...summaries(),
    ...descriptions(),
    prerequisites: text(['先修要求', 'prerequisites'], ['学员应先掌握什么。', 'Required knowledge.'], {
      empty: '',
      maxLength: 1000,
    }),
    prerequisitesEn: inEnglish('先修要求', 'prerequisites', 1000),
    level: optionalAmount(
      ['难度', 'level'],
      ['1（入门）到 5（很难）。', '1 (first steps) to 5 (demanding).'],
      { min: 1, max: 5 },
    ),
    language: text(['语言', 'language'], ['授课或编程语言。', 'The language it is taught in or about.'], {
      empty: '',
    }),
    hours: optionalAmount(['学时', 'hours'], ['预计学习小时数。', 'Study time in hours.'], {
      min: 1,
      max: 5000,
    }),
    provider: text(['机构', 'provider'], ['课程来自的机构。', 'Institution that provides it.'], {
      empty: '',
    }),
    providerEn: inEnglish('机构', 'provider'),
    published: optionalMoment(
      ['发布时间', 'published'],
      [
        '“最新”按它排序；留空为首次导入的时间。',
        'Date that “newest” sorts by; empty means the time of its first import.',
      ],
      { isKeptWhenEmpty: true },
    ),
    studentsBefore: studentsBefore(),
  },
  key: ['key'],
});

/** Draws a cover where the school has none. */
export async function drawnCovers({
  tx,
  companyId,
}: Scope): Promise<(key: string, categoryId: string) => string> {
  const icons = new Map((await categoryRows.read(tx, companyId)).map(({ id, icon }) => [id, icon]));
  return (key, categoryId) => {
    const icon = icons.get(categoryId) ?? '';
    const seed = createHash('sha256').update(key).digest('hex').slice(0, 16);
    return coverUrl(isMotif(icon) ? icon : 'programming', seed);
  };
}

/** The courses of the school. */
export const courses: Subject<typeof table> = {
  table,
  stored: 'courses',
  whenMissing: 'hide',

  async read({ tx, companyId, books }) {
    const [categories, teachers, branches] = await books('categories', 'teachers', 'branches');
    const rows = await readCourseRows(tx, companyId);
    const here = await countBuyers(tx, companyId);
    return rows.map(({ course, commodity }) => ({
      ...storedRow(table, course, {
        category: categories.keyOf(course.categoryId),
        teacher: teachers.keyOf(course.teacherId),
        price: commodity.priceCents,
        listPrice: commodity.listPriceCents === commodity.priceCents ? null : commodity.listPriceCents,
        validDays: commodity.validDays,
        isOnSale: commodity.isOnSale,
        hasQuestions: commodity.hasQuestions,
        branch: branches.keyOf(commodity.schoolId),
        description: markdownOf(course.descriptionSource, course.description),
        descriptionEn: markdownOf(course.descriptionEnSource, course.descriptionEn),
        published: commodity.publishedAt,
        studentsBefore: Math.max(0, commodity.studentCount - (here.get(commodity.id) ?? 0)),
      }),
      isHidden: !commodity.isOnSale,
    }));
  },

  check: listPriceProblem,

  async save(scope, entries) {
    const { tx, companyId, books, files, now } = scope;
    const [categories, teachers, branches] = await books('categories', 'teachers', 'branches');
    const drawn = await drawnCovers(scope);
    return oneByOne(entries, async ({ id, row }) => {
      const categoryId = categories.idOf(row.category);
      return saveCourse(
        tx,
        companyId,
        id,
        {
          ...row,
          outcomes: [...row.outcomes],
          outcomesEn: [...row.outcomesEn],
          categoryId,
          teacherId: teachers.idOrNull(row.teacher),
          cover: row.cover === '' ? drawn(row.key, categoryId) : await files.addressOf(row.cover),
          description: renderDocument(row.description),
          descriptionSource: row.description,
          descriptionEn: renderDocument(row.descriptionEn),
          descriptionEnSource: row.descriptionEn,
          sourceKey: row.key,
        },
        {
          schoolId: branches.idOrNull(row.branch),
          priceCents: row.price,
          listPriceCents: row.listPrice ?? row.price,
          validDays: row.validDays,
          isOnSale: row.isOnSale,
          hasQuestions: row.hasQuestions,
          publishedAt: row.published ?? now,
          studentCount: row.studentsBefore,
        },
      );
    });
  },

  putAway: ({ tx }, ids) => hideCourses(tx, ids),
  settle: ({ tx, companyId }) => settleCourses(tx, companyId),
};
