import {
  countBuyers,
  hidePackages,
  packageItemRows,
  readPackageRows,
  savePackage,
  settlePackages,
} from '../../modules/catalogue/index.ts';
import { reference } from '../columns/textColumns.ts';
import { markdownOf, renderDocument } from '../documents.ts';
import { oneByOne, type Subject, storedRow } from '../subject.ts';
import { defineTable } from '../table.ts';
import {
  branch,
  category,
  descriptions,
  drawnCover,
  key,
  listPriceProblem,
  name,
  nameEn,
  published,
  studentsBefore,
  sale,
  summaries,
  course,
} from './common.ts';
import { drawnCovers } from './courses.ts';

const table = defineTable({
  id: 'packages',
  sheet: { zh: '套餐', en: 'Packages' },
  about: {
    zh: '几门课程打包出售。表中没有的套餐会下架，已购买的学员仍可学习。',
    en: 'Several courses sold as one. A package missing here is unpublished; students who have it keep it.',
  },
  columns: {
    key: key(),
    name: name(),
    nameEn: nameEn(),
    category: category(),
    ...sale(),
    branch: branch(),
    cover: drawnCover(),
    ...summaries(),
    ...descriptions(),
    published: published(),
    studentsBefore: studentsBefore(),
  },
  key: ['key'],
});

/** Packages of courses. */
export const packages: Subject<typeof table> = {
  table,
  stored: 'packages',
  whenMissing: 'hide',

  async read({ tx, companyId, books }) {
    const [categories, branches] = await books('categories', 'branches');
    const rows = await readPackageRows(tx, companyId);
    const here = await countBuyers(tx, companyId);
    return rows.map(({ bundle, commodity }) => ({
      ...storedRow(table, bundle, {
        category: categories.keyOf(commodity.categoryId),
        price: commodity.priceCents,
        listPrice: commodity.listPriceCents === commodity.priceCents ? null : commodity.listPriceCents,
        validDays: commodity.validDays,
        isOnSale: commodity.isOnSale,
        branch: branches.keyOf(commodity.schoolId),
        description: markdownOf(bundle.descriptionSource, bundle.description),
        descriptionEn: markdownOf(bundle.descriptionEnSource, bundle.descriptionEn),
        published: commodity.publishedAt,
        studentsBefore: Math.max(0, commodity.studentCount - (here.get(commodity.id) ?? 0)),
      }),
      isHidden: !commodity.isOnSale,
    }));
  },

  check: listPriceProblem,

  async save(scope, entries) {
    const { tx, companyId, books, files, now } = scope;
    const [categories, branches] = await books('categories', 'branches');
    const drawn = await drawnCovers(scope);
    return oneByOne(entries, async ({ id, row }) => {
      const categoryId = categories.idOf(row.category);
      return savePackage(
        tx,
        companyId,
        id,
        {
          ...row,
          cover: row.cover === '' ? drawn(row.key, categoryId) : await files.addressOf(row.cover),
          description: renderDocument(row.description),
          descriptionSource: row.description,
          descriptionEn: renderDocument(row.descriptionEn),
          descriptionEnSource: row.descriptionEn,
          outcomes: [...row.outcomes],
          outcomesEn: [...row.outcomesEn],
          sourceKey: row.key,
        },
        {
          categoryId,
          schoolId: branches.idOrNull(row.branch),
          priceCents: row.price,
          listPriceCents: row.listPrice ?? row.price,
          validDays: row.validDays,
          isOnSale: row.isOnSale,
          publishedAt: row.published ?? now,
          studentCount: row.studentsBefore,
        },
      );
    });
  },

  putAway: ({ tx }, ids) => hidePackages(tx, ids),
  settle: ({ tx, companyId }) => settlePackages(tx, companyId),
};

const itemTable = defineTable({
  id: 'package_courses',
  sheet: { zh: '套餐课程', en: 'Package courses' },
  about: {
    zh: '每个套餐里的课程。同一套餐内，行的顺序就是学习的顺序。',
    en: 'Courses of each package, in the recommended order of study.',
  },
  columns: {
    package: reference('packages', ['套餐', 'package'], ['套餐的编号。', 'Key of the package.'], {
      cure: 'write the key of a package',
    }),
    course: course(),
  },
  key: ['package', 'course'],
  orderWithin: ['package'],
});

/** The courses of packages. */
export const packageCourses: Subject<typeof itemTable> = {
  table: itemTable,
  stored: 'package_items',
  whenMissing: 'remove',

  async read({ tx, companyId, books }) {
    const [own, courses] = await books('packages', 'courses');
    const rows = await packageItemRows.read(tx, companyId);
    return rows.map(({ id, packageId, courseId }) => ({
      id,
      row: { package: own.keyOf(packageId), course: courses.keyOf(courseId) },
    }));
  },

  async save({ tx, companyId, books }, entries) {
    const [own, courses] = await books('packages', 'courses');
    return oneByOne(entries, ({ id, row, position }) =>
      packageItemRows.save(tx, companyId, id, {
        packageId: own.idOf(row.package),
        courseId: courses.idOf(row.course),
        position,
      }),
    );
  },

  putAway: ({ tx }, ids) => packageItemRows.remove(tx, ids),
};
