import type { InsertIn, Prepared, PrepareIn, SignedAgreement } from '@lectern/sdk/endpoints/agreement';
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError, refused } from '../../platform/http/errors.ts';
import { markupOfSchool } from '../../platform/richText/storedText.ts';
import { findProfile } from '../studentInfo/index.ts';
import { lockSignature, storePicture } from '../upload/index.ts';
import {
  findAgreementDetails,
  isCopyOf,
  NO_AGREEMENT,
  ofCourse,
  ofProtocol,
  ofTarget,
  readAgreementDetails,
  type AgreementDetails,
} from './agreement.repo.ts';
import { protocols, studentProtocols } from './agreement.tables.ts';
import { INFORMATION_DUE, hasRequiredInfo } from './information.ts';
import { refusalOf, textDigest } from './status.ts';
import { type MemberNow, memberNow } from '../../platform/http/member.ts';
import { daysLater } from '../../platform/dates/days.ts';

/** Maximum size of a drawn signature in bytes, about ten times that of the largest screen. */
const MAX_DRAWING_BYTES = 300 * 1024;

/** An agreement that a student can sign for something they have. */
type Signable = AgreementDetails & { readonly commodityId: string };

/** Finds an agreement to sign, and why it cannot be signed; an empty `refusal` allows it. */
async function findSignable(
  context: UserContext,
  protocolId: string,
  where: SQL | undefined,
): Promise<{ readonly found?: Signable; readonly refusal: string }> {
  const details = await findAgreementDetails(
    context.db,
    memberNow(context),
    and(ofProtocol(protocolId), where),
  );
  if (details?.commodityId == null) return { refusal: NO_AGREEMENT };
  const found = { ...details, commodityId: details.commodityId };
  const refusal = refusalOf(found.agreement);
  if (refusal !== '') return { found, refusal };
  return { found, refusal: (await hasRequiredInfo(context, found.agreement)) ? '' : INFORMATION_DUE };
}

/**
 * Creates the student's copy unless it exists; the school cannot remove the agreement before the transaction ends.
 * @throws {BusinessError} code 0 where it was removed meanwhile.
 */
async function openCopy(
  tx: Queryable,
  { companyId, userId, now }: MemberNow,
  { agreement, commodityId }: Signable,
): Promise<void> {
  const { protocolId, targetType, targetId } = agreement;
  const [kept] = await tx
    .select({ id: protocols.id })
    .from(protocols)
    .where(eq(protocols.id, protocolId))
    .for('key share');
  if (kept === undefined) throw new BusinessError('0', NO_AGREEMENT);
  await tx
    .insert(studentProtocols)
    .values({ companyId, userId, protocolId, targetType, targetId, commodityId, openedAt: now })
    .onConflictDoNothing();
}

/** Answers `agreement.prepare`: returns the address of the signing page, or why there is none. */
export async function prepare(
  { protocolId, comId, classTypeId, classPackageId }: PrepareIn,
  context: UserContext,
): Promise<Prepared> {
  const isTarget = or(
    classPackageId === undefined ? undefined : ofTarget({ targetType: 'PACKAGE', targetId: classPackageId }),
    classTypeId === undefined ? undefined : ofCourse(classTypeId),
  );
  const { found, refusal } = await findSignable(context, protocolId, isTarget);
  if (found === undefined || refusal !== '') return { result: false, resultForm: '', msg: refusal };
  await context.transaction((tx) => openCopy(tx, memberNow(context), found));
  const { targetId, targetType, curId } = found.agreement;
  const about = new URLSearchParams({ commodityId: comId, targetId, targetType });
  const page = `/s/pc/#/agreement/edit/${curId ?? '0'}/${encodeURIComponent(protocolId)}`;
  return { result: true, resultForm: `${context.origin}${page}?${about.toString()}`, msg: '' };
}

/** The stored form of a signature. */
type Signature = { readonly signKey: string; readonly signName: string };

const unreadable = (): BusinessError => refused('signContent', '签名无法识别，请重新签名');

/** Tells whether the content is a storage key, which contains a slash, unlike a name. */
const isKey = (signContent: string): boolean => signContent.includes('/') && !signContent.startsWith('data:');

