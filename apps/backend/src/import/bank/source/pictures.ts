import { isDrawable, MAX_FILE_BYTES } from '../../../modules/upload/index.ts';

/** Picture formats that browsers support and the school stores, by their first bytes. */
const KINDS: readonly (readonly [extension: string, contentType: string, head: readonly number[]])[] = [
  ['jpg', 'image/jpeg', [0xff, 0xd8, 0xff]],
  ['png', 'image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['gif', 'image/gif', [0x47, 0x49, 0x46, 0x38]],
];

/** Detects the format of a picture; undefined for unsupported ones. */
export function pictureKind(
  bytes: Uint8Array,
): { readonly extension: string; readonly contentType: string } | undefined {
  const found = KINDS.find(([, , head]) => head.every((byte, at) => bytes[at] === byte));
  return found === undefined ? undefined : { extension: found[0], contentType: found[1] };
}

/** Returns the reason to refuse a picture, by the rules of uploads; undefined where it is accepted. */
export function pictureProblem(name: string, bytes: Uint8Array): string | undefined {
  if (bytes.byteLength > MAX_FILE_BYTES) return `the picture ${name} is larger than 5 MB`;
  if (pictureKind(bytes) === undefined) return `the picture ${name} is no JPG, PNG or GIF by its bytes`;
  return isDrawable(bytes)
    ? undefined
    : `the picture ${name} cannot be drawn: it is broken or has too many pixels`;
}
