import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import { textOf } from '../../../shared/routes/textOf.ts';
import type { ReadBy } from '../../../shared/readBy.ts';

/**
 * The views of the groups page: the school's groups, those joined, those created, the student's topics, or the
 * form to create one.
 */
export const views = ['all', 'joined', 'created', 'topics', 'new'] as const;

/** The view of the page and its filters. */
export type GroupsQuery = ReadBy<typeof readQuery>;

/** Address of the school's groups without filters. */
export const ALL_GROUPS = '#/group';

/** Address of the form to create a group. */
export const NEW_GROUP = `${ALL_GROUPS}?view=new`;

/** Reads view and filters from the page's query. */
export function readQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    view: oneOf(query.get('view'), views, 'all'),
    words: textOf(query, 'q'),
    /** From 1. */
    page: pageOf(search),
  };
}

/** Writes view and filters as the page's address. */
export const groupsHref = ({ view = 'all', words, page }: Partial<GroupsQuery>): string =>
  withQuery(ALL_GROUPS, { view: view !== 'all' && view, q: words, page });

/** The view of a group's page: its topics, one of them, or the form to write one. */
export type GroupQuery = ReadBy<typeof readGroupQuery>;

/** Reads the view of a group's page. */
export function readGroupQuery(search: string) {
  const query = new URLSearchParams(search);
  return {
    /** Empty for none. */
    topicId: query.get('topic') ?? '',
    isWriting: query.get('view') === 'write',
    page: pageOf(search),
  };
}

/** Returns the address of a group, of a page of its topics, of a topic, or of the form. */
export function groupHref(
  groupId: string,
  { topicId = '', isWriting = false, page = 1 }: Partial<GroupQuery> = {},
): string {
  const path = `#/groupdetail/${encodeURIComponent(groupId)}`;
  return withQuery(path, { topic: topicId, view: isWriting && 'write', page });
}
