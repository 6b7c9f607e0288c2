import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';

/** Bytes needed to recognize a file's type; zipped documents need more than the first few. */
const HEAD_BYTES = 64 * 1024;

const PLAIN = 'text/plain';

/** Allowed content types per extension. */
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

/** Returns the extension of a key. */
export const extensionOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** Returns the lower-case extension of a file name; empty where it has none. */
export const extensionOfName = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Extensions of accepted files. */
export const acceptedExtensions: readonly string[] = Object.keys(KINDS);

/** Tells whether files with this extension are accepted. */
export const isAcceptedExtension = (extension: string): boolean => Object.hasOwn(KINDS, extension);

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

/** Detects the type of a file by its first bytes, at the same cost however long it is; undefined for text and unknown types. */
export const sniffType = (bytes: Uint8Array): ReturnType<typeof fileTypeFromBuffer> =>
  fileTypeFromBuffer(bytes.subarray(0, HEAD_BYTES));

/** Detects the content type of bytes; undefined where it does not match the extension. */
export async function detectContentType(bytes: Uint8Array, extension: string): Promise<string | undefined> {
  if (!isAcceptedExtension(extension)) return undefined;
  const found =
    (await sniffType(bytes))?.mime ?? (bytes.subarray(0, HEAD_BYTES).includes(0) ? undefined : PLAIN);
  return found !== undefined && KINDS[extension]?.includes(found) === true ? found : undefined;
}

/** Detects a file's content type from its bytes; undefined where it does not match the extension. */
export const contentTypeOf = async (path: string, extension: string): Promise<string | undefined> =>
  detectContentType(await headOf(path), extension);
