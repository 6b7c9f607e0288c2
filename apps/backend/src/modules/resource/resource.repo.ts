import type { Resource, ResourceListIn } from '@lectern/sdk/endpoints/resource';
import { and, count, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { isId, idOrNone } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { likeInAnyCase } from '../../platform/database/rows/likePattern.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import type { Pagination } from '../../platform/http/paging.ts';
import { categories, patternsOf } from '../catalogue/index.ts';
import { extensionOf, SHARED_UPLOAD, storedFiles, fileRecords } from '../upload/index.ts';
import { isShownIn } from '../../platform/database/rows/isShownIn.ts';
import { authorColumns, shownName } from '../../platform/http/author.ts';
import type { SchoolViewer } from '../../platform/http/member.ts';
import type { RowOf } from '../../platform/database/rows/rowOf.ts';
import { isShown } from './kinds.ts';
import { resources } from './resource.tables.ts';

/** A shared file with everything shown about it. */
export type FoundResource = RowOf<typeof select>;

const isOwn = ({ userId }: SchoolViewer): SQL =>
  userId === undefined ? sql`false` : eq(resources.userId, userId);

/** Selects files of the viewer's school or of all schools, and the viewer's own. */
const isHere = (viewer: SchoolViewer): SQL | undefined =>
  or(isOwn(viewer), isShownIn(viewer.schoolId, resources.schoolId));

/** Selects files that a viewer may see: those that their school shows, and their own. */
const isVisible = (viewer: SchoolViewer): SQL | undefined =>
  and(
    eq(resources.companyId, viewer.companyId),
    or(isOwn(viewer), eq(resources.state, 'shown')),
    isHere(viewer),
  );

async function select(db: Queryable, where: SQL | undefined, order: readonly SQL[]) {
  return db
    .select({
      resource: resources,
      contentType: storedFiles.contentType,
      size: storedFiles.size,
      ...authorColumns,
      subject: { name: categories.name, nameEn: categories.nameEn },
    })
    .from(resources)
    .innerJoin(storedFiles, eq(storedFiles.key, resources.fileKey))
    .leftJoin(users, eq(users.id, resources.userId))
    .leftJoin(categories, eq(categories.id, resources.subjectId))
    .where(where)
    .orderBy(...order);
}

/** Filter of a list. */
export interface ResourceFilter extends Pick<
  ResourceListIn,
  'keyword' | 'fileCategory' | 'subjectId' | 'order'
> {
  /** `own` includes every state; `students` excludes the school's own files. */
  readonly of: 'all' | 'students' | 'own';
}

/** Reads a page of the files that a viewer may see. */
export async function findResources(
  db: Queryable,
  viewer: SchoolViewer,
  { keyword = '', fileCategory, subjectId, order = 'newest', of }: ResourceFilter,
  page: Pagination,
): Promise<{ total: number; records: FoundResource[] }> {
  if (subjectId !== undefined && !isId(subjectId)) return { total: 0, records: [] };
  const patterns = patternsOf(keyword);
  const where = and(
    eq(resources.companyId, viewer.companyId),
    of === 'own' ? isOwn(viewer) : and(eq(resources.state, 'shown'), isHere(viewer)),
    of === 'students' ? isNotNull(resources.userId) : undefined,
    fileCategory === undefined ? undefined : eq(resources.category, fileCategory),
    subjectId === undefined ? undefined : eq(resources.subjectId, subjectId),
    ...patterns.map((pattern) =>
      likeInAnyCase(sql`${resources.name} || ' ' || ${resources.summary}`, pattern),
    ),
  );
  // `nulls last` matches the indexes; without it PostgreSQL would sort again.
  const newest = [sql`${resources.sharedAt} desc nulls last`, sql`${resources.id} desc nulls last`];
  const sorted = order === 'popular' ? [sql`${resources.downloadCount} desc nulls last`, ...newest] : newest;
  // An index finds the ids, and only these rows are read. A text search scans all names anyway, so it counts
  // the matches in the same pass.
  const counted = patterns.length === 0 ? sql<null>`null` : sql<number>`(count(*) over ())::int`;
  const rows = await db
    .select({ id: resources.id, counted })
    .from(resources)
    .where(where)
    .orderBy(...sorted)
    .limit(page.limit)
    .offset(page.offset);
  const total = rows[0]?.counted ?? (await db.$count(resources, where));
  if (rows.length === 0) return { total, records: [] };
  const records = await select(
    db,
    inArray(
      resources.id,
      rows.map(({ id }) => id),
    ),
    sorted,
  );
  return { total, records };
}

/** Finds a file that a viewer may see; undefined for all others. */
export async function findResource(
  db: Queryable,
  viewer: SchoolViewer,
  resourceId: string,
): Promise<FoundResource | undefined> {
  const [found] = await select(db, and(isVisible(viewer), eq(resources.id, idOrNone(resourceId))), []);
  return found;
}

/** Counts the files that a viewer's school shows, by category and by subject. */
export async function countResources(db: Queryable, viewer: SchoolViewer) {
  return db
    .select({ category: resources.category, subjectId: resources.subjectId, count: count() })
    .from(resources)
    .where(and(eq(resources.companyId, viewer.companyId), eq(resources.state, 'shown'), isHere(viewer)))
    .groupBy(resources.category, resources.subjectId);
}

/** Selects a student's shared uploads. */
const isUploadOf = (userId: string, ids: readonly string[]): SQL | undefined =>
  and(
    eq(fileRecords.userId, userId),
    eq(fileRecords.uploadType, SHARED_UPLOAD),
    inArray(fileRecords.id, ids.filter(isId)),
  );

/** Finds a student's uploads for sharing, shared or not; unknown ids and those of other students are left out. */
export async function findUploads(db: Queryable, userId: string, ids: readonly string[]) {
  return db
    .select({ id: fileRecords.id, key: fileRecords.fileKey, contentType: storedFiles.contentType })
    .from(fileRecords)
    .innerJoin(storedFiles, eq(storedFiles.key, fileRecords.fileKey))
    .where(isUploadOf(userId, ids));
}

/** Finds a student's uploads for sharing that were never shared, uploaded before a moment. */
export async function findUnshared(db: Queryable, userId: string, before: Date): Promise<string[]> {
  const rows = await db
    .select({ id: fileRecords.id })
    .from(fileRecords)
    .leftJoin(resources, eq(resources.id, fileRecords.id))
    .where(
      and(
        eq(fileRecords.userId, userId),
        eq(fileRecords.uploadType, SHARED_UPLOAD),
        isNull(resources.id),
        lt(fileRecords.createdAt, before),
      ),
    );
  return rows.map(({ id }) => id);
}

/** Formats a shared file for its viewer. */
export function presentResource(
  { resource, contentType, size, subject, ...owner }: FoundResource,
  viewer: SchoolViewer,
): Resource {
  const {
    id,
    name,
    fileKey,
    category,
    subjectId,
    summary,
    sharedAt,
    viewCount,
    downloadCount,
    isForMembers,
    state,
  } = resource;
  return {
    resourceId: id,
    fileName: name,
    fileType: extensionOf(fileKey),
    fileCategory: category,
    sourceSize: size,
    subjectId: subjectId ?? '',
    subjectName: subject?.name ?? '',
    subjectNameEn: subject?.nameEn ?? '',
    summary,
    ownerName: resource.userId === null ? '' : shownName(owner, viewer),
    isOwn: viewer.userId !== undefined && resource.userId === viewer.userId,
    uploadedAt: sharedAt.toISOString(),
    viewCount,
    downloadCount,
    vipFlag: isForMembers ? 1 : 0,
    previewFlag: isShown(contentType, category) ? 1 : 0,
    state,
  };
}
