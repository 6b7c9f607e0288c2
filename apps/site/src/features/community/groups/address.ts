import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import { textOf } from '../../../shared/routes/textOf.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/** What the page of groups shows: the school's, the student's own, those they joined, what they wrote, or the form to make one. */
export const views = ['all', 'joined', 'created', 'topics', 'new'] as const;

/** What the page shows of what. */
export type GroupsQuery = ReadBy<typeof readQuery>;

/** The school's groups with nothing filtered. */
export const ALL_GROUPS = '#/group';

/** The form to make one. */
export const NEW_GROUP = `${ALL_GROUPS}?view=new`;

/** Reads what is shown out of the page's query. */
export function readQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    view: oneOf(query.get('view'), views, 'all'),
    words: textOf(query, 'q'),
    /** From 1. */
    page: pageOf(search),
  };
}

/** Writes what is shown as the page's address. */
export const groupsHref = ({ view = 'all', words, page }: Partial<GroupsQuery>): string =>
  withQuery(ALL_GROUPS, { view: view !== 'all' && view, q: words, page });

/** What the page of one group shows: its topics, one of them, or the form to write one. */
export type GroupQuery = ReadBy<typeof readGroupQuery>;

/** Reads what is shown of a group. */
export function readGroupQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    /** Empty for none. */
    topicId: query.get('topic') ?? '',
    isWriting: query.get('view') === 'write',
    page: pageOf(search),
  };
}

/** Writes the address of a group, of a page of its topics, of one of them, or of the form. */
export function groupHref(
  groupId: string,
  { topicId = '', isWriting = false, page = 1 }: Partial<GroupQuery> = {},
): string {
  const path = `#/groupdetail/${encodeURIComponent(groupId)}`;
  return withQuery(path, { topic: topicId, view: isWriting && 'write', page });
}
