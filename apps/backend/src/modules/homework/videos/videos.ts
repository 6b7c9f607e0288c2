import type {
  HomeworkFile,
  VideoAuthorization,
  VideoAuthorizationIn,
  VideoResume,
  VideoResumeIn,
  VideoSuccessIn,
} from '@lectern/sdk/endpoints/homework';
import type { Queryable } from '../../../platform/database/connection.ts';
import { lockUser } from '../../../platform/database/lockUser.ts';
import type { UserContext } from '../../../platform/http/context.ts';
import { BusinessError, refused } from '../../../platform/http/errors.ts';
import type { Services } from '../../../platform/http/services.ts';
import {
  type UploadAuthorization,
  type VideoProvider,
  videoProvider,
} from '../../../providers/video/videoProvider.ts';
import { extensionOfName } from '../../upload/index.ts';
import { expectTextHomework } from '../homework.repo.ts';
import type { HomeworkRow } from '../homework.tables.ts';
import type { HomeworkVideo } from './video.tables.ts';
import { countVideos, findVideos, videoIdOf } from './videos.repo.ts';
import { addVideo, storeVideoState } from './videos.service.ts';
import { whyNoFiles } from '../changeable.ts';
import { memberNow } from '../../../platform/http/member.ts';

/** Formats that browsers play and providers accept. */
const VIDEO_TYPES: readonly string[] = ['mp4', 'webm'];

/** Maximum uploads that a student may begin for one piece of homework, since the provider charges for stored videos. */
const MAX_UPLOADS = 20;

/** Returns the file kinds of a work that are uploaded to the school's provider; none without a provider. */
export const videoTypesOf = ({ fileTypes }: Pick<HomeworkRow, 'fileTypes'>, services: Services): string[] =>
  services.has(videoProvider) ? fileTypes.filter((type) => VIDEO_TYPES.includes(type)) : [];

/** Formats a video as a file of the work. */
export const presentVideo = (video: HomeworkVideo): HomeworkFile => ({
  fileId: videoIdOf(video),
  fileName: video.fileName,
  fileType: extensionOfName(video.fileName),
  sourceSize: video.size,
  url: video.url,
  videoState: video.state,
});

const NOT_OPEN = '学校还没有开通视频上传';

function providerOf({ services }: UserContext): VideoProvider {
  if (!services.has(videoProvider)) throw refused('homeworkId', NOT_OPEN);
  return services.get(videoProvider);
}

const present = (
  video: HomeworkVideo,
  { uploadUrl, fields, expiresAt }: UploadAuthorization,
): VideoAuthorization => ({
  provider: video.provider,
  videoId: videoIdOf(video),
  uploadUrl,
  fields: { ...fields },
  expiresAt: expiresAt.toISOString(),
});

async function expectOpen(context: UserContext, homeworkId: string): Promise<HomeworkRow> {
  const student = memberNow(context);
  const found = await expectTextHomework(context.db, student, homeworkId);
  const reason = whyNoFiles(found, student.now);
  if (reason !== '') throw refused('homeworkId', reason);
  return found.homework;
}

async function expectVideo(
  { db, user }: UserContext,
  { videoId, homeworkId }: VideoSuccessIn,
): Promise<HomeworkVideo> {
  const [video] = await findVideos(db, user.id, [videoId]);
  if (video?.homeworkId !== homeworkId) throw refused('videoId', '没有找到这个视频，请重新上传');
  return video;
}

/**
 * Answers `homework.videoAuthorization`.
 * @throws {BusinessError} code 0 where the school has no provider, the work is closed or too many uploads were
 *   begun, -600 for a video that is too large, -601 for one of another kind.
 */
export async function videoAuthorization(
  { homeworkId, fileName, sourceSize }: VideoAuthorizationIn,
  context: UserContext,
): Promise<VideoAuthorization> {
  const { db, transaction, company, user, clock, services } = context;
  const provider = providerOf(context);
  const homework = await expectOpen(context, homeworkId);
  if (!videoTypesOf(homework, services).includes(extensionOfName(fileName)))
    throw new BusinessError('-601', '这份作业不收这种文件', { field: 'fileName' });
  if (sourceSize > homework.maxBytes) throw new BusinessError('-600', '文件太大', { field: 'sourceSize' });
  const expectBelowLimit = async (tx: Queryable): Promise<void> => {
    if ((await countVideos(tx, memberNow(context), homeworkId)) >= MAX_UPLOADS)
      throw refused('homeworkId', `一份作业最多上传 ${MAX_UPLOADS} 次视频`);
  };
  await expectBelowLimit(db);
  const authorization = await provider.authorize({ fileName, size: sourceSize });
  return transaction(async (tx) => {
    // Counted again under the lock: nothing can be uploaded without the authorization issued here.
    await lockUser(tx, user.id);
    await expectBelowLimit(tx);
    const video = await addVideo(tx, {
      companyId: company.id,
      userId: user.id,
      homeworkId,
      provider: provider.id,
      name: authorization.name,
      fileName,
      size: sourceSize,
      createdAt: clock.now(),
    });
    return present(video, authorization);
  });
}

/**
 * Answers `homework.videoResumeSign`.
 * @throws {BusinessError} code 0 for a video that is not the student's for this homework or that the provider
 *   no longer has, and where the work is closed.
 */
export async function videoResumeSign(input: VideoResumeIn, context: UserContext): Promise<VideoResume> {
  const provider = providerOf(context);
  const video = await expectVideo(context, input);
  await expectOpen(context, video.homeworkId);
  const authorization =
    video.provider === provider.id && video.state !== 'failed'
      ? await provider.resume(video.name)
      : undefined;
  if (authorization === undefined) throw refused('videoId', '没有找到这个视频，请重新上传');
  return { ...present(video, authorization), uploadedSize: authorization.uploadedSize };
}

/**
 * Answers `homework.videoSuccess`: asks the provider rather than trusting the page.
 * @throws {BusinessError} code 0 for a video that is not the student's for this homework, and where the
 *   provider does not have all of it.
 */
export async function videoSuccess(input: VideoSuccessIn, context: UserContext): Promise<HomeworkFile> {
  const video = await expectVideo(context, input);
  if (video.state === 'ready' || video.state === 'failed') return presentVideo(video);
  const status = await providerOf(context).statusOf(video.name);
  if (status.state === 'uploading') throw refused('videoId', '视频还没有传完');
  await storeVideoState(context.db, video, status);
  // Read again, since a notice may have arrived meanwhile.
  return presentVideo(await expectVideo(context, input));
}
