import type { Queryable } from '../../platform/database/connection.ts';
import { messages } from '../../modules/message/message.tables.ts';
import { hoursBefore, readDeeds } from './deeds.ts';
import { companyIdAt, studentNamed } from './find.ts';

const toHtml = (text: string): string =>
  text
    .split('\n')
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join('');

/** Seeds what the demonstration's students were told, dated back from the moment of seeding. */
export async function seedMessages(tx: Queryable): Promise<void> {
  const companyId = await companyIdAt(tx, 'localhost');
  for (const said of await readDeeds('localhost', 'messages', [
    'student',
    'kind',
    'title',
    'titleEn',
    'content',
    'contentEn',
    'link',
    'hoursAgo',
    'isRead',
  ])) {
    const sentAt = hoursBefore(said('hoursAgo'));
    const kind = messages.kind.enumValues.find((one) => one === said('kind'));
    if (kind === undefined) throw new Error(`There is no message of the kind "${said('kind')}"`);
    await tx.insert(messages).values({
      companyId,
      userId: await studentNamed(tx, companyId, said('student')),
      kind,
      title: said('title'),
      titleEn: said('titleEn'),
      content: toHtml(said('content')),
      contentEn: toHtml(said('contentEn')),
      ...(said('link') !== '' && { link: said('link') }),
      sentAt,
      readAt: said('isRead') === 'yes' ? hoursBefore(-1, sentAt.getTime()) : null,
    });
  }
}
