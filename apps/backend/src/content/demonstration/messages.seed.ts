import { and, arrayContains, eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { messages } from '../../modules/message/message.tables.ts';
import { demoMessages } from './data/messages.ts';

const HOUR_MS = 3_600_000;

const toHtml = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

/** Seeds what the demonstration's students were told, dated back from the moment of seeding. */
export async function seedMessages(tx: Queryable): Promise<void> {
  const now = Date.now();
  const [company] = await tx
    .select()
    .from(companies)
    .where(arrayContains(companies.hosts, ['localhost']));
  if (company === undefined) return;
  for (const [username, texts] of Object.entries(demoMessages)) {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.companyId, company.id), eq(users.username, username)));
    if (user === undefined) continue;
    await tx.insert(messages).values(
      texts.map(({ paragraphs, paragraphsEn, hoursAgo, isRead = false, ...words }) => {
        const sentAt = new Date(now - hoursAgo * HOUR_MS);
        return {
          ...words,
          companyId: company.id,
          userId: user.id,
          content: toHtml(paragraphs),
          contentEn: toHtml(paragraphsEn),
          sentAt,
          readAt: isRead ? new Date(sentAt.getTime() + HOUR_MS) : null,
        };
      }),
    );
  }
}
