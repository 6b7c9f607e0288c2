import { and, eq, gte, isNull, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database/connection.ts';
import { communityAnswers, communityQuestions } from './community.tables.ts';

/** A text that a student wrote for others, for the school's review. */
export interface Post {
  readonly kind: 'question' | 'answer' | 'group' | 'topic' | 'reply' | 'review';
  readonly id: string;
  readonly at: Date;
  /** The author; null for a teacher. */
  readonly userId: string | null;
  readonly text: string;
}

/** Selects a company's rows that are not removed and were written since a moment. */
export const createdSince = (
  { companyId, removedBy }: { readonly companyId: PgColumn; readonly removedBy: PgColumn },
  at: PgColumn,
  company: string,
  since: Date,
): SQL | undefined => and(eq(companyId, company), gte(at, since), isNull(removedBy));

/** Reads a company's visible questions and answers written since a moment. */
export async function readPosts(tx: Queryable, companyId: string, since: Date): Promise<Post[]> {
  const { id, askedAt, userId, title, content } = communityQuestions;
  const questions = await tx
    .select({ id, at: askedAt, userId, text: sql<string>`${title} || E'\\n' || ${content}` })
    .from(communityQuestions)
    .where(createdSince(communityQuestions, askedAt, companyId, since));
  const answers = await tx
    .select({
      id: communityAnswers.id,
      at: communityAnswers.answeredAt,
      userId: communityAnswers.userId,
      text: communityAnswers.content,
    })
    .from(communityAnswers)
    .where(createdSince(communityAnswers, communityAnswers.answeredAt, companyId, since));
  return [
    ...questions.map((one) => ({ ...one, kind: 'question' as const })),
    ...answers.map((one) => ({ ...one, kind: 'answer' as const })),
  ];
}
