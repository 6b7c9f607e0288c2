import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database/connection.ts';
import type { VideoProvider } from '../../../providers/video/videoProvider.ts';
import { type HomeworkVideo, homeworkVideos } from './video.tables.ts';

/** A video stored at a provider. */
export type StoredVideo = Pick<HomeworkVideo, 'provider' | 'name'>;

/** Reads the videos stored at providers of a student, or of all students of a company. */
export const findStoredVideos = (
  db: Queryable,
  owner: { readonly userId: string } | { readonly companyId: string },
): Promise<StoredVideo[]> =>
  db
    .select({ provider: homeworkVideos.provider, name: homeworkVideos.name })
    .from(homeworkVideos)
    .where(
      'userId' in owner
        ? eq(homeworkVideos.userId, owner.userId)
        : eq(homeworkVideos.companyId, owner.companyId),
    );

/** Deletes videos at the provider after their rows were deleted; videos of another provider cannot be deleted. */
export async function removeStoredVideos(
  provider: Pick<VideoProvider, 'id' | 'remove'> | undefined,
  videos: readonly StoredVideo[],
): Promise<void> {
  for (const video of videos) if (video.provider === provider?.id) await provider.remove(video.name);
}
