import { createHash } from 'node:crypto';
import { and, eq, like, max, sql } from 'drizzle-orm';
import { counted } from '../../platform/commands/counted.ts';
import { withProgress } from '../../platform/commands/progress.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import { categories, commodities, courses, isCourse } from '../../modules/catalogue/catalogue.tables.ts';
import { searchTextOf } from '../../modules/catalogue/list.repo.ts';
import { motifOf } from '../../drawing/covers/motifOf.ts';
import { coverUrl } from '../../drawing/drawn.ts';
import {
  agreementRows,
  readAgreementTargetRows,
  readStudyDemands,
  saveAgreementTarget,
  saveStudyDemand,
} from '../../modules/agreement/index.ts';
import { countLessons } from '../../modules/catalogue/index.ts';
import { findSchoolFiles, storeBytes } from '../../modules/upload/index.ts';
import type { FileStore } from '../../platform/files/fileStore.ts';
import { openAttachments } from '../../school/files/attachments.ts';
import { openVideos } from '../../school/files/videos.ts';
import { CourseSourceError } from './courseSourceError.ts';
import type { CourseTerms } from './courseTerms.ts';
import { type CourseFiles, saveOutline } from './courseOutline.ts';
import { type FoundCourse, readCourseFolder, type SkippedFile } from './courseFolder.ts';

/** The result of an import. */
export interface CourseImportSummary {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly unchanged: number;
  readonly skipped: readonly SkippedFile[];
  /** Courses of an earlier import without a file; they stay on sale. */
  readonly orphaned: readonly string[];
  /** Number of courses without an English file. */
  readonly onlyChinese: number;
  readonly categories: number;
}

const PREFIX = 'courses:';

/** Creates missing categories for the folders; returns each folder's category id. */
async function saveCategories(
  tx: Queryable,
  companyId: string,
  found: readonly FoundCourse[],
): Promise<Map<string, string>> {
  const known = await tx
    .select({ id: categories.id, sourceKey: categories.sourceKey })
    .from(categories)
    .where(and(eq(categories.companyId, companyId), like(categories.sourceKey, `${PREFIX}%`)));
  const ids = new Map(known.map(({ id, sourceKey }) => [(sourceKey ?? '').slice(PREFIX.length), id]));
  const [last] = await tx
    .select({ position: max(categories.position) })
    .from(categories)
    .where(eq(categories.companyId, companyId));
  let position = last?.position ?? 0;
  const paths = new Set(
    found.flatMap(({ folders }) => folders.map((_, depth) => folders.slice(0, depth + 1).join('/'))),
  );
  // A folder is sorted before its subfolders.
  for (const path of [...paths].sort()) {
    if (ids.has(path)) continue;
    const parts = path.split('/');
    position += 1;
    const [row] = await tx
      .insert(categories)
      .values({
        companyId,
        parentId: ids.get(parts.slice(0, -1).join('/')) ?? null,
        name: parts.at(-1) ?? path,
        icon: motifOf(parts),
        position,
        sourceKey: PREFIX + path,
      })
      .returning({ id: categories.id });
    if (row !== undefined) ids.set(path, row.id);
  }
  return ids;
}

/** Returns the columns of a course's price; what the file does not state can be changed elsewhere. */
const soldAs = ({ price, listPrice, validDays }: CourseTerms) => ({
  ...(price !== undefined && { priceCents: price, listPriceCents: listPrice ?? price }),
  ...(validDays !== undefined && { validDays }),
});

/** Saves whether a course's lessons ask for a face check or questions; what the file does not state stays. */
async function saveDemand(
  tx: Queryable,
  companyId: string,
  targetId: string,
  { hasFaceCheck, hasQuestions }: CourseTerms,
): Promise<void> {
  if (hasFaceCheck === undefined && hasQuestions === undefined) return;
  const known = (await readStudyDemands(tx, companyId)).find(
    (one) => one.targetType === 'COURSE' && one.targetId === targetId,
  );
  await saveStudyDemand(tx, {
    ...(known ?? { targetType: 'COURSE', targetId, companyId, infoFields: [], registration: null }),
    hasFaceCheck: hasFaceCheck ?? known?.hasFaceCheck ?? false,
    hasQuestions: hasQuestions ?? known?.hasQuestions ?? false,
  });
}

