import type { SearchGroup, SearchIn, SearchKind, SearchResult } from '@lectern/sdk/endpoints/search';
import { search } from '@lectern/sdk/schemas';
import type { StaleReadContext } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { findByText, findNear, MAX_FOUND } from '../searchIndex/index.ts';
import { present } from './present.repo.ts';

const PAGE_SIZE = 5;

/**
 * Answers `search.find`. Where nothing matches, returns results that match with one typing mistake. Notes are
 * found only by their owner.
 */
export async function find(
  { text = '', kind: only, ...page }: SearchIn,
  { db, company, school, user, clock }: StaleReadContext,
): Promise<SearchResult> {
  const seeker = { companyId: company.id, schoolId: school.id, userId: user?.id, now: clock.now() };
  const exact = await findByText(db, seeker, search.SEARCH_KINDS, text);
  const found = exact.size > 0 ? exact : await findNear(db, seeker, search.SEARCH_KINDS, text);
  const { limit, offset } = pageOf(page, PAGE_SIZE);
  const read = async (kind: SearchKind): Promise<SearchGroup[]> => {
    const ids = found.get(kind);
    if (ids === undefined) return [];
    return [
      {
        kind,
        total: ids.length,
        moreFlag: ids.length === MAX_FOUND ? 1 : 0,
        records:
          only === undefined || only === kind
            ? await present(db, kind, ids.slice(offset, offset + limit))
            : [],
      },
    ];
  };
  const groups = await Promise.all(search.SEARCH_KINDS.map(read));
  return { nearFlag: exact.size === 0 && found.size > 0 ? 1 : 0, groups: groups.flat() };
}
