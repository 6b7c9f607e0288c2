import { randomBytes } from 'node:crypto';
import type { CreateCertificateIn } from '@lectern/sdk/endpoints/certificate';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { dayOf, monthsAfter } from '../../platform/dates/days.ts';
import { refused } from '../../platform/http/errors.ts';
import { certificates } from './certificate.tables.ts';
import { dayInChinese } from './day.ts';
import { expectCertificate, type OwnCertificate } from './status.ts';
import type { MemberNow } from '../../platform/http/member.ts';

/** Crockford's base 32 alphabet, without look-alike characters. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Creates a certificate number: the day in Shanghai and eight random characters, such as `20260302-7K3M9XQ2`. */
function newCertificateNo(now: Date): string {
  const characters = Array.from(randomBytes(8), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return `${dayOf(now).replaceAll('-', '')}-${characters}`;
}

type Answers = ReadonlyMap<string, string>;

/** Code of the field with the printed name. */
const NAME = 'name';

/**
 * Validates the answers to a certificate's fields. @throws {BusinessError} code 0 naming a missing or unknown
 * field.
 */
function readAnswers(
  { template }: OwnCertificate,
  fields: NonNullable<CreateCertificateIn['fields']>,
): Answers {
  const answers = new Map(fields.map(({ fieldCode, value }) => [fieldCode, value.trim()]));
  const strange = fields.find(
    ({ fieldCode }) => !template.fields.some((field) => field.fieldCode === fieldCode),
  );
  if (strange !== undefined) throw refused(strange.fieldCode, '证书上没有这一项');
  for (const { fieldCode, fieldName, isRequired } of template.fields) {
    if (isRequired && (answers.get(fieldCode) ?? '') === '') throw refused(fieldCode, `请填写${fieldName}`);
  }
  return answers;
}

/** Replaces the placeholders of a text; those without a value become empty. */
function fillIn(template: string, values: Readonly<Record<string, string>>, answers: Answers): string {
  return template.replace(/\{(\w+)\}/g, (_, code: string) => answers.get(code) ?? values[code] ?? '');
}

/**
 * Issues a certificate whose terms are met, once: a second call returns the same one.
 * @throws {BusinessError} code 0 where its terms are not met, where it was revoked, or naming the missing
 *   field.
 */
export async function issue(
  tx: Queryable,
  holder: MemberNow,
  { relationId, fields = [] }: CreateCertificateIn,
): Promise<OwnCertificate> {
  const { companyId, userId, now } = holder;
  // The lock makes a double click issue only one certificate.
  const [user] = await tx
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const certificate = await expectCertificate(tx, holder, relationId);
  const { template, status, sourceName } = certificate;
  if (status === 'issued') return certificate;
  if (status === 'revoked') throw refused('relationId', '这张证书已被学校撤销');
  if (status === 'locked') throw refused('relationId', '还没有达到领取条件');
  const answers = readAnswers(certificate, fields);
  const holderName = answers.get(NAME) || (user?.name ?? '');
  if (holderName === '') throw refused(NAME, '请先在个人资料里填写姓名');

  const values = { name: holderName, source: sourceName, date: dayInChinese(now) };
  const issued = {
    state: 'issued' as const,
    certificateNo: newCertificateNo(now),
    holderName,
    words: fillIn(template.words, values, answers),
    sourceName,
    issuedAt: now,
    expiresAt: template.validMonths === null ? null : monthsAfter(now, template.validMonths),
    readAt: now,
  };
  await tx
    .insert(certificates)
    .values({ companyId, userId, templateId: template.id, ...issued, createdAt: now })
    .onConflictDoUpdate({ target: [certificates.userId, certificates.templateId], set: issued });
  return expectCertificate(tx, holder, relationId);
}