/** Adds the agreements that a course's file names. @throws {CourseSourceError} for an unknown one. */
async function saveAgreements(
  tx: Queryable,
  companyId: string,
  targetId: string,
  { key, chinese: { terms } }: FoundCourse,
): Promise<void> {
  const { agreements } = terms;
  if (agreements === undefined) return;
  const all = await agreementRows.read(tx, companyId);
  const targetRows = (await readAgreementTargetRows(tx, companyId)).filter(
    (one) => one.targetType === 'COURSE' && one.targetId === targetId,
  );
  for (const [position, agreementKey] of agreements.keys.entries()) {
    const agreement = all.find(({ sourceKey }) => sourceKey?.toLowerCase() === agreementKey.toLowerCase());
    if (agreement === undefined)
      throw new CourseSourceError(
        `${key}.md`,
        agreements.line,
        `there is no agreement “${agreementKey}” in the school; add it to its table, or name another`,
      );
    if (targetRows.some(({ protocolId }) => protocolId === agreement.id)) continue;
    await saveAgreementTarget(tx, companyId, undefined, {
      targetType: 'COURSE',
      targetId,
      protocolId: agreement.id,
      isSignatureNeeded: true,
      position,
    });
  }
}

const SUMMARY_LENGTH = 120;

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= SUMMARY_LENGTH ? text : `${letters.slice(0, SUMMARY_LENGTH - 1).join('')}…`;
}

/** Converts the files of a course to the columns of its row. */
function rowOf({ key, hash, folders, chinese, english }: FoundCourse, categoryId: string) {
  const sourceKey = PREFIX + key;
  return {
    categoryId,
    name: chinese.title,
    nameEn: english?.title ?? '',
    cover: coverUrl(motifOf(folders), createHash('sha256').update(sourceKey).digest('hex').slice(0, 16)),
    kind: 'recorded' as const,
    summary: shortened(chinese.summary),
    summaryEn: shortened(english?.summary ?? ''),
    description: chinese.description,
    descriptionEn: english?.description ?? '',
    prerequisites: chinese.prerequisites,
    prerequisitesEn: english?.prerequisites ?? '',
    level: chinese.level ?? english?.level ?? null,
    language: chinese.language,
    hours: chinese.hours ?? english?.hours ?? null,
    provider: chinese.provider,
    providerEn: english?.provider ?? '',
    sourceKey,
    sourceHash: hash,
  };
}

/** Company, time and files of a course's import. */
interface CourseContext {
  readonly companyId: string;
  readonly categoryId: string;
  readonly now: Date;
  readonly brought: CourseFiles;
}

async function saveCourse(
  tx: Queryable,
  found: FoundCourse,
  { companyId, categoryId, now, brought }: CourseContext,
): Promise<'created' | 'updated' | 'unchanged'> {
  const sourceKey = PREFIX + found.key;
  const [known] = await tx
    .select({ id: courses.id, hash: courses.sourceHash })
    .from(courses)
    .where(and(eq(courses.companyId, companyId), eq(courses.sourceKey, sourceKey)));
  if (known?.hash === found.hash) return 'unchanged';

  const row = rowOf(found, categoryId);
  const searchText = searchTextOf([
    row.name,
    row.nameEn,
    row.provider,
    row.providerEn,
    row.language,
    ...found.folders,
  ]);
  const goods = {
    categoryId,
    name: row.name,
    nameEn: row.nameEn,
    searchText,
    ...soldAs(found.chinese.terms),
  };
  let courseId = known?.id;
  if (courseId === undefined) {
    const [course] = await tx
      .insert(courses)
      .values({ companyId, ...row, createdAt: now })
      .returning({ id: courses.id });
    if (course === undefined) throw new Error('The course was not written');
    courseId = course.id;
    await tx
      .insert(commodities)
      .values({
        companyId,
        type: 1,
        courseId,
        kind: 'recorded',
        priceCents: 0,
        listPriceCents: 0,
        ...goods,
        publishedAt: now,
      });
  } else {
    await tx.update(courses).set(row).where(eq(courses.id, courseId));
    await tx
      .update(commodities)
      .set(goods)
      .where(and(eq(commodities.courseId, courseId), isCourse));
  }
  await saveOutline(tx, companyId, courseId, found, brought);
  await saveDemand(tx, companyId, courseId, found.chinese.terms);
  await saveAgreements(tx, companyId, courseId, found);
  return known === undefined ? 'created' : 'updated';
}

