import { saveSignSource, signSource } from '@lectern/sdk/endpoints/setting';
import { signImage } from '@lectern/sdk/endpoints/upload';
import { imageLimits, type UploadedFile, type UploadTransport } from '@lectern/ui/Uploader';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { ownAddress } from '../../shared/safety/outsideLinks.ts';
import { asUploadError } from '../../shared/upload/upload.store.ts';

/** State of the signature picture, which is kept for the next agreement. */
export interface SignatureState {
  /** Its id is its storage key; one from an earlier agreement has no name. */
  picture: UploadedFile | undefined;
}

export const signature = proxy<SignatureState>({ picture: undefined });

/** Loads the picture from the previous agreement; without one, or on failure, the student must choose one. */
export async function loadSignature(): Promise<void> {
  const [stored] = await Promise.allSettled([request(signSource, {})]);
  const reply = stored.status === 'fulfilled' ? stored.value : undefined;
  const id = reply?.key ?? '';
  const url = ownAddress(reply?.url);
  signature.picture = id === '' ? undefined : ref({ id, name: '', ...(url !== '' && { url }) });
}

/** Sets an uploaded picture, and saves it for the next agreement; a failure to save it is ignored. */
export async function storeSignature(picture: UploadedFile | undefined): Promise<void> {
  signature.picture = picture && ref(picture);
  if (picture === undefined) return;
  await Promise.allSettled([request(saveSignSource, { key: picture.id })]);
}

/** Limits of a signature picture; the server checks its content. */
export const signatureLimits = imageLimits;

/** Uploads a signature picture in one piece. */
export const signatureTransport: UploadTransport = {
  start: async ({ key, chunks }) => ({ session: key, received: chunks }),
  sendChunk: () => Promise.resolve(),
  async finish({ file }, signal) {
    try {
      const stored = await request(signImage, { file }, { signal });
      return { id: stored.key ?? '', name: file.name, size: file.size, url: stored.url ?? '' };
    } catch (error) {
      throw asUploadError(error, false);
    }
  },
};
