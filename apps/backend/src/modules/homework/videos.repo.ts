import { and, count, eq, inArray } from 'drizzle-orm';
import { isId } from '../../platform/database/columns.ts';
import type { Queryable } from '../../platform/database/connection.ts';
import type { VideoStanding } from '../../providers/video/videoProvider.ts';
import { type HomeworkVideo, homeworkVideos } from './video.tables.ts';
import type { MemberNow } from '../../platform/http/member.ts';

/** Videos stand among the files of a work under ids of their own. */
const PREFIX = 'v';

/** The id that a video has among the files of a work. */
export const videoIdOf = ({ id }: Pick<HomeworkVideo, 'id'>): string => `${PREFIX}${id}`;

/** Whether an id among the files of a work is a video's. */
export const isVideoId = (fileId: string): boolean =>
  fileId.startsWith(PREFIX) && isId(fileId.slice(PREFIX.length));

/** Finds a student's videos by the ids that they have among files; those of others and unknown ones are left out. */
export async function findVideos(
  db: Queryable,
  userId: string,
  fileIds: readonly string[],
): Promise<HomeworkVideo[]> {
  const asked = fileIds.filter(isVideoId).map((fileId) => fileId.slice(PREFIX.length));
  if (asked.length === 0) return [];
  return db
    .select()
    .from(homeworkVideos)
    .where(and(eq(homeworkVideos.userId, userId), inArray(homeworkVideos.id, asked)));
}

/** Counts the videos that a student ever began for a piece of homework. */
export async function countVideos(db: Queryable, { userId }: MemberNow, homeworkId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(homeworkVideos)
    .where(and(eq(homeworkVideos.userId, userId), eq(homeworkVideos.homeworkId, homeworkId)));
  return row?.count ?? 0;
}

/** Writes a begun video down. */
export async function addVideo(
  db: Queryable,
  values: typeof homeworkVideos.$inferInsert,
): Promise<HomeworkVideo> {
  const [row] = await db.insert(homeworkVideos).values(values).returning();
  if (row === undefined) throw new Error('The video was not written down');
  return row;
}

/** Notes how a video stands; what is ready or has failed stays so. Tells whether there is such a video. */
export async function noteStanding(
  db: Queryable,
  { provider, name }: Pick<HomeworkVideo, 'provider' | 'name'>,
  { state, url }: VideoStanding,
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
