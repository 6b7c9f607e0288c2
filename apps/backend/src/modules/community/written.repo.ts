import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { communityAnswers, communityQuestions } from './community.tables.ts';

/** Something that a student wrote for others, as the school looks through it. */
export interface Written {
  readonly what: 'question' | 'answer' | 'group' | 'topic' | 'reply';
  readonly id: string;
  readonly at: Date;
  /** Who wrote it; null for a teacher. */
  readonly userId: string | null;
  readonly words: string;
}

/** Reads the questions and answers of a company that stand and were written since a moment. */
export async function readWritten(tx: Queryable, companyId: string, since: Date): Promise<Written[]> {
  const { id, askedAt, userId, title, content } = communityQuestions;
  const asked = await tx
    .select({ id, at: askedAt, userId, words: sql<string>`${title} || E'\\n' || ${content}` })
    .from(communityQuestions)
    .where(
      and(
        eq(communityQuestions.companyId, companyId),
        gte(askedAt, since),
        isNull(communityQuestions.removedBy),
      ),
    );
  const given = await tx
    .select({
      id: communityAnswers.id,
      at: communityAnswers.answeredAt,
      userId: communityAnswers.userId,
      words: communityAnswers.content,
    })
    .from(communityAnswers)
    .where(
      and(
        eq(communityAnswers.companyId, companyId),
        gte(communityAnswers.answeredAt, since),
        isNull(communityAnswers.removedBy),
      ),
    );
  return [
    ...asked.map((one) => ({ ...one, what: 'question' as const })),
    ...given.map((one) => ({ ...one, what: 'answer' as const })),
  ];
}
