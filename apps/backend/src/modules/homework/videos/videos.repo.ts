import { and, eq, inArray } from 'drizzle-orm';
import { isId } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/connection.ts';
import { type HomeworkVideo, homeworkVideos } from './video.tables.ts';
import type { MemberNow } from '../../../platform/http/member.ts';

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
export const countVideos = (db: Queryable, { userId }: MemberNow, homeworkId: string): Promise<number> =>
  db.$count(
    homeworkVideos,
    and(eq(homeworkVideos.userId, userId), eq(homeworkVideos.homeworkId, homeworkId)),
  );
