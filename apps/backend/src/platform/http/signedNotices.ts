import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '../database/columns.ts';
import type { Queryable } from '../database/connection.ts';
import { type Company, companies } from '../database/tables/companies.tables.ts';

const LARGEST_NOTICE = 64 * 1024;

/** Has the notices of providers come as text: a signature is over that, so nothing may parse it before. */
export function takeNoticesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LARGEST_NOTICE }, (_, body, done) =>
    done(null, body),
  );
}

/** What was sent; empty where nothing was. */
export const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

/** A header of which one is expected; empty where there is none, or more. */
export function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

/** Finds the company that the address of a notice names. */
export async function companyOfNotice(db: Queryable, id: string): Promise<Company | undefined> {
  const [company] = isId(id) ? await db.select().from(companies).where(eq(companies.id, id)) : [];
  return company;
}
