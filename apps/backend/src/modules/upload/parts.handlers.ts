import * as upload from '@lectern/sdk/endpoints/upload';
import { upload as schema, uploadParts as partSchema } from '@lectern/sdk/schemas';
import { and, eq, sql } from 'drizzle-orm';
import type { UserContext } from '../../http/context.ts';
import { BusinessError } from '../../http/errors.ts';
import { route, type Route } from '../../http/route.ts';
import { contentTypeOf, extensionOf, isTaken } from './fileKinds.ts';
import { fileStore } from './fileStore.ts';
import { fileUrl } from './keepFile.ts';
import { digestOf, PART_BYTES, partsOf, partStore } from './partStore.ts';
import { storedFiles } from './upload.tables.ts';
import { type UploadSession, uploadSessions } from './uploadParts.tables.ts';
import { newToken, useToken } from './uploadToken.ts';

/** A part comes in a form, which says a little around it. */
const PART_LIMIT = PART_BYTES + 64 * 1024;

const failed = (field: string, words = '文件上传失败，请重新上传'): BusinessError =>
  new BusinessError('-601', words, { field });

async function findSession({ db, user }: UserContext, id: string): Promise<UploadSession> {
  const [session] = /^\d{1,18}$/.test(id)
    ? await db
        .select()
        .from(uploadSessions)
        .where(and(eq(uploadSessions.id, id), eq(uploadSessions.userId, user.id)))
    : [];
  if (session === undefined) throw failed('session');
  return session;
}

async function begin(
  context: UserContext,
  { uptoken, key, size }: upload.BeginUploadIn,
): Promise<upload.BegunUpload> {
  const { transaction, user, company, clock } = context;
  await useToken(context, uptoken);
  if (!key.startsWith(`${company.id}/`)) throw failed('key');
  if (!isTaken(extensionOf(key))) throw failed('key', '不支持这种格式的文件');
  return transaction(async (tx) => {
    const owner = { companyId: company.id, userId: user.id };
    await tx
      .insert(uploadSessions)
      .values({ ...owner, key, size, createdAt: clock.now() })
      .onConflictDoNothing();
    const [session] = await tx.select().from(uploadSessions).where(eq(uploadSessions.key, key));
    if (session?.userId !== user.id || session.size !== size)
      throw new BusinessError('-602', '文件重复上传', { field: 'key' });
    return { session: session.id, received: session.received };
  });
}

async function sendPart(
  context: UserContext,
  { uptoken, session: id, index, file }: upload.UploadPartIn,
): Promise<upload.ReceivedPart> {
  await useToken(context, uptoken);
  const session = await findSession(context, id);
  const place = Number(index);
  const wanted = Math.min(PART_BYTES, session.size - place * PART_BYTES);
  if (place > session.received || wanted <= 0 || file.size !== wanted) throw failed('index');
  if (session.finishedAt === null && place === session.received) {
    await context.services.get(partStore).write(session.id, place, new Uint8Array(await file.arrayBuffer()));
    await context.db
      .update(uploadSessions)
      .set({ received: sql`greatest(${uploadSessions.received}, ${place + 1})` })
      .where(eq(uploadSessions.id, session.id));
  }
  return { received: Math.max(session.received, place + 1) };
}

async function finish(
  context: UserContext,
  { uptoken, session: id }: upload.FinishUploadIn,
): Promise<upload.StoredFile> {
  await useToken(context, uptoken);
  const session = await findSession(context, id);
  const { key, size } = session;
  const stored: upload.StoredFile = { key, url: fileUrl(key), size };
  if (session.finishedAt !== null) return stored;
  if (session.received < partsOf(size)) throw failed('session');
  const { services, transaction, company, user, clock } = context;
  const parts = services.get(partStore);
  const draft = await parts.pathOf(session.id);
  const found = await digestOf(draft);
  const contentType = await contentTypeOf(draft, extensionOf(key));
  if (contentType === undefined || found.size !== size) {
    await parts.remove(session.id);
    await context.db.delete(uploadSessions).where(eq(uploadSessions.id, session.id));
    throw failed('file', '文件内容和格式不符，请重新选择');
  }
  // The bytes first: a record must never name what is not there.
  await parts.moveTo(session.id, services.get(fileStore).pathOf(key));
  const now = clock.now();
  await transaction(async (tx) => {
    await tx
      .insert(storedFiles)
      .values({
        key,
        companyId: company.id,
        userId: user.id,
        contentType,
        size,
        digest: found.digest,
        createdAt: now,
      })
      .onConflictDoNothing();
    await tx.update(uploadSessions).set({ finishedAt: now }).where(eq(uploadSessions.id, session.id));
  });
  return stored;
}

/** Files in parts of 4 MB (specification 7.4 and 9). */
export const partRoutes: readonly Route[] = [
  route(upload.token, { input: schema.UploadOriginIn, output: schema.UploadToken }, (_, context) => ({
    uptoken: newToken(context),
  })),
  route(
    upload.storageDomain,
    { input: schema.UploadOriginIn, output: schema.StorageDomain },
    (_, { origin }) => ({ qndomain: `${origin}/files` }),
  ),
  route(upload.begin, { input: partSchema.BeginUploadIn, output: partSchema.BegunUpload }, (input, context) =>
    begin(context, input),
  ),
  route(
    upload.sendPart,
    { input: partSchema.UploadPartIn, output: partSchema.ReceivedPart },
    (input, context) => sendPart(context, input),
    {
      bodyLimit: PART_LIMIT,
    },
  ),
  route(
    upload.finish,
    { input: partSchema.FinishUploadIn, output: partSchema.StoredFile },
    (input, context) => finish(context, input),
  ),
];
