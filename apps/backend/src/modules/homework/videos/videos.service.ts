import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { VideoStatus } from '../../../providers/video/videoProvider.ts';
import { type HomeworkVideo, homeworkVideos } from './video.tables.ts';

/** Stores a video whose upload begins. */
export async function addVideo(
  db: Queryable,
  values: typeof homeworkVideos.$inferInsert,
): Promise<HomeworkVideo> {
  const [row] = await db.insert(homeworkVideos).values(values).returning();
  if (row === undefined) throw new Error('The video was not written down');
  return row;
}

/** Stores the state of a video; the states ready and failed are final. Returns whether the video exists. */
export async function storeVideoState(
  db: Queryable,
  { provider, name }: Pick<HomeworkVideo, 'provider' | 'name'>,
  { state, url }: VideoStatus,
): Promise<boolean> {
  const isNamed = and(eq(homeworkVideos.provider, provider), eq(homeworkVideos.name, name));
  const changed = await db
    .update(homeworkVideos)
    .set({ state, url })
    .where(and(isNamed, inArray(homeworkVideos.state, ['uploading', 'processing'])))
    .returning({ id: homeworkVideos.id });
  if (changed.length > 0) return true;
  return (await db.select({ id: homeworkVideos.id }).from(homeworkVideos).where(isNamed)).length > 0;
}
