/** A picture is drawn with four bytes a pixel; 50 million are 200 MB, more than any camera of a telephone gives. */
const MOST_PIXELS = 50_000_000;

/** Bytes in which the size of a picture stands; a JPEG has it behind its notes and its small picture. */
export const PICTURE_HEAD_BYTES = 1024 * 1024;

/** What a header declares. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What a picture begins with, by its kind. */
const [PNG, GIF, JPEG] = [
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('GIF8'),
  Buffer.from([0xff, 0xd8]),
];
/** Where the first part of a PNG says what it is, and where its sizes stand. */
const [PNG_PART, PNG_SIZES] = [12, 16];
const GIF_SIZES = 6;

/** Each segment of a JPEG begins with it. */
const MARK = 0xff;
/** Segments that say how large the picture is; in the same row stand three that do not. */
const isFrame = (kind: number): boolean => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
/** Marks that stand alone; the first is none at all. */
const isBare = (kind: number): boolean => kind <= 0x01 || (kind >= 0xd0 && kind <= 0xd8);
/** The picture itself, and the end: no size follows. */
const isOver = (kind: number): boolean => kind === 0xda || kind === 0xd9;

/** Segments before the size; cameras and editors write dozens. */
const MOST_SEGMENTS = 10_000;

/** Goes from segment to segment and never back, whatever their lengths say: a student wrote them. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  let at = JPEG.length;
  for (let passed = 0; passed < MOST_SEGMENTS; passed += 1) {
    // Decoders pass over what stands between segments.
    at = bytes.indexOf(MARK, at);
    if (at === -1) return undefined;
    while (bytes[at + 1] === MARK) at += 1;
    const kind = bytes[at + 1];
    if (kind === undefined || isOver(kind) || at + 9 > bytes.length) return undefined;
    if (isFrame(kind)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += isBare(kind) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function sizeOf(bytes: Buffer): Size | undefined {
  const begins = (sign: Buffer): boolean => bytes.subarray(0, sign.length).equals(sign);
  if (begins(JPEG)) return sizeOfJpeg(bytes);
  if (
    begins(PNG) &&
    bytes.length >= PNG_SIZES + 8 &&
    bytes.toString('latin1', PNG_PART, PNG_SIZES) === 'IHDR'
  )
    return { width: bytes.readUInt32BE(PNG_SIZES), height: bytes.readUInt32BE(PNG_SIZES + 4) };
  if (begins(GIF) && bytes.length >= GIF_SIZES + 4)
    return { width: bytes.readUInt16LE(GIF_SIZES), height: bytes.readUInt16LE(GIF_SIZES + 2) };
  return undefined;
}

/** Whether the header of a picture (PNG, JPEG, GIF) declares a size that a browser can draw. */
export function isDrawable(bytes: Uint8Array): boolean {
  const { width, height } = sizeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? {
    width: 0,
    height: 0,
  };
  return width > 0 && height > 0 && width * height <= MOST_PIXELS;
}
