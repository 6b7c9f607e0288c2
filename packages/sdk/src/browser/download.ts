import { addressOf } from '../core/addressOf.ts';
import type { Client } from '../core/client.ts';
import { annexDownload, downloadCheck } from '../endpoints/upload/upload.ts';

/** A file that a student may download. */
export interface DownloadFile {
  /** Key or id, as `student/downLoad` takes it. */
  readonly id: string;
  readonly name: string;
  /** Where the file itself is, for a picture; empty where that is not known. */
  readonly url: string;
}

const PICTURE = /\.(jpe?g|png|gif)$/i;

/**
 * Asks whether a file may be downloaded (`xiazai`) and gives the address to open: of a picture its own, of
 * all else `{origin}/student/downLoad?ids=` (specification 7.4). Judge a picture's address before it is opened.
 * @throws {ApiError} business when it may not; its message is the warning (specification 8).
 */
export async function downloadAddress(client: Client, { id, name, url }: DownloadFile): Promise<string> {
  await client.request(downloadCheck, { type: 'xiazai' });
  return PICTURE.test(name) && url !== '' ? url : client.origin + addressOf(annexDownload, { ids: id });
}
