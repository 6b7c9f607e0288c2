import type { SignImageIn, SignImage } from '@lectern/sdk/endpoints/upload';
import { fileUrl, storePicture } from './keepFile.service.ts';
import type { UserContext } from '../../platform/http/context.ts';

/** Answers `signImage`. */
export function answerSignImage({ file }: SignImageIn, context: UserContext): Promise<SignImage> {
  return storePicture(context, file, 'signature', async (_, { key }) => ({ key, url: fileUrl(key) }));
}
