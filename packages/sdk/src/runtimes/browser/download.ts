import { addressOf } from '../../client/addressOf.ts';
import type { Client } from '../../client/client.ts';
import { annexDownload, downloadCheck } from '../../endpoints/upload/upload.ts';

/** A file for a student to download. */
export interface DownloadFile {
  /** Storage key, as `student/downLoad` expects it. */
  readonly id: string;
  readonly name: string;
  /** Address of the file itself, for a picture; empty where it is unknown. */
  readonly url: string;
}

/** Returns whether a file name is that of a picture, which is opened instead of downloaded. */
export const isOpenedDirectly = (name: string): boolean => /\.(jpe?g|png|gif)$/i.test(name);

/**
 * Checks whether a file may be downloaded (`xiazai`) and returns the address to open: for a picture its own,
 * otherwise `{origin}/student/downLoad?ids=`. Validate a picture's address before opening it.
 * @throws {ApiError} `business` when it may not be downloaded; its message is the warning to show.
 */
export async function downloadAddress(client: Client, { id, name, url }: DownloadFile): Promise<string> {
  await client.request(downloadCheck, { type: 'xiazai' });
  return isOpenedDirectly(name) && url !== '' ? url : client.origin + addressOf(annexDownload, { ids: id });
}
