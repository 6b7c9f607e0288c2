import { oneOf } from '@lectern/sdk';
import { pageOf } from '../../../shared/routes/pageOf.ts';
import { withQuery } from '../../../shared/routes/withQuery.ts';
import type { PaperQuery } from './subject.store.ts';

/** Progress states of papers that the list can be filtered by. */
export const STATES = ['new', 'doing', 'done'] as const;

/** Reads the query of papers from an address. */
export function readQuery(search: string): PaperQuery {
  const query = new URLSearchParams(search);
  return {
    subjectId: query.get('subjectId') ?? '',
    year: query.get('year') ?? '',
    state: oneOf(query.get('state'), STATES, ''),
    page: pageOf(query),
  };
}

/** Returns the address of a list of papers. */
export const hrefOf = ({ subjectId, year, state, page }: PaperQuery): string =>
  withQuery('#/lib/subject', { subjectId, year, state, page });
