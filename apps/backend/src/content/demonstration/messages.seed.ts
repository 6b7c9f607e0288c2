import type { Queryable } from '../../platform/database/connection.ts';
import { messages } from '../../modules/message/message.tables.ts';
import { demoMessages } from './data/messages.ts';
import { companyIdAt, studentNamed } from './find.ts';

const HOUR_MS = 3_600_000;

const toHtml = (paragraphs: readonly string[]): string =>
  paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('');

/** Seeds what the demonstration's students were told, dated back from the moment of seeding. */
export async function seedMessages(tx: Queryable): Promise<void> {
  const now = Date.now();
  const companyId = await companyIdAt(tx, 'localhost');
  for (const [username, texts] of Object.entries(demoMessages)) {
    const userId = await studentNamed(tx, companyId, username);
    await tx.insert(messages).values(
      texts.map(({ paragraphs, paragraphsEn, hoursAgo, isRead = false, ...words }) => {
        const sentAt = new Date(now - hoursAgo * HOUR_MS);
        return {
          ...words,
          companyId,
          userId,
          content: toHtml(paragraphs),
          contentEn: toHtml(paragraphsEn),
          sentAt,
          readAt: isRead ? new Date(sentAt.getTime() + HOUR_MS) : null,
        };
      }),
    );
  }
}
