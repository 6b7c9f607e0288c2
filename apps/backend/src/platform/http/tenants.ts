import { asc, desc, sql } from 'drizzle-orm';
import { Type } from 'typebox';
import type { Queryable } from '../database/connection.ts';
import { companies, type Company, type School, schools } from '../database/tables/companies.tables.ts';
import { eventKind } from '../events/events.ts';
import { readCache } from './sharedWork/readCache.ts';

/** Published after a change to a company or its schools, so that every process re-reads them. */
export const companyChanged = eventKind('company_changed', Type.Object({ companyId: Type.String() }));

/** The open schools of a company: the default one first, then by creation. */
export type Schools = readonly [School, ...School[]];

/** A company with its schools. */
export interface Tenant {
  readonly company: Company;
  readonly schools: Schools;
}

/** Finds tenants by host. */
export interface Tenants {
  /** @returns undefined when no company has this host. */
  byHost(host: string): Promise<Tenant | undefined>;
  /** Clears the cache of this process; publish {@link companyChanged} to reach all processes. */
  forget(): void;
}

const CACHED_HOSTS = 1000;
/** Maximum age of a cached tenant, in milliseconds; a safety net in case {@link companyChanged} is missed. */
const CACHED_MS = 30_000;

/**
 * Makes the lookup of tenants by host.
 * @param showsFirst true where an unknown host gets the oldest company instead of nothing.
 */
export function createTenants(db: Queryable, showsFirst: boolean): Tenants {
  async function read(host: string): Promise<Tenant | null> {
    const order = showsFirst
      ? [sql`(${host} = any(${companies.hosts})) desc`, asc(companies.id)]
      : [asc(companies.id)];
    const [company] = await db
      .select()
      .from(companies)
      .where(showsFirst ? undefined : sql`${host} = any(${companies.hosts})`)
      .orderBy(...order)
      .limit(1);
    if (company === undefined) return null;
    const [first, ...others] = await db
      .select()
      .from(schools)
      .where(
        sql`${schools.companyId} = ${company.id}
          and (${schools.defaultFlag} or not ${schools.config} @> '{"isClosed": true}')`,
      )
      .orderBy(desc(schools.defaultFlag), asc(schools.id));
    return first === undefined ? null : { company, schools: [first, ...others] };
  }

  const cache = readCache<{ readonly tenant: Tenant | null }>({
    max: CACHED_HOSTS,
    ttl: CACHED_MS,
    fetchMethod: async (host) => ({ tenant: await read(host) }),
  });

  return {
    async byHost(host) {
      const found = await cache.fetch(host.toLowerCase());
      // An unknown host is not cached, so that a new company is reachable at once.
      if (found?.tenant == null) cache.delete(host.toLowerCase());
      return found?.tenant ?? undefined;
    },
    forget: () => cache.clear(),
  };
}
