import { sql } from 'drizzle-orm';
import { users } from '../database/tables/users.tables.ts';
import type { Viewer } from './member.ts';

/** A student's names and picture, for a query that joins `users`. The user name is not among them: it logs in. */
export const authorColumns = {
  name: users.name,
  nickName: sql<string>`coalesce(${users.profile} ->> 'nickName', '')`,
  avatar: sql<string>`coalesce(${users.profile} ->> 'headPicMax', '')`,
};

/** The names of a student, as read from {@link authorColumns}. */
export interface AuthorNames {
  /** The name that the school knows; null where it is unknown. */
  readonly name: string | null;
  /** The name that the student chose to be shown; empty where none. */
  readonly nickName: string;
}

/** What is shown of a student without any name. */
const NAMELESS = '匿名';

/** Masks a person's name except for its first character: 陈**. */
export function maskName(name: string): string {
  const [first = ''] = name.trim();
  return first === '' ? NAMELESS : `${first}**`;
}

/**
 * Returns the name under which a student is shown to others: the nickname, or else the name; to visitors, who may
 * be anybody, the name is masked.
 */
export function shownName({ name, nickName }: AuthorNames, { userId }: Pick<Viewer, 'userId'>): string {
  if (nickName !== '') return nickName;
  return userId === undefined ? maskName(name ?? '') : name || NAMELESS;
}
