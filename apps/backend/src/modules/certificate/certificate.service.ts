import type {
  Certificate,
  CertificateCounts,
  CertificateIn,
  CertificateList,
  CertificateListIn,
  CertificateStatus,
  CreateCertificateIn,
  MarkReadIn,
  UnlockFields,
} from '@lectern/sdk/endpoints/certificate';
import type { parts } from '@lectern/sdk/schemas';
import { isNull } from 'drizzle-orm';
import type { UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { certificates } from './certificate.tables.ts';
import { type DocumentName, documentUrl } from './documentLinks.ts';
import { issue } from './issue.service.ts';
import { expectCertificate, findCertificates, type OwnCertificate } from './status.ts';
import { readStudy } from './study.ts';
import { memberNow } from '../../platform/http/member.ts';

/** Returns the address of a student's document. */
const linkOf = (context: UserContext, relationId: string, name: DocumentName): string => {
  const { companyId, userId, now } = memberNow(context);
  return documentUrl(context.config, { companyId, userId, relationId, name }, now);
};

function present(
  context: UserContext,
  { template, held, status, sourceName, terms, isRead }: OwnCertificate,
): Certificate {
  return {
    relationId: template.id,
    certificateName: template.name,
    certificateNo: held?.certificateNo ?? '',
    sourceName,
    status,
    readFlag: isRead ? 1 : 0,
    issuedAt: held?.issuedAt?.toISOString() ?? null,
    expiresAt: held?.expiresAt?.toISOString() ?? null,
    previewUrl: status === 'issued' ? linkOf(context, template.id, 'preview.svg') : '',
    terms,
  };
}

/** Answers `certificate.list`. */
export async function list({ status }: CertificateListIn, context: UserContext): Promise<CertificateList> {
  const found = await findCertificates(context.db, memberNow(context));
  return found
    .filter((one) => status === undefined || one.status === status)
    .map((one) => present(context, one));
}

/** Answers `certificate.count`. */
export async function count(_: object, context: UserContext): Promise<CertificateCounts> {
  const found = await findCertificates(context.db, memberNow(context));
  const of = (status: CertificateStatus) => found.filter((one) => one.status === status).length;
  return {
    all: found.length,
    locked: of('locked'),
    ready: of('ready'),
    issued: of('issued'),
    revoked: of('revoked'),
  };
}

const countUnread = (found: readonly OwnCertificate[]): parts.Count => ({
  count: found.filter(({ isRead }) => !isRead).length,
});

/** Answers `certificate.unreadCount`. */
export const unreadCount = async (_: object, context: UserContext): Promise<parts.Count> =>
  countUnread(await findCertificates(context.db, memberNow(context)));

/** Answers `certificate.markRead`; ids of other students are ignored. */
export async function markRead({ relationIds }: MarkReadIn, context: UserContext): Promise<parts.Count> {
  const holder = memberNow(context);
  const { companyId, userId, now } = holder;
  const requestedIds = new Set(relationIds.split(','));
  return context.transaction(async (tx) => {
    const seen = (await findCertificates(tx, holder)).filter(
      ({ template, isRead }) => !isRead && requestedIds.has(template.id),
    );
    if (seen.length > 0) {
      await tx
        .insert(certificates)
        .values(
          seen.map(({ template }) => ({
            companyId,
            userId,
            templateId: template.id,
            state: 'open' as const,
            readAt: now,
            createdAt: now,
          })),
        )
        .onConflictDoUpdate({
          target: [certificates.userId, certificates.templateId],
          set: { readAt: now },
          setWhere: isNull(certificates.readAt),
        });
    }
    return countUnread(await findCertificates(tx, holder));
  });
}

/** Answers `certificate.unlockField`. */
export async function unlockField(
  { relationId }: CertificateIn,
  context: UserContext,
): Promise<UnlockFields> {
  const { template } = await expectCertificate(context.db, memberNow(context), relationId);
  return template.fields.map(({ fieldCode, fieldName, isRequired }) => ({
    fieldCode,
    fieldName,
    required: isRequired ? 1 : 0,
    value: fieldCode === 'name' ? (context.user.name ?? '') : '',
  }));
}

/**
 * Answers `certificate.create`. @throws {BusinessError} code 0 where its terms are not met, or naming the
 * missing field.
 */
export async function create(input: CreateCertificateIn, context: UserContext): Promise<Certificate> {
  return present(context, await context.transaction((tx) => issue(tx, memberNow(context), input)));
}

/** Answers `certificate.trainPdfUrl`. @throws {BusinessError} code 0 before the certificate is issued. */
export async function trainPdfUrl({ relationId }: CertificateIn, context: UserContext): Promise<parts.Link> {
  const { status } = await expectCertificate(context.db, memberNow(context), relationId);
  if (status !== 'issued')
    throw refused('relationId', status === 'revoked' ? '这张证书已被学校撤销' : '领取之后才能下载证书');
  return { url: linkOf(context, relationId, 'certificate.pdf') };
}

/**
 * Answers `certificate.learnPdfUrl`. @throws {BusinessError} code 0 where it is not for a course, or nothing
 * was studied.
 */
export async function learnPdfUrl({ relationId }: CertificateIn, context: UserContext): Promise<parts.Link> {
  const holder = memberNow(context);
  const { template } = await expectCertificate(context.db, holder, relationId);
  if ((await readStudy(context.db, holder, template)) === undefined)
    throw refused('relationId', '还没有学习记录');
  return { url: linkOf(context, relationId, 'study.pdf') };
}
