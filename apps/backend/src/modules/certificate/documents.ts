import { text } from '@lectern/sdk';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Queryable } from '../../platform/database/connection.ts';
import type { Company } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { contentDisposition } from '../../platform/files/contentDisposition.ts';
import { addressLimit, tooOften } from '../../platform/http/limits/addressLimit.ts';
import { StatusError } from '../../platform/http/errors.ts';
import type { AppParts } from '../../platform/http/requestContext.ts';
import { DOCUMENTS, type DocumentName, isGoodTicket } from './documentLinks.ts';
import { certificateSheet } from './drawing/certificateSheet.ts';
import type { Sheet } from './drawing/sheet.ts';
import { studySheet } from './drawing/studySheet.ts';
import { toPdf } from './drawing/toPdf.ts';
import { toSvg } from './drawing/toSvg.ts';
import { findCertificate } from './status.ts';
import { readStudy } from './study.ts';
import type { MemberNow } from '../../platform/http/member.ts';

/** Content security policy of a picture opened on its own: it may load or run nothing. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Lays out the current document; undefined where there is none (any more). */
async function sheetOf(
  db: Queryable,
  company: Company,
  holder: MemberNow,
  relationId: string,
  name: DocumentName,
): Promise<Sheet | undefined> {
  const certificate = await findCertificate(db, holder, relationId);
  if (certificate === undefined) return undefined;
  const { template, held, status } = certificate;
  const school = { companyName: company.name, shortName: text(company.config['shortName'], company.name) };
  if (name === 'study.pdf') {
    const study = await readStudy(db, holder, template);
    const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, holder.userId));
    return study === undefined
      ? undefined
      : studySheet({ ...school, holderName: user?.name ?? '', study, generatedAt: holder.now });
  }
  if (status !== 'issued' || held === undefined || held.issuedAt === null || held.certificateNo === null)
    return undefined;
  const { holderName, words, certificateNo, issuedAt, expiresAt } = held;
  return certificateSheet({
    ...school,
    name: template.name,
    nameEn: template.nameEn,
    holderName,
    text: words,
    certificateNo,
    issuedAt,
    expiresAt,
  });
}

/** Returns the owner of a requested document. */
const ownerOf = ({ url }: FastifyRequest): string => url.split('/')[3] ?? '';

/**
 * Serves certificates, proofs of study and their pictures to holders of a valid address, which only their owner
 * gets. A revoked certificate is no longer served.
 */
export function mountDocuments(app: FastifyInstance, { tenants, connection, clock, config }: AppParts): void {
  // Limited per owner, since drawing takes work and all students of a school may fetch theirs on one day.
  const mayDraw = addressLimit(app, 120, ownerOf);
  app.get<{ Params: { relationId: string; userId: string; ticket: string; name: string } }>(
    '/certificates/:relationId/:userId/:ticket/:name',
    async (request, reply) => {
      const { relationId, userId, ticket, name: fileName } = request.params;
      const tenant = await tenants.byHost(request.hostname);
      const name = DOCUMENTS.find((one) => one === fileName);
      const now = clock.now();
      if (
        tenant === undefined ||
        name === undefined ||
        !isGoodTicket(config, ticket, { companyId: tenant.company.id, userId, relationId, name }, now)
      ) {
        throw new StatusError(403, '证书地址已失效，请回到“我的证书”重新打开');
      }
      if (!(await mayDraw(request))) throw tooOften();
      const { company } = tenant;
      const sheet = await sheetOf(
        connection.db,
        company,
        { companyId: company.id, userId, now },
        relationId,
        name,
      );
      if (sheet === undefined) throw new StatusError(404, '没有这张证书');
      void reply.header('X-Content-Type-Options', 'nosniff');
      if (name === 'preview.svg') {
        return reply
          .type('image/svg+xml')
          .header('Content-Security-Policy', INERT)
          .header('Cache-Control', 'private, max-age=3600')
          .send(toSvg(sheet));
      }
      return reply
        .type('application/pdf')
        .header('Content-Disposition', contentDisposition('attachment', `${sheet.title}.pdf`, name))
        .header('Cache-Control', 'private, no-store')
        .send(await toPdf(sheet));
    },
  );
}
