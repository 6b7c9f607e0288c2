import type {
  LoadOptions,
  RemovedResources,
  RemoveResourcesIn,
  Resource,
  ResourceIn,
  ResourceLink,
  ResourceListIn,
  ResourcePage,
  Shared,
  ShareIn,
  UploadRules,
  VipFlag,
} from '@lectern/sdk/endpoints/resource';
import { isId } from '../../platform/database/columns.ts';
import type { Context, UserContext } from '../../platform/http/context.ts';
import { refused } from '../../platform/http/errors.ts';
import { findMembership } from '../account/index.ts';
import { viewerOf, readCategories } from '../catalogue/index.ts';
import {
  cleanName,
  extensionOf,
  PART_BYTES,
  acceptedExtensions,
  deleteRecords,
  type DeletedRecords,
  removeBytes,
} from '../upload/index.ts';
import { categoryOf, isShown } from './kinds.ts';
import {
  countResources,
  findUnshared,
  findResource,
  findResources,
  findUploads,
  type FoundResource,
  presentResource,
  type ResourceFilter,
} from './resource.repo.ts';
import { resources } from './resource.tables.ts';
import { type LinkUse, resourceLink } from './resourceLinks.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { useOnce } from '../../platform/auth/usedOnce.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/paging.ts';
import { daysLater } from '../../platform/dates/days.ts';

const DEFAULT_PAGE_SIZE = 15;

/** Maximum characters of the name of a shared file. */
const MAX_NAME_LENGTH = 80;

/** Maximum size of a file in bytes. */
const MAX_BYTES = 1024 ** 3;

async function listOf(
  of: ResourceFilter['of'],
  input: ResourceListIn,
  context: Context,
): Promise<ResourcePage> {
  const viewer = viewerOf(context);
  const { total, records } = await findResources(
    context.db,
    viewer,
    { ...input, of },
    pageOf(input, DEFAULT_PAGE_SIZE),
  );
  return { total, records: records.map((found) => presentResource(found, viewer)) };
}

/** Answers `resource.list`. A visitor has no files of their own. */
export const listResources = (input: ResourceListIn, context: Context): Promise<ResourcePage> =>
  listOf(input.ownFlag === 1 ? 'own' : 'all', input, context);

/** Answers `resource.selectAll`. */
export const listOfStudents = (input: ResourceListIn, context: Context): Promise<ResourcePage> =>
  listOf(input.ownFlag === 1 ? 'own' : 'students', input, context);

/** Answers `resource.loadOption`: lists categories with files, and all subjects. */
export async function loadOptions(_: object, context: Context): Promise<LoadOptions> {
  const viewer = viewerOf(context);
  const [counts, tree] = await Promise.all([
    countResources(context.db, viewer),
    readCategories(context.db, viewer.companyId),
  ]);
  const sumOf = (isCounted: (row: (typeof counts)[number]) => boolean) =>
    counts.filter(isCounted).reduce((sum, { count }) => sum + count, 0);
  return {
    categories: [...new Set(counts.map(({ category }) => category))]
      .toSorted()
      .map((fileCategory) => ({ fileCategory, count: sumOf(({ category }) => category === fileCategory) })),
    subjects: tree
      .filter(({ parentId }) => parentId === null)
      .map(({ id, name, nameEn }) => ({
        subjectId: id,
        subjectName: name,
        subjectNameEn: nameEn,
        count: sumOf(({ subjectId }) => subjectId === id),
      })),
  };
}

/** Finds a file that the viewer may see. @throws {BusinessError} code 0 where there is none. */
async function expectResource(context: Context, id: string): Promise<FoundResource> {
  const found = await findResource(context.db, viewerOf(context), id);
  if (found === undefined) throw refused('id', '没有找到这份资料，它可能已经被删除');
  return found;
}

/** Answers `resource.detail`. */
export const resourceDetail = async ({ id }: ResourceIn, context: Context): Promise<Resource> =>
  presentResource(await expectResource(context, id), viewerOf(context));

const isMember = async ({ db, company, user, clock }: UserContext): Promise<boolean> =>
  (await findMembership(db, { companyId: company.id, userId: user.id, now: clock.now() })) !== undefined;

/** Answers `resource.vipFlag`. */
export const vipFlag = async (_: object, context: UserContext): Promise<VipFlag> => ({
  vipFlag: (await isMember(context)) ? 1 : 0,
});

/**
 * Finds a file that the student may open. @throws {BusinessError} code 0 where there is none, or it is only for
 * members.
 */
async function expectOpen(context: UserContext, id: string): Promise<FoundResource> {
  const found = await expectResource(context, id);
  const { isForMembers, userId } = found.resource;
  if (isForMembers && userId !== context.user.id && !(await isMember(context)))
    throw refused('vipFlag', '这份资料只对会员开放');
  return found;
}

