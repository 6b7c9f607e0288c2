import type { HomePage } from '@lectern/sdk/endpoints/home';
import { readCache } from '../../platform/http/sharedWork/readCache.ts';
import { companyChanged } from '../../platform/http/tenants.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { serviceKey } from '../../platform/http/services.ts';
import type { InSchool } from '../../platform/http/member.ts';
import { readHomePage } from './homePage.ts';

/** A cache of home pages by school. */
export interface HomePages {
  of(reader: InSchool): Promise<HomePage>;
}

/** Key of the cache among the services. */
export const homePages = serviceKey<HomePages>('homePages');

const MAX_PAGES = 1000;
/**
 * Maximum age of a cached page in milliseconds: short enough that changes appear soon, long enough for many
 * concurrent visitors.
 */
const MAX_AGE_MS = 3000;

/**
 * Creates the cache. A page is the same for everybody, so it may be shared; it is read again after an event
 * that its company changed.
 */
export async function createHomePages({
  staleReads,
  clock,
  events,
}: Pick<AppParts, 'staleReads' | 'clock' | 'events'>): Promise<HomePages> {
  const pages = readCache<HomePage, InSchool>({
    max: MAX_PAGES,
    ttl: MAX_AGE_MS,
    fetchMethod: (_key, _old, { context }) => staleReads.read((db) => readHomePage(db, context, clock.now())),
  });
  const forget = (): void => pages.clear();
  await events.subscribe(companyChanged, forget, forget);
  return {
    async of(reader) {
      const page = await pages.fetch(`${reader.companyId} ${reader.schoolId}`, { context: reader });
      if (page === undefined) throw new Error('The home page was not read');
      return page;
    },
  };
}
