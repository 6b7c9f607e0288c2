import type { InsertIn, Prepared, PrepareIn, SignedAgreement } from '@lectern/sdk/endpoints/agreement';
import { and, isNull, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { markupOfSchool } from '../../platform/richText/written.ts';
import { findProfile } from '../studentInfo/index.ts';
import { holdSignature, keepPicture } from '../upload/index.ts';
import {
  findWhole,
  isCopyOf,
  ofCourse,
  ofProtocol,
  ofTarget,
  readWhole,
  type WholeAgreement,
} from './agreement.repo.ts';
import { studentProtocols } from './agreement.tables.ts';
import { INFORMATION_DUE, knowsPerson } from './information.ts';
import { refusalOf } from './status.ts';
import { type MemberNow, memberNow } from '../../platform/http/member.ts';

const DAY_MS = 86_400_000;
/** A drawn signature of the largest screen has a tenth of that. */
const LARGEST_DRAWING = 300 * 1024;

const NOT_YOURS = '没有找到这份协议';

/** A student's own agreement that is signed for something they have. */
type Signable = WholeAgreement & { readonly commodityId: string };

/** Finds what is to be signed, and says why it cannot be; an empty `refusal` lets it be signed. */
async function findSignable(
  context: UserContext,
  protocolId: string,
  where: SQL | undefined,
): Promise<{ readonly found?: Signable; readonly refusal: string }> {
  const whole = await findWhole(context.db, memberNow(context), and(ofProtocol(protocolId), where));
  if (whole?.commodityId == null) return { refusal: NOT_YOURS };
  const found = { ...whole, commodityId: whole.commodityId };
  const refusal = refusalOf(found.agreement);
  if (refusal !== '') return { found, refusal };
  return { found, refusal: (await knowsPerson(context, found.agreement)) ? '' : INFORMATION_DUE };
}

/** Opens the student's copy, which stays one however often it is opened. */
async function openCopy(
  db: Queryable,
  { companyId, userId, now }: MemberNow,
  { agreement, commodityId }: Signable,
): Promise<void> {
  const { protocolId, targetType, targetId } = agreement;
  await db
    .insert(studentProtocols)
    .values({ companyId, userId, protocolId, targetType, targetId, commodityId, openedAt: now })
    .onConflictDoNothing();
}

/** Answers `agreement.prepare`: the address of the signing page, or why there is none. */
export async function prepare(
  { protocolId, comId, classTypeId, classPackageId }: PrepareIn,
  context: UserContext,
): Promise<Prepared> {
  const place = or(
    classPackageId === undefined ? undefined : ofTarget({ targetType: 'PACKAGE', targetId: classPackageId }),
    classTypeId === undefined ? undefined : ofCourse(classTypeId),
  );
  const { found, refusal } = await findSignable(context, protocolId, place);
  if (found === undefined || refusal !== '') return { result: false, resultForm: '', msg: refusal };
  await openCopy(context.db, memberNow(context), found);
  const { targetId, targetType, curId } = found.agreement;
  const about = new URLSearchParams({ commodityId: comId, targetId, targetType });
  const page = `/s/pc/#/agreement/edit/${curId ?? '0'}/${encodeURIComponent(protocolId)}`;
  return { result: true, resultForm: `${context.origin}${page}?${about.toString()}`, msg: '' };
}

/** A signature as it is kept. */
type Signature = { readonly signKey: string; readonly signName: string };

const unreadable = (): BusinessError =>
  new BusinessError('0', '签名无法识别，请重新签名', { field: 'signContent' });

/** A key in the storage, as no name is written. */
const isKey = (signContent: string): boolean => signContent.includes('/') && !signContent.startsWith('data:');

/** A name as names are compared: blanks, dots between its parts, width and case make no other name. */
const comparable = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/[\s·•.]/gu, '')
    .toLowerCase();

/**
 * Takes a typed name, which is the real one of the student's information where that has one.
 * @throws {BusinessError} code 0 when it is no name or another's.
 */
async function typedSignature({ db, user }: UserContext, signName: string): Promise<Signature> {
  if (!/^[\p{L}\p{M}·.'’ -]{2,40}$/u.test(signName)) throw unreadable();
  const realName = (await findProfile(db, user.id))?.name ?? '';
  if (realName !== '' && comparable(signName) !== comparable(realName))
    throw new BusinessError('0', '签名与个人信息中的姓名不一致，请输入真实姓名', { field: 'signContent' });
  return { signKey: '', signName };
}

/**
 * Reads a signature: a picture's bytes from its data address, the key of one that was uploaded, or a name.
 * @throws {BusinessError} code 0 when it is none of them, or the name is not the student's, -603 where the student has no
 * space for the picture.
 */
async function readSignature(context: UserContext, signContent: string): Promise<Signature> {
  if (isKey(signContent)) return { signKey: signContent, signName: '' };
  if (!signContent.startsWith('data:')) return typedSignature(context, signContent.trim());
  const [, encoded = ''] = /^data:image\/(?:png|jpeg);base64,([\w+/]+={0,2})$/.exec(signContent) ?? [];
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.byteLength === 0 || bytes.byteLength > LARGEST_DRAWING) throw unreadable();
  try {
    return await keepPicture(context, new Blob([bytes]), 'signature', async (_, { key }) => ({
      signKey: key,
      signName: '',
    }));
  } catch (error) {
    throw error instanceof BusinessError && error.code !== '-603' ? unreadable() : error;
  }
}

function endOf({ validDays, protocolExpiresAt }: WholeAgreement, now: Date): Date | null {
  const ends = [
    validDays === null ? undefined : now.getTime() + validDays * DAY_MS,
    protocolExpiresAt?.getTime(),
  ];
  const known = ends.filter((end) => end !== undefined);
  return known.length === 0 ? null : new Date(Math.min(...known));
}

/**
 * Answers `agreement.insert`. Of several calls at once one signs; the others hear that it is signed.
 * @throws {BusinessError} code 0 when it is signed, expired, not the student's, or information is missing.
 */
export async function sign(
  { productId, potocolId, type, signContent }: InsertIn,
  context: UserContext,
): Promise<SignedAgreement> {
  // The wire knows courses and packages alone: a chapter is a part of a course.
  const types = type === 'course' ? (['COURSE', 'MOUDLE'] as const) : (['PACKAGE'] as const);
  const where = or(...types.map((targetType) => ofTarget({ targetType, targetId: productId })));
  const { found, refusal } = await findSignable(context, potocolId, where);
  if (found === undefined || refusal !== '') throw new BusinessError('0', refusal);
  // The picture first: a signed copy must never name what is not there.
  const signature = await readSignature(context, signContent);
  const signer = memberNow(context);
  return context.transaction(async (tx) => {
    if (signature.signKey !== '' && !(await holdSignature(tx, signer.userId, signature.signKey)))
      throw unreadable();
    await openCopy(tx, signer, found);
    const whole = await readWhole(tx, signer, found.agreement);
    const [copy] = await tx
      .update(studentProtocols)
      .set({
        ...signature,
        signedAt: signer.now,
        expiresAt: endOf(whole, signer.now),
        signedHtml: markupOfSchool(whole.content, 'document'),
        isInformationComplete: true,
      })
      .where(and(isCopyOf(signer, found.agreement), isNull(studentProtocols.signedAt)))
      .returning({ curId: studentProtocols.id });
    if (copy === undefined) throw new BusinessError('0', refusalOf({ agreementStatus: 2 }));
    return { curId: copy.curId, agreementStatus: 2 };
  });
}
