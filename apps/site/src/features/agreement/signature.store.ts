import { isApiError } from '@lectern/sdk';
import { saveSignSource, signSource } from '@lectern/sdk/endpoints/setting';
import { signImage } from '@lectern/sdk/endpoints/upload';
import {
  imageLimits,
  UploadError,
  type UploadedFile,
  type UploadErrorCode,
  type UploadTransport,
} from '@lectern/ui/Uploader';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { resolveAddress } from '../../shared/safety/address.ts';

/** The picture of the student's own hand, kept from one agreement to the next. */
export interface SignatureState {
  /** Its id is its key in the storage; one of an earlier agreement has no name any more. */
  picture: UploadedFile | undefined;
}

export const signature = proxy<SignatureState>({ picture: undefined });

/** Reads the picture that was kept; without one, or without a reply, there is one to choose. */
export async function loadSignature(): Promise<void> {
  const [kept] = await Promise.allSettled([request(signSource, {})]);
  const reply = kept.status === 'fulfilled' ? kept.value : undefined;
  const id = reply?.key ?? '';
  const address = resolveAddress(reply?.url);
  signature.picture =
    id === ''
      ? undefined
      : ref({ id, name: '', ...(address.kind === 'same-origin' && { url: address.href }) });
}

/** Takes a picture that has arrived, and keeps it for the next agreement; that it could not be kept hinders nothing. */
export async function keepSignature(picture: UploadedFile | undefined): Promise<void> {
  signature.picture = picture && ref(picture);
  if (picture === undefined) return;
  await Promise.allSettled([request(saveSignSource, { key: picture.id })]);
}

/** Refusals that no other try can cure, in the uploader's words. */
const FINAL: Readonly<Record<string, UploadErrorCode>> = {
  '-600': -600,
  '-601': -601,
  '-602': -602,
  '-603': 'space',
  '413': -600,
};

function asUploadError(error: unknown): unknown {
  if (!isApiError(error)) return error;
  const code = error.kind === 'malformed' ? 'invalid' : FINAL[error.code];
  return code === undefined ? error : new UploadError(code);
}

/** What may be a picture of a signature: the server checks its bytes. */
export const signatureLimits = imageLimits;

/** Carries the picture of a signature, which goes up whole. */
export const signatureTransport: UploadTransport = {
  start: async ({ key, chunks }) => ({ session: key, received: chunks }),
  sendChunk: () => Promise.resolve(),
  async finish({ file }, signal) {
    try {
      const stored = await request(signImage, { file }, { signal });
      return { id: stored.key ?? '', name: file.name, size: file.size, url: stored.url ?? '' };
    } catch (error) {
      throw asUploadError(error);
    }
  },
};
