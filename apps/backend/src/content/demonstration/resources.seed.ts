import type { Queryable } from '../../platform/database/connection.ts';
import { categories } from '../../modules/catalogue/catalogue.tables.ts';
import { saveResource } from '../../modules/resource/index.ts';
import { keepBytes, kindOf } from '../../modules/upload/index.ts';
import { users } from '../../platform/database/tables/users.tables.ts';
import { hoursBefore, readDeeds } from './deeds.ts';
import { readDemoFile } from './demoFiles.ts';
import { companyIdAt, idOf, schoolIdOf } from './find.ts';
import { FOLDERS, nothingKept } from './tables.ts';

async function seedCompany(tx: Queryable, host: string): Promise<void> {
  const companyId = await companyIdAt(tx, host);
  for (const said of await readDeeds(host, 'files', [
    'file',
    'by',
    'name',
    'subject',
    'summary',
    'hoursAgo',
    'views',
    'downloads',
    'state',
  ])) {
    const by = said('by');
    const userId = by === '' ? null : await idOf(tx, companyId, users, users.name, by);
    const sharedAt = hoursBefore(said('hoursAgo'));
    const { extension, bytes } = await readDemoFile(said('file'));
    const contentType = (await kindOf(bytes, extension)) ?? '';
    const owner = { companyId, userId, now: sharedAt };
    const { key } = await keepBytes(tx, nothingKept, owner, bytes, { extension, contentType });
    await saveResource(tx, companyId, undefined, {
      schoolId: userId === null ? null : await schoolIdOf(tx, companyId),
      userId,
      fileKey: key,
      fileName: `${said('name')}.${extension}`,
      name: said('name'),
      subjectId: await idOf(tx, companyId, categories, categories.name, said('subject')),
      summary: said('summary'),
      state: said('state') === 'pending' ? 'pending' : 'shown',
      viewCount: Number(said('views')),
      downloadCount: Number(said('downloads')),
      sharedAt,
      drawing: said('file'),
    });
  }
}

/** Seeds the files that students of both companies share, and the video, which lies with the lessons. */
export async function seedResources(tx: Queryable): Promise<void> {
  for (const host of Object.keys(FOLDERS)) await seedCompany(tx, host);
}
