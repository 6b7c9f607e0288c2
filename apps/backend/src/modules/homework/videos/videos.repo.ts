import { and, eq, inArray } from 'drizzle-orm';
import { isId } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { type HomeworkVideo, homeworkVideos } from './video.tables.ts';
import type { MemberNow } from '../../../platform/http/member.ts';

/** Prefix of a video's id among the files of a work. */
const PREFIX = 'v';

/** Returns the id of a video among the files of a work. */
export const videoIdOf = ({ id }: Pick<HomeworkVideo, 'id'>): string => `${PREFIX}${id}`;

/** Tells whether an id among the files of a work belongs to a video. */
export const isVideoId = (fileId: string): boolean =>
  fileId.startsWith(PREFIX) && isId(fileId.slice(PREFIX.length));

/** Finds a student's videos by their ids among files; unknown ids and those of other students are left out. */
export async function findVideos(
  db: Queryable,
  userId: string,
  fileIds: readonly string[],
): Promise<HomeworkVideo[]> {
  const videoIds = fileIds.filter(isVideoId).map((fileId) => fileId.slice(PREFIX.length));
  if (videoIds.length === 0) return [];
  return db
    .select()
    .from(homeworkVideos)
    .where(and(eq(homeworkVideos.userId, userId), inArray(homeworkVideos.id, videoIds)));
}

/** Counts all videos that a student ever began for a piece of homework. */
export const countVideos = (db: Queryable, { userId }: MemberNow, homeworkId: string): Promise<number> =>
  db.$count(
    homeworkVideos,
    and(eq(homeworkVideos.userId, userId), eq(homeworkVideos.homeworkId, homeworkId)),
  );
