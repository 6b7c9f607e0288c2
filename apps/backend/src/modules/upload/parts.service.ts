import type * as upload from '@lectern/sdk/endpoints/upload';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { UserContext } from '../../platform/http/context.ts';
import { BusinessError } from '../../platform/http/errors.ts';
import { singleFlight } from '../../platform/http/sharedWork/singleFlight.ts';
import { uploadedBytes } from '../../platform/metrics/meters.ts';
import { contentTypeOf, extensionOf, headOf, isAcceptedExtension } from './fileKinds.ts';
import { fileStore, newFileKey } from '../../platform/files/fileStore.ts';
import { EMPTY_FILE, fileUrl, TOO_MANY_PIXELS } from './keepFile.service.ts';
import { PART_BYTES, partsOf, partStore } from './partStore.ts';
import { isDrawable, PICTURE_HEAD_BYTES } from './pictureSize.ts';
import { lockUser } from '../../platform/database/lockUser.ts';
import { refuseOverflow } from './space.ts';
import { storedFiles } from './upload.tables.ts';
import { type UploadSession, uploadSessions } from './uploadParts.tables.ts';
import { useToken } from './uploadToken.ts';
import { idOrNone } from '../../platform/database/columns.ts';
import { digestOf } from '../../platform/digest/digest.ts';

/** Maximum open uploads of a student. */
export const MAX_OPEN = 20;

const failed = (field: string, message = '文件上传失败，请重新上传'): BusinessError =>
  new BusinessError('-601', message, { field });

const isOwn = ({ company, user }: UserContext) =>
  and(eq(uploadSessions.companyId, company.id), eq(uploadSessions.userId, user.id));

async function findSession(context: UserContext, id: string): Promise<UploadSession> {
  const [session] = await context.db
    .select()
    .from(uploadSessions)
    .where(and(eq(uploadSessions.id, idOrNone(id)), isOwn(context)));
  if (session === undefined) throw failed('session');
  return session;
}

const present = ({ id, key, digests }: UploadSession): upload.BegunUpload => ({
  session: id,
  key,
  received: digests.length,
});

/**
 * Begins an upload under a new key. A requested key is accepted only if it belongs to the student's own upload,
 * which then continues.
 */
export async function begin(
  context: UserContext,
  { uptoken, key: known, extension, size }: upload.BeginUploadIn,
): Promise<upload.BegunUpload> {
  const { transaction, user, company, clock } = context;
  await useToken(context, uptoken);
  if (!isAcceptedExtension(extension)) throw failed('extension', '不支持这种格式的文件');
  if (size === 0) throw failed('size', EMPTY_FILE);
  const touchedAt = clock.now();
  return transaction(async (tx) => {
    // The lock serializes the uploads of a student, so that together they respect the space.
    await lockUser(tx, user.id);
    if (known !== undefined) {
      const [session] = await tx
        .update(uploadSessions)
        .set({ touchedAt })
        .where(and(isOwn(context), eq(uploadSessions.key, known), eq(uploadSessions.size, size)))
        .returning();
      if (session !== undefined) return present(session);
    }
    const open = and(isOwn(context), isNull(uploadSessions.finishedAt));
    if ((await tx.$count(uploadSessions, open)) >= MAX_OPEN)
      throw failed('size', `最多同时上传 ${MAX_OPEN} 个文件，请先传完前面的`);
    const [session] = await tx
      .insert(uploadSessions)
      .values({
        companyId: company.id,
        userId: user.id,
        key: newFileKey(company.id, extension, touchedAt),
        size,
        createdAt: touchedAt,
        touchedAt,
      })
      .returning();
    if (session === undefined) throw failed('size');
    await refuseOverflow(tx, user, { field: 'size' });
    return present(session);
  });
}

/** Requests in progress: concurrent requests for the same part or file share one write. */
const partsUnderWay = singleFlight<upload.ReceivedPart>();
const wholesUnderWay = singleFlight<upload.StoredFile>();

