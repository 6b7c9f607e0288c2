import { arrayContains, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies, schools } from '../../platform/database/tables/companies.tables.ts';
import { news } from '../../modules/news/news.tables.ts';
import { huicaiNews, type NewsText, qingheNews } from './data/news.ts';

const DAY_MS = 86_400_000;

const toHtml = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

async function seedFor(tx: Queryable, host: string, texts: readonly NewsText[], now: Date): Promise<void> {
  const [company] = await tx
    .select()
    .from(companies)
    .where(arrayContains(companies.hosts, [host]));
  if (company === undefined) return;
  const branches = await tx.select().from(schools).where(eq(schools.companyId, company.id));
  await tx.insert(news).values(
    texts.map(({ school, daysAgo, paragraphs, paragraphsEn, isPinned = false, ...words }) => ({
      ...words,
      companyId: company.id,
      schoolId: branches.find((branch) => branch.suffix === school)?.id ?? null,
      isPinned,
      content: toHtml(paragraphs),
      contentEn: toHtml(paragraphsEn),
      publishedAt: new Date(now.getTime() - daysAgo * DAY_MS),
    })),
  );
}

/** Seeds the demonstration's news, dated back from the day on which it is seeded. */
export async function seedNews(tx: Queryable): Promise<void> {
  const now = new Date();
  await seedFor(tx, 'localhost', qingheNews, now);
  await seedFor(tx, 'second.localhost', huicaiNews, now);
}
