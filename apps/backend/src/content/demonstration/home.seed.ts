import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies, schools } from '../../platform/database/tables/companies.tables.ts';
import { categories } from '../../modules/catalogue/catalogue.tables.ts';
import { banners, notices, shelves } from '../../modules/home/home.tables.ts';
import { bannersBySchool, categoryReasons, noticesByHost, sharedBanners } from './data/home.ts';

/** Categories that get a row of their own on the home page. */
const CATEGORY_SHELVES = 4;

async function seedShelves(tx: Queryable, companyId: string): Promise<void> {
  const roots = await tx
    .select()
    .from(categories)
    .where(and(eq(categories.companyId, companyId), isNull(categories.parentId)))
    .orderBy(asc(categories.position), asc(categories.id));
  const subjects = roots.slice(0, CATEGORY_SHELVES).map(({ id, name, nameEn, icon }) => {
    const [reason, reasonEn] = categoryReasons[icon] ?? [
      '老师讲得细，练习跟得上',
      'Taught with care, practised at once',
    ];
    return { title: name, titleEn: nameEn, reason, reasonEn, categoryId: id };
  });
  const rows: Omit<typeof shelves.$inferInsert, 'companyId' | 'position'>[] = [
    {
      title: '大家都在学',
      titleEn: 'What everyone studies',
      reason: '这个季度报名最多的课',
      reasonEn: 'The most chosen courses of this quarter',
      size: 4,
      commodityType: 1,
    },
    {
      title: '免费开始',
      titleEn: 'Start for free',
      reason: '不花钱，先完整学一门',
      reasonEn: 'A whole course, at no cost',
      price: 'free',
    },
    ...subjects,
    {
      title: '成套学更划算',
      titleEn: 'Better together',
      reason: '几门课连着学，价格也更轻',
      reasonEn: 'Courses that build on each other, for less',
      commodityType: 2,
    },
  ];
  await tx.insert(shelves).values(rows.map((row, position) => ({ ...row, companyId, position })));
}

async function seedFor(tx: Queryable, host: string): Promise<void> {
  const [company] = await tx
    .select()
    .from(companies)
    .where(arrayContains(companies.hosts, [host]));
  if (company === undefined) return;
  const companyId = company.id;
  const branches = await tx.select().from(schools).where(eq(schools.companyId, companyId));

  const shared = (sharedBanners[host] ?? []).map((banner, position) => ({ ...banner, companyId, position }));
  const own = branches.flatMap((branch) =>
    host === 'localhost'
      ? (bannersBySchool[branch.suffix] ?? []).map((banner, position) => ({
          ...banner,
          companyId,
          schoolId: branch.id,
          position,
        }))
      : [],
  );
  if (shared.length + own.length > 0) await tx.insert(banners).values([...shared, ...own]);

  const startsAt = new Date(Date.now() - 86_400_000);
  const notice = noticesByHost[host];
  if (notice !== undefined) await tx.insert(notices).values({ ...notice, companyId, startsAt });
  await seedShelves(tx, companyId);
}

/** Seeds banners, notices and the rows of courses; it comes after the catalogue, whose categories it names. */
export async function seedHome(tx: Queryable): Promise<void> {
  await seedFor(tx, 'localhost');
  await seedFor(tx, 'second.localhost');
}
