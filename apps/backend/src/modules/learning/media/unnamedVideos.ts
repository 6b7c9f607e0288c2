import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import { lessons } from '../../catalogue/index.ts';
import { FILM_PREFIX, UNUSED_MARKER, videoFolder } from './storeVideo.ts';

/**
 * How long a film may stay without a lesson before it is deleted, in milliseconds: students may still be
 * watching it, and the lesson that will use it may not be saved yet.
 */
const GRACE_MS = 7 * 24 * 3600_000;

/**
 * Deletes films that schools supplied and that no lesson uses any more. Other folders of the media store were
 * created by hand and are kept.
 */
export async function clearUnnamedVideos(db: Queryable, dataDir: string, now: Date): Promise<void> {
  const folders = (await readdir(videoFolder(dataDir)).catch(() => [])).filter((name) =>
    name.startsWith(FILM_PREFIX),
  );
  if (folders.length === 0) return;
  const rows = await db
    .selectDistinct({ key: lessons.videoKey })
    .from(lessons)
    .where(sql`${lessons.videoKey} like ${`${FILM_PREFIX}%`}`);
  const named = new Set(rows.map(({ key }) => key));
  for (const folder of folders) {
    const mark = join(videoFolder(dataDir), folder, UNUSED_MARKER);
    const since = new Date(await readFile(mark, 'utf8').catch(() => ''));
    if (named.has(folder)) await rm(mark, { force: true });
    else if (Number.isNaN(since.getTime())) await writeFile(mark, now.toISOString());
    else if (now.getTime() - since.getTime() > GRACE_MS)
      await rm(join(videoFolder(dataDir), folder), { recursive: true, force: true });
  }
}
