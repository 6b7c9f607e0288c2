import { createHash } from 'node:crypto';
import { and, arrayContains, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database/connection.ts';
import { companies, schools } from '../../platform/database/tables/companies.tables.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { categories } from '../../modules/catalogue/catalogue.tables.ts';
import { categoryOf } from '../../modules/resource/kinds.ts';
import { resources } from '../../modules/resource/resource.tables.ts';
import { newFileKey } from '../../platform/files/fileStore.ts';
import { storedFiles } from '../../modules/upload/upload.tables.ts';
import { fileRecords } from '../../modules/upload/uploadParts.tables.ts';
import { type FileContent, type ResourceContent, resourceContents } from './data/resources.ts';
import { drawDemoFile } from './demoFile.ts';

const HOUR_MS = 3_600_000;

const TYPES: Readonly<Record<FileContent['kind'], string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain',
  png: 'image/png',
  wav: 'audio/wav',
  mp4: 'video/mp4',
};

function expectFound<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`A shared file names "${what}", which is not there`);
  return value;
}

async function seedResource(
  tx: Queryable,
  { companyId, schoolId }: { readonly companyId: string; readonly schoolId: string },
  content: ResourceContent,
): Promise<void> {
  const {
    key: drawing,
    name,
    subject,
    summary,
    by,
    hoursAgo,
    views,
    downloads,
    isForMembers = false,
    state = 'shown',
    file,
  } = content;
  const sharedAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  const [student] =
    by === undefined
      ? []
      : await tx
          .select({ id: users.id })
          .from(users)
          .where(and(eq(users.companyId, companyId), eq(users.name, by)))
          .orderBy(asc(users.id))
          .limit(1);
  const userId = by === undefined ? null : expectFound(student, by).id;
  const [category] =
    subject === undefined
      ? []
      : await tx
          .select({ id: categories.id })
          .from(categories)
          .where(
            and(
              eq(categories.companyId, companyId),
              isNull(categories.parentId),
              eq(categories.name, subject),
            ),
          );
  const subjectId = subject === undefined ? null : expectFound(category, subject).id;
  const extension = file.kind;
  const contentType = TYPES[extension];
  const fileCategory = categoryOf(contentType, extension);
  // The bytes themselves are made again when they are asked for: a database may be seeded where its files will not lie.
  const bytes = await drawDemoFile(drawing);
  const fileKey = newFileKey(companyId, extension, sharedAt);
  await tx.insert(storedFiles).values({
    key: fileKey,
    companyId,
    userId,
    contentType,
    size: bytes.byteLength,
    digest: createHash('sha256').update(bytes).digest('base64url'),
    createdAt: sharedAt,
  });
  const [record] = await tx
    .insert(fileRecords)
    .values({
      companyId,
      userId,
      fileKey,
      fileName: `${name}.${extension}`,
      fileType: extension,
      category: fileCategory,
      uploadType: 'resource',
      createdAt: sharedAt,
    })
    .returning({ id: fileRecords.id });
  await tx.insert(resources).values({
    id: expectFound(record, name).id,
    companyId,
    schoolId: userId === null ? null : schoolId,
    userId,
    fileKey,
    name,
    extension,
    category: fileCategory,
    subjectId,
    summary,
    isForMembers,
    state,
    viewCount: views,
    downloadCount: downloads,
    sharedAt,
    drawing,
  });
}

/** Seeds the shared files of both companies. */
export async function seedResources(tx: Queryable): Promise<void> {
  for (const content of resourceContents) {
    const [place] = await tx
      .select({ companyId: companies.id, schoolId: schools.id })
      .from(companies)
      .innerJoin(schools, and(eq(schools.companyId, companies.id), eq(schools.defaultFlag, true)))
      .where(arrayContains(companies.hosts, [content.host]));
    await seedResource(tx, expectFound(place, content.host), content);
  }
}
