import type { Revisions } from '@lectern/sdk/endpoints/community';
import { jsonb } from 'drizzle-orm/pg-core';
import { BusinessError } from '../../platform/http/errors.ts';
import { markupOf, type Written } from '../../platform/richText/written.ts';

/** How long after the writing its author may change it, in milliseconds. */
const EDIT_MS = 24 * 3_600_000;

/** How often one thing may be changed. */
const MOST_REVISIONS = 10;

/** What somebody wrote before they changed it. */
export interface Earlier {
  /** Empty where it has none. */
  readonly title: string;
  readonly contentHtml: string;
  /** ISO; when it was changed. */
  readonly until: string;
}

/** What was written before, the oldest first. */
export const earlier = () => jsonb().$type<readonly Earlier[]>().notNull().default([]);

/** What can be changed: as it stands, and what it was before. */
export interface Revisable extends Written {
  readonly title?: string;
  readonly earlier: readonly Earlier[];
}

const endOf = (writtenAt: Date): Date => new Date(writtenAt.getTime() + EDIT_MS);

/**
 * Puts what stands to what was before, for a change at `now`; nothing changes where the new words are the same.
 * @throws {BusinessError} code 0 a day after the writing, and for too many changes.
 */
export function revised(
  row: Revisable,
  writtenAt: Date,
  next: { readonly title?: string; readonly content: string },
  now: Date,
): readonly Earlier[] {
  if (now > endOf(writtenAt)) throw new BusinessError('0', '发布一天以后不能再修改');
  if (next.content === row.content && next.title === row.title) return row.earlier;
  if (row.earlier.length >= MOST_REVISIONS) throw new BusinessError('0', `最多修改 ${MOST_REVISIONS} 次`);
  return [...row.earlier, { title: row.title ?? '', contentHtml: markupOf(row), until: now.toISOString() }];
}

/** Tells what was before, and to its author what they may still change. */
export const presentRevisions = (row: Revisable, writtenAt: Date, isOwn: boolean, now: Date): Revisions => {
  const isOpen = isOwn && now <= endOf(writtenAt) && row.earlier.length < MOST_REVISIONS;
  return {
    ownText: isOpen ? row.content : '',
    editableUntil: isOpen ? endOf(writtenAt).toISOString() : null,
    earlier: [...row.earlier],
  };
};
