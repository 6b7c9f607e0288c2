import { text } from '@lectern/sdk';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { Company } from '../../../platform/database/tables/companies.tables.ts';
import { users } from '../../../platform/database/tables/users.tables.ts';
import { contentDisposition } from '../../../platform/files/contentDisposition.ts';
import { addressLimit, tooOften } from '../../../platform/http/limits/addressLimit.ts';
import { StatusError } from '../../../platform/http/errors.ts';
import type { AppParts } from '../../../platform/http/requestContext.ts';
import { type Sheet, toPdf } from '../../certificate/index.ts';
import { listClasses, readHistory, sumUp } from '../archive.repo.ts';
import { isGoodRecordTicket, RECORD_LANGS, type RecordLang } from './recordLink.ts';
import { recordSheet } from './recordSheet.ts';

/** Returns the owner of the requested record. */
const ownerOf = ({ url }: FastifyRequest): string => url.split('/')[2] ?? '';

/** Lays out a student's current learning record; undefined where there is no such student. */
async function sheetOf(
  db: Queryable,
  company: Company,
  { userId, lang, now }: { readonly userId: string; readonly lang: RecordLang; readonly now: Date },
): Promise<Sheet | undefined> {
  const [user] = await db
    .select({ name: users.name, username: users.username })
    .from(users)
    .where(and(eq(users.companyId, company.id), eq(users.id, userId)));
  if (user === undefined) return undefined;
  const [sum, history, classes] = await Promise.all([
    sumUp(db, userId, now),
    readHistory(db, userId, now),
    listClasses(db, userId, 'all'),
  ]);
  return recordSheet({
    holderName: user.name || (user.username ?? ''),
    companyName: company.name,
    shortName: text(company.config['shortName'], company.name),
    sum,
    history,
    classes,
    generatedAt: now,
    lang,
  });
}

/** Serves learning records to holders of a valid address, which only their owner gets. */
export function mountRecord(app: FastifyInstance, { tenants, connection, clock, config }: AppParts): void {
  // Limited per owner, since drawing takes work.
  const mayDraw = addressLimit(app, 30, ownerOf);
  app.get<{ Params: { userId: string; lang: string; ticket: string } }>(
    '/study-records/:userId/:lang/:ticket/record.pdf',
    async (request, reply) => {
      const { userId, lang: language, ticket } = request.params;
      const tenant = await tenants.byHost(request.hostname);
      const lang = RECORD_LANGS.find((one) => one === language);
      const now = clock.now();
      if (
        tenant === undefined ||
        lang === undefined ||
        !isGoodRecordTicket(config, ticket, { companyId: tenant.company.id, userId, lang }, now)
      )
        throw new StatusError(403, '学习档案的地址已失效，请回到“学习档案”重新打开');
      if (!(await mayDraw(request))) throw tooOften();
      const sheet = await sheetOf(connection.db, tenant.company, { userId, lang, now });
      if (sheet === undefined) throw new StatusError(404, '没有这份学习档案');
      return reply
        .type('application/pdf')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Disposition', contentDisposition('attachment', `${sheet.title}.pdf`, 'record.pdf'))
        .header('Cache-Control', 'private, no-store')
        .send(await toPdf(sheet));
    },
  );
}
