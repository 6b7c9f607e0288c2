/** First field of each frame; its number increases when the format changes. */
const FORMAT = 'LF1';
/** Characters of the file in one QR code: a code of this size can be read from any screen by any phone. */
const PART_LENGTH = 500;

/** What has been read of a file so far. */
export interface Collected {
  /** Checksum of the file, which identifies it; empty before the first frame. */
  readonly sum: string;
  readonly total: number;
  readonly parts: Readonly<Record<number, string>>;
  /** The file, once it is complete. */
  readonly file: string | undefined;
}

/** Nothing read yet. */
export const NO_FRAMES: Collected = { sum: '', total: 0, parts: {}, file: undefined };

/**
 * Computes a checksum of ASCII text (CRC-32), in hexadecimal. QR codes correct misread parts; this detects a
 * wrong correction.
 */
function checksum(text: string): string {
  let sum = 0xffff_ffff;
  for (let index = 0; index < text.length; index += 1) {
    sum ^= text.charCodeAt(index);
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb8_8320 & -(sum & 1));
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

/**
 * Splits a file into frames that a camera can read in any order: format, checksum of the file, index and number
 * of the frames, the frame's own checksum, and its part of the file.
 */
export function splitFrames(file: string): readonly string[] {
  const sum = checksum(file);
  const total = Math.max(1, Math.ceil(file.length / PART_LENGTH));
  return Array.from({ length: total }, (_, index) => {
    const head = `${FORMAT}:${sum}:${index + 1}:${total}`;
    const part = file.slice(index * PART_LENGTH, (index + 1) * PART_LENGTH);
    return `${head}:${checksum(`${head}:${part}`)}:${part}`;
  });
}

const FRAME = new RegExp(`^(${FORMAT}:([\\da-f]{8}):(\\d{1,4}):(\\d{1,4})):([\\da-f]{8}):([^]*)$`);

/**
 * Adds a frame that a camera has read. Frames arrive in any order and repeatedly; a frame of another file
 * starts that file.
 * @returns the same object if the text is not a frame, is damaged, or was read before.
 */
export function takeFrame(before: Collected, read: string): Collected {
  const [, head = '', sum = '', number = '', count = '', own = '', part = ''] = FRAME.exec(read) ?? [];
  const [frameNumber, total] = [Number(number), Number(count)];
  if (head === '' || frameNumber < 1 || frameNumber > total || checksum(`${head}:${part}`) !== own)
    return before;
  const { parts: known } = before.sum === sum && before.total === total ? before : NO_FRAMES;
  if (known[frameNumber] === part) return before;
  const parts = { ...known, [frameNumber]: part };
  const all = Array.from({ length: total }, (_, index) => parts[index + 1] ?? '').join('');
  const isComplete = Object.keys(parts).length === total && checksum(all) === sum;
  return { sum, total, parts, file: isComplete ? all : undefined };
}

/** Returns the number of frames read. */
export const countOf = ({ parts }: Collected): number => Object.keys(parts).length;