/** Normalizes a name for comparison: spaces, separating dots, width and case are ignored. */
const comparable = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s·•.]/gu, '')
    .toLowerCase();

/**
 * Accepts a typed name, which has to match the real name in the student's information, if any.
 * @throws {BusinessError} code 0 where it is not a name or does not match.
 */
async function typedSignature({ db, user }: UserContext, signName: string): Promise<Signature> {
  if (!/^[\p{L}\p{M}·.'’ -]{2,40}$/u.test(signName)) throw unreadable();
  const realName = (await findProfile(db, user.id))?.name ?? '';
  if (realName !== '' && comparable(signName) !== comparable(realName))
    throw refused('signContent', '签名与个人信息中的姓名不一致，请输入真实姓名');
  return { signKey: '', signName };
}

/**
 * Reads a signature: the bytes of a picture in a data URL, the key of an uploaded picture, or a name.
 * @throws {BusinessError} code 0 where it is none of these or the name does not match, -603 where the student
 *   has no storage left.
 */
async function readSignature(context: UserContext, signContent: string): Promise<Signature> {
  if (isKey(signContent)) return { signKey: signContent, signName: '' };
  if (!signContent.startsWith('data:')) return typedSignature(context, signContent.trim());
  const [, encoded = ''] = /^data:image\/(?:png|jpeg);base64,([\w+/]+={0,2})$/.exec(signContent) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.byteLength === 0 || bytes.byteLength > MAX_DRAWING_BYTES) throw unreadable();
  try {
    return await storePicture(context, new Blob([bytes]), 'signature', async (_, { key }) => ({
      signKey: key,
      signName: '',
    }));
  } catch (error) {
    throw error instanceof BusinessError && error.code !== '-603' ? unreadable() : error;
  }
}

function endOf({ validDays, protocolExpiresAt }: AgreementDetails, now: Date): Date | null {
  const ends = [
    validDays === null ? undefined : daysLater(now, validDays).getTime(),
    protocolExpiresAt?.getTime(),
  ];
  const known = ends.filter((end) => end !== undefined);
  return known.length === 0 ? null : new Date(Math.min(...known));
}

/**
 * Answers `agreement.insert`. Of concurrent calls only one signs; the others are refused as already signed.
 * @throws {BusinessError} code 0 where the agreement is already signed, expired or not the student's, its text
 *   is not the one that was read, or information is missing.
 */
export async function sign(
  { productId, potocolId, type, signContent, textDigest: readDigest }: InsertIn,
  context: UserContext,
): Promise<SignedAgreement> {
  // The wire has only courses and packages: a chapter belongs to its course.
  const types = type === 'course' ? (['COURSE', 'MOUDLE'] as const) : (['PACKAGE'] as const);
  const where = or(...types.map((targetType) => ofTarget({ targetType, targetId: productId })));
  const { found, refusal } = await findSignable(context, potocolId, where);
  if (found === undefined || refusal !== '') throw new BusinessError('0', refusal);
  // The picture is stored first, so that a signed copy never refers to a missing file.
  const signature = await readSignature(context, signContent);
  const signer = memberNow(context);
  return context.transaction(async (tx) => {
    if (signature.signKey !== '' && !(await lockSignature(tx, signer.userId, signature.signKey)))
      throw unreadable();
    await openCopy(tx, signer, found);
    const details = await readAgreementDetails(tx, signer, found.agreement);
    const signedHtml = markupOfSchool(details.content, 'document');
    // The school may have changed the text while the student was reading it.
    if (readDigest !== undefined && readDigest !== textDigest(signedHtml))
      throw new BusinessError('0', '协议内容刚刚更新了，请刷新页面，看完再签署');
    const [copy] = await tx
      .update(studentProtocols)
      .set({
        ...signature,
        signedAt: signer.now,
        expiresAt: endOf(details, signer.now),
        signedHtml,
        isInformationComplete: true,
      })
      .where(and(isCopyOf(signer, found.agreement), isNull(studentProtocols.signedAt)))
      .returning({ curId: studentProtocols.id });
    if (copy === undefined) throw new BusinessError('0', refusalOf({ agreementStatus: 2 }));
    return { curId: copy.curId, agreementStatus: 2 };
  });
}
