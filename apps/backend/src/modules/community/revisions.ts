import type { Revisions } from '@lectern/sdk/endpoints/community';
import { jsonb } from 'drizzle-orm/pg-core';
import { BusinessError } from '../../platform/http/errors.ts';
import { markupOf, type StoredText } from '../../platform/richText/storedText.ts';

/** How long after writing a text its author may change it, in milliseconds. */
const EDIT_MS = 24 * 3_600_000;

/** Maximum changes of one text. */
const MAX_REVISIONS = 10;

/** An earlier version of a text. */
export interface Earlier {
  /** Empty where there is none. */
  readonly title: string;
  readonly contentHtml: string;
  /** When it was replaced; ISO 8601. */
  readonly until: string;
}

/** A column with the earlier versions of a text, oldest first. */
export const earlier = () => jsonb().$type<readonly Earlier[]>().notNull().default([]);

/** A text that can be changed, with its earlier versions. */
export interface Revisable extends StoredText {
  readonly title?: string;
  readonly earlier: readonly Earlier[];
}

const endOf = (writtenAt: Date): Date => new Date(writtenAt.getTime() + EDIT_MS);

/**
 * Returns the earlier versions after a change at `now`, including the current one; unchanged where the new text
 * is the same.
 * @throws {BusinessError} code 0 a day after the text was written, and for too many changes.
 */
export function revised(
  row: Revisable,
  writtenAt: Date,
  next: { readonly title?: string; readonly content: string },
  now: Date,
): readonly Earlier[] {
  if (now > endOf(writtenAt)) throw new BusinessError('0', '发布一天以后不能再修改');
  if (next.content === row.content && next.title === row.title) return row.earlier;
  if (row.earlier.length >= MAX_REVISIONS) throw new BusinessError('0', `最多修改 ${MAX_REVISIONS} 次`);
  return [...row.earlier, { title: row.title ?? '', contentHtml: markupOf(row), until: now.toISOString() }];
}

/** Formats the earlier versions, and for the author whether the text may still be changed. */
export const presentRevisions = (row: Revisable, writtenAt: Date, isOwn: boolean, now: Date): Revisions => {
  const isOpen = isOwn && now <= endOf(writtenAt) && row.earlier.length < MAX_REVISIONS;
  return {
    ownText: isOpen ? row.content : '',
    editableUntil: isOpen ? endOf(writtenAt).toISOString() : null,
    earlier: [...row.earlier],
  };
};
