import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes that are enough to know a kind by; zipped documents need more than their first ones. */
const HEAD_BYTES = 64 * 1024;

const PLAIN = 'text/plain';

/** What the bytes of each extension must be. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  pdf: ['application/pdf'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png'],
  gif: ['image/gif'],
  doc: ['application/x-cfb'],
  ppt: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'application/zip'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'application/zip'],
  zip: ['application/zip'],
  rar: ['application/x-rar-compressed', 'application/vnd.rar'],
  txt: [PLAIN],
  vtt: ['text/vtt'],
  mp4: ['video/mp4', 'video/quicktime'],
  webm: ['video/webm'],
  mp3: ['audio/mpeg'],
  wav: ['audio/wav', 'audio/vnd.wave'],
  m4a: ['audio/x-m4a', 'audio/mp4', 'video/mp4'],
};

/** The extension of a key. */
export const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** The extension of a file's name as people write it, in lower case; empty where it has none. */
export const extensionOfName = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** The extensions of files that are taken. */
export const takenExtensions: readonly string[] = Object.keys(KINDS);

/** Whether files with this extension are taken at all. */
export const isTaken = (extension: string): boolean => Object.hasOwn(KINDS, extension);

/** Reads the first bytes of a file, however large it is. */
export async function headOf(path: string, length: number = HEAD_BYTES): Promise<Uint8Array> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(length), position: 0 });
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Tells a kind by its first bytes, whose look costs the same however long a file is; undefined for text and what nobody knows. */
export const sniffed = (bytes: Uint8Array): ReturnType<typeof fileTypeFromBuffer> =>
  fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES));

/** Tells what bytes really are; undefined when that is not what the extension says. */
export async function kindOf(bytes: Uint8Array, extension: string): Promise<string | undefined> {
  const wanted = KINDS[extension];
  if (wanted === undefined) return undefined;
  const found =
    (await sniffed(bytes))?.mime ?? (bytes.subarray(0, HEAD_BYTES).includes(0) ? undefined : PLAIN);
  return found !== undefined && wanted.includes(found) ? found : undefined;
}

/** Tells what a file really is by its bytes; undefined when that is not what its extension says. */
export const contentTypeOf = async (path: string, extension: string): Promise<string | undefined> =>
  kindOf(await headOf(path), extension);