/** Company and time of an import. */
export interface ImportContext {
  readonly now: Date;
  readonly dataDir: string;
  /** Opens the school's storage of files, where captions are stored. */
  store(): Promise<FileStore>;
}

/**
 * Imports a folder of Markdown courses into one company, within the caller's transaction. Known courses are
 * updated, new ones are created, and courses without a price are free.
 * @throws {CourseSourceError} naming file and line; every file is parsed before the first row is written.
 */
export async function importCourses(
  tx: Queryable,
  companyId: string,
  folder: string,
  { now, dataDir, store }: ImportContext,
): Promise<CourseImportSummary> {
  const { courses: found, skipped } = await readCourseFolder(folder);
  if (found.length === 0)
    throw new CourseSourceError(folder, 0, ['it holds no course', ...skippedLines(skipped)].join('\n'));
  // Two concurrent imports would create the same courses, since neither sees the other's rows.
  await tx.execute(sql`select pg_advisory_xact_lock(7263004)`);
  const categoryIds = await saveCategories(tx, companyId, found);
  const names: Record<'created' | 'updated' | 'unchanged', string[]> = {
    created: [],
    updated: [],
    unchanged: [],
  };
  const brought: CourseFiles = {
    videos: openVideos(dataDir, folder),
    attachments: openAttachments({
      storedFiles: await findSchoolFiles(tx, companyId),
      folder,
      store,
      keep: async (bytes, kind) =>
        storeBytes(tx, await store(), { companyId, userId: null, now }, bytes, kind),
    }),
  };
  try {
    await withProgress(found.length, async ({ advance }) => {
      for (const course of found) {
        const categoryId = categoryIds.get(course.folders.join('/')) ?? '';
        const done = await saveCourse(tx, course, { companyId, categoryId, now, brought });
        names[done].push(course.key);
        advance(1);
      }
    });
    await countLessons(tx, companyId);
  } catch (error) {
    await brought.videos.discard();
    await brought.attachments.discard();
    throw error;
  }
  const keys = new Set(found.map(({ key }) => PREFIX + key));
  const all = await tx
    .select({ sourceKey: courses.sourceKey })
    .from(courses)
    .where(and(eq(courses.companyId, companyId), like(courses.sourceKey, `${PREFIX}%`)));
  return {
    created: names.created,
    updated: names.updated,
    unchanged: names.unchanged.length,
    skipped,
    orphaned: all.flatMap(({ sourceKey }) =>
      sourceKey === null || keys.has(sourceKey) ? [] : sourceKey.slice(PREFIX.length),
    ),
    onlyChinese: found.filter(({ english }) => english === undefined).length,
    categories: categoryIds.size,
  };
}

const skippedLines = (skipped: readonly SkippedFile[]): string[] =>
  skipped.map(({ file, reason }) => `  ${file}: ${reason}`);

/** Formats a summary for people. */
export function summaryText(summary: CourseImportSummary): string {
  const { created, updated, unchanged, skipped, orphaned, onlyChinese } = summary;
  const categories = counted(summary.categories, 'category', 'categories');
  const lines = [
    `Courses: ${created.length} created, ${updated.length} updated, ${unchanged} unchanged, in ${categories}`,
    ...updated.map((key) => `  updated  ${key}`),
  ];
  if (onlyChinese > 0) lines.push(`Without an English file: ${onlyChinese}`);
  if (skipped.length > 0) lines.push(`Skipped: ${skipped.length}`, ...skippedLines(skipped));
  if (orphaned.length > 0)
    lines.push(
      `Imported earlier and not in this folder; left as they are: ${orphaned.length}`,
      ...orphaned.map((key) => `  ${key}`),
    );
  return lines.join('\n');
}
