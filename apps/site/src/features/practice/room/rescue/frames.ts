/** The first word of each frame; the number goes up when their form changes. */
const FORM = 'LF1';
/** How much of a file one frame carries, in characters: a code of this size is read from a screen by any phone. */
const PART_LENGTH = 500;

/** What has been read of a file so far. */
export interface Collected {
  /** Names the file whose frames these are; empty before the first. */
  readonly sum: string;
  readonly total: number;
  readonly parts: Readonly<Record<number, string>>;
  /** The file, once all of it is there. */
  readonly file: string | undefined;
}

/** Nothing read yet. */
export const NOTHING: Collected = { sum: '', total: 0, parts: {}, file: undefined };

/** A checksum of ASCII text (CRC-32), in hexadecimal. The codes mend what a camera misreads; this tells a wrong mending. */
function checksum(text: string): string {
  let sum = 0xffff_ffff;
  for (let place = 0; place < text.length; place += 1) {
    sum ^= text.charCodeAt(place);
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (0xedb8_8320 & -(sum & 1));
  }
  return (~sum >>> 0).toString(16).padStart(8, '0');
}

/**
 * Splits a file into frames that a camera can read in any order: form, checksum of the file, place and number of
 * the frames, its own checksum, and its part.
 */
export function splitFrames(file: string): readonly string[] {
  const sum = checksum(file);
  const total = Math.max(1, Math.ceil(file.length / PART_LENGTH));
  return Array.from({ length: total }, (_, place) => {
    const head = `${FORM}:${sum}:${place + 1}:${total}`;
    const part = file.slice(place * PART_LENGTH, (place + 1) * PART_LENGTH);
    return `${head}:${checksum(`${head}:${part}`)}:${part}`;
  });
}

const FRAME = new RegExp(`^(${FORM}:([\\da-f]{8}):(\\d{1,4}):(\\d{1,4})):([\\da-f]{8}):([^]*)$`);

/**
 * Takes what a camera has read. Frames come in any order and more than once; those of another file begin that one.
 * @returns the very same where it is no frame, a damaged one, or one that is there already.
 */
export function takeFrame(before: Collected, read: string): Collected {
  const [, head = '', sum = '', number = '', count = '', own = '', part = ''] = FRAME.exec(read) ?? [];
  const [place, total] = [Number(number), Number(count)];
  if (head === '' || place < 1 || place > total || checksum(`${head}:${part}`) !== own) return before;
  const { parts: known } = before.sum === sum && before.total === total ? before : NOTHING;
  if (known[place] === part) return before;
  const parts = { ...known, [place]: part };
  const all = Array.from({ length: total }, (_, index) => parts[index + 1] ?? '').join('');
  const isWhole = Object.keys(parts).length === total && checksum(all) === sum;
  return { sum, total, parts, file: isWhole ? all : undefined };
}

/** How many frames have been read. */
export const countOf = ({ parts }: Collected): number => Object.keys(parts).length;
