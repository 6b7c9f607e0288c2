import type { SignImageIn, SignImage } from '@lectern/sdk/endpoints/upload';
import { fileUrl, keepPicture } from './keepFile.service.ts';
import type { UserContext } from '../../platform/http/context.ts';

/** Answers `signImage`. */
export async function answerSignImage({ file }: SignImageIn, context: UserContext): Promise<SignImage> {
  const { key } = await keepPicture(context, file, 'signature');
  return { key, url: fileUrl(key) };
}
