import { imageSize } from 'image-size';

/** A picture is drawn with four bytes a pixel; 50 million are 200 MB, more than any camera of a telephone gives. */
const MOST_PIXELS = 50_000_000;

/** Bytes in which the size of a picture stands; a JPEG has it behind its notes and its small picture. */
export const PICTURE_HEAD_BYTES = 1024 * 1024;

/** Whether the header of a picture (PNG, JPEG, GIF, WebP) declares a size that a browser can draw. */
export function isDrawable(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 && width * height <= MOST_PIXELS;
  } catch {
    // No size is to be found where it must stand.
    return false;
  }
}