async function linkTo(
  { resource }: FoundResource,
  use: LinkUse,
  context: UserContext,
): Promise<ResourceLink> {
  const { db, config, company, user, clock } = context;
  const [now, companyId] = [clock.now(), company.id];
  const [value, expiresAt] = [`${resource.id} ${use} ${user.id}`, daysLater(now, 1)];
  // Views by the owner, and repeated views on one day, say nothing about demand and are not counted.
  if (resource.userId !== user.id && (await useOnce(db, { companyId, kind: 'resource', value, expiresAt })))
    await countOne(db, resource.id, use === 'save' ? 'downloadCount' : 'viewCount');
  return resourceLink(config, { companyId, userId: user.id, resourceId: resource.id, use }, now);
}

/** Answers `resource.download`. */
export const download = async ({ id }: ResourceIn, context: UserContext): Promise<ResourceLink> =>
  linkTo(await expectOpen(context, id), 'save', context);

const playable = ['video', 'audio'] as const;

/** Returns the handler of `resource.view` and of the two previews, each for its own kinds of files. */
export const preview =
  (kind: 'still' | (typeof playable)[number]) =>
  async ({ id }: ResourceIn, context: UserContext): Promise<ResourceLink> => {
    const found = await expectOpen(context, id);
    const { category } = found.resource;
    const isOfKind = kind === 'still' ? !playable.some((one) => one === category) : category === kind;
    if (!isOfKind || !isShown(found.contentType, category))
      throw refused('id', '这种文件不能在线预览，请下载后打开');
    return linkTo(found, 'show', context);
  };

/** Answers `resource.toUpload`. */
export const uploadRules = (): UploadRules => ({
  extensions: [...acceptedExtensions],
  maxSize: MAX_BYTES,
  chunkSize: PART_BYTES,
});

/** Tells whether a school reviews its students' files before others see them. */
const isReviewed = ({ company }: Context): boolean => company.config['resourceReview'] === true;

/**
 * Answers `resource.share`.
 * @throws {BusinessError} code 0 for a file that this student did not upload for sharing, an empty name, or
 *   another company's subject.
 */
export async function share(
  { files, subjectId, summary = '' }: ShareIn,
  context: UserContext,
): Promise<Shared> {
  const { db, transaction, company, school, user, clock } = context;
  const names = new Map(
    files.map(({ resourceId, fileName }) => [resourceId, cleanName(fileName, MAX_NAME_LENGTH)]),
  );
  if ([...names.values()].includes('')) throw refused('fileName', '请填写资料名称');
  if (subjectId !== undefined) {
    const tree = isId(subjectId) ? await readCategories(db, company.id) : [];
    if (!tree.some(({ id, parentId }) => id === subjectId && parentId === null))
      throw refused('subjectId', '没有这个科目');
  }
  const ids = [...names.keys()];
  const uploads = await findUploads(db, user.id, ids);
  if (uploads.length < ids.length) throw refused('files', '有文件没有上传成功，请移除后重新上传');
  const state: Shared['state'] = isReviewed(context) ? 'pending' : 'shown';
  const owner = { companyId: company.id, schoolId: school.id, userId: user.id };
  await transaction((tx) =>
    tx
      .insert(resources)
      .values(
        uploads.map(({ id, key, contentType }) => ({
          ...owner,
          id,
          fileKey: key,
          name: names.get(id) ?? '',
          extension: extensionOf(key),
          category: categoryOf(contentType, extensionOf(key)),
          subjectId: subjectId ?? null,
          summary: summary.trim(),
          state,
          sharedAt: clock.now(),
        })),
      )
      .onConflictDoNothing(),
  );
  // Uploads that were never shared would otherwise take up the student's space forever.
  await removeOwn(await findUnshared(db, user.id, daysLater(clock.now(), -1)), context);
  return { ids, state };
}

async function removeOwn(ids: readonly string[], context: UserContext): Promise<RemovedResources> {
  const { count, keys } = await context.transaction((tx) => deleteUploads(tx, context.user.id, ids));
  await removeBytes(context, keys);
  return { removedCount: count };
}

/** Answers `resource.remove`; also removes uploads that were never shared. */
export const remove = ({ ids }: RemoveResourcesIn, context: UserContext): Promise<RemovedResources> =>
  removeOwn(ids, context);

/** Answers `resource.batchRemoveVideo`: removes only videos. */
export async function removeVideos(
  { ids }: RemoveResourcesIn,
  context: UserContext,
): Promise<RemovedResources> {
  const uploads = await findUploads(context.db, context.user.id, ids);
  return removeOwn(
    uploads
      .filter(({ contentType, key }) => categoryOf(contentType, extensionOf(key)) === 'video')
      .map(({ id }) => id),
    context,
  );
}

/** Counts one more view or download. */
export async function countOne(
  db: Queryable,
  resourceId: string,
  counter: 'viewCount' | 'downloadCount',
): Promise<void> {
  await db
    .update(resources)
    .set({ [counter]: sql`${resources[counter]} + 1` })
    .where(eq(resources.id, resourceId));
}

/** Deletes a student's uploads for sharing, which frees their space. */
export async function deleteUploads(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<DeletedRecords> {
  if (!ids.some(isId)) return { count: 0, keys: [] };
  await tx
    .delete(resources)
    .where(and(eq(resources.userId, userId), inArray(resources.id, ids.filter(isId))));
  return deleteRecords(tx, userId, ids.filter(isId));
}
