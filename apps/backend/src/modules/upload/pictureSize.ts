import { imageSize } from 'image-size';

/**
 * Maximum pixels of a picture. Displaying takes four bytes per pixel, so 50 million are 200 MB, more than any
 * phone camera produces.
 */
const MAX_PIXELS = 50_000_000;

/** Bytes that contain the size of a picture; a JPEG has it after its metadata and thumbnail. */
export const PICTURE_HEAD_BYTES = 1024 * 1024;

/** Tells whether the header of a picture (PNG, JPEG, GIF, WebP) declares a size that a browser can display. */
export function isDrawable(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 && width * height <= MAX_PIXELS;
  } catch {
    // The header contains no size.
    return false;
  }
}
