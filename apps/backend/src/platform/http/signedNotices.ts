import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { idOrNone } from '../database/columns.ts';
import type { Queryable } from '../database/connection.ts';
import { type Company, companies } from '../database/tables/companies.tables.ts';

const MAX_NOTICE_BYTES = 64 * 1024;

/** Delivers the notices of providers as unparsed text, since their signatures cover the exact text. */
export function takeNoticesAsText(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_NOTICE_BYTES }, (_, body, done) =>
    done(null, body),
  );
}

/** Returns the body of a notice; empty where there is none. */
export const textOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');

/** A notice as received over HTTP. */
export interface SignedNotice {
  /** Empty where the header is missing or repeated. */
  readonly signature: string;
  readonly body: string;
}

/** Reads a notice. @param header the header of its signature */
export function noticeOf(request: FastifyRequest, header: string): SignedNotice {
  const signature = request.headers[header];
  return { signature: typeof signature === 'string' ? signature : '', body: textOf(request) };
}

/** Finds the company in the URL of a notice. */
export async function companyOfNotice(db: Queryable, id: string): Promise<Company | undefined> {
  const [company] = await db
    .select()
    .from(companies)
    .where(eq(companies.id, idOrNone(id)));
  return company;
}