async function keepPart(
  context: UserContext,
  { session: id, index, file, digest: declared }: Omit<upload.UploadPartIn, 'uptoken'>,
): Promise<upload.ReceivedPart> {
  const session = await findSession(context, id);
  const partIndex = Number(index);
  const received = session.digests.length;
  const expectedSize = Math.min(PART_BYTES, session.size - partIndex * PART_BYTES);
  if (partIndex > received || expectedSize <= 0 || file.size !== expectedSize) throw failed('index');
  if (session.finishedAt !== null || partIndex < received) return { received };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (declared !== undefined && declared !== digestOf(bytes)) throw failed('digest');
  const digest = await context.services.get(partStore).write(session.id, bytes);
  await context.db
    .update(uploadSessions)
    .set({ digests: sql`array_append(${uploadSessions.digests}, ${digest})`, touchedAt: context.clock.now() })
    // Of concurrent requests for one part, the first one stored is acknowledged.
    .where(
      and(eq(uploadSessions.id, session.id), eq(sql`cardinality(${uploadSessions.digests})`, partIndex)),
    );
  return { received: partIndex + 1 };
}

/** Stores a part; repeating the same part changes nothing. */
export async function sendPart(
  context: UserContext,
  { uptoken, ...part }: upload.UploadPartIn,
): Promise<upload.ReceivedPart> {
  await useToken(context, uptoken);
  return partsUnderWay(context.services).share(
    `${context.user.id} ${part.session} ${Number(part.index)}`,
    () => keepPart(context, part),
  );
}

async function giveUp(context: UserContext, session: UploadSession): Promise<void> {
  await context.db
    .delete(uploadSessions)
    .where(and(eq(uploadSessions.id, session.id), isNull(uploadSessions.finishedAt)));
  await context.services.get(partStore).remove(session.id);
}

/** Detects the content type of a complete file. @throws {BusinessError} -601 where it does not match the key. */
async function validate(path: string, key: string): Promise<string> {
  const contentType = await contentTypeOf(path, extensionOf(key));
  if (contentType === undefined) throw failed('file', '文件内容和格式不符，请重新选择');
  if (contentType.startsWith('image/') && !isDrawable(await headOf(path, PICTURE_HEAD_BYTES)))
    throw failed('file', TOO_MANY_PIXELS);
  return contentType;
}

/**
 * Assembles the parts into one file, and stores it.
 * @throws {BusinessError} -601 where a part is missing or damaged, or the bytes do not match the key.
 */
async function putTogether(context: UserContext, session: UploadSession): Promise<void> {
  const { id, key, size, digests } = session;
  const { services, transaction, company, user, clock } = context;
  const parts = services.get(partStore);
  const assembled = await parts.assemble(id, digests);
  if (assembled === undefined || assembled.size !== size) throw failed('session');
  const contentType = await validate(assembled.path, key);
  // The bytes are stored first, so that a row never refers to missing bytes.
  const files = services.get(fileStore);
  await files.adopt(key, assembled.path);
  const now = clock.now();
  const isStored = await transaction(async (tx) => {
    const [finished] = await tx
      .update(uploadSessions)
      .set({ finishedAt: now, touchedAt: now })
      .where(eq(uploadSessions.id, id))
      .returning({ id: uploadSessions.id });
    if (finished === undefined) return false;
    await tx
      .insert(storedFiles)
      .values({
        key,
        companyId: company.id,
        userId: user.id,
        contentType,
        size,
        digest: assembled.digest,
        createdAt: now,
        purpose: 'upload',
      })
      .onConflictDoNothing();
    return true;
  });
  // The upload was cancelled meanwhile, or its student erased, so no row refers to the bytes.
  if (!isStored) {
    await files.remove(key);
    throw failed('session');
  }
  uploadedBytes.inc(size);
  await parts.remove(id);
}

async function storeAssembled(context: UserContext, id: string): Promise<upload.StoredFile> {
  const session = await findSession(context, id);
  const { key, size, digests } = session;
  const stored: upload.StoredFile = { key, url: fileUrl(key), size };
  if (session.finishedAt !== null) return stored;
  if (digests.length < partsOf(size)) throw failed('session');
  try {
    await putTogether(context, session);
  } catch (error) {
    // Another process may have finished the upload and deleted the parts while this one was assembling them.
    if ((await findSession(context, id)).finishedAt !== null) return stored;
    if (error instanceof BusinessError) await giveUp(context, session);
    throw error;
  }
  return stored;
}

/** Completes an upload; a second call returns the same file. */
export async function finish(
  context: UserContext,
  { uptoken, session }: upload.FinishUploadIn,
): Promise<upload.StoredFile> {
  await useToken(context, uptoken);
  return wholesUnderWay(context.services).share(`${context.user.id} ${session}`, () =>
    storeAssembled(context, session),
  );
}
