import { addressOf } from '../../client/addressOf.ts';
import type { Client } from '../../client/client.ts';
import { annexDownload, downloadCheck } from '../../endpoints/upload/upload.ts';

/** A file that a student may download. */
export interface DownloadFile {
  /** Key in the storage, as `student/downLoad` takes it. */
  readonly id: string;
  readonly name: string;
  /** Where the file itself is, for a picture; empty where that is not known. */
  readonly url: string;
}

/** Tells by a file's name whether it is a picture, which is opened and not downloaded. */
export const isOpenedDirectly = (name: string): boolean => /\.(jpe?g|png|gif)$/i.test(name);

/**
 * Asks whether a file may be downloaded (`xiazai`) and gives the address to open: of a picture its own, of
 * all else `{origin}/student/downLoad?ids=`. Check a picture's address before it is opened.
 * @throws {ApiError} business when it may not; its message is the warning.
 */
export async function downloadAddress(client: Client, { id, name, url }: DownloadFile): Promise<string> {
  await client.request(downloadCheck, { type: 'xiazai' });
  return isOpenedDirectly(name) && url !== '' ? url : client.origin + addressOf(annexDownload, { ids: id });
}
