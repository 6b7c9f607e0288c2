/**
 * Maximum pixels of a picture. Displaying takes four bytes per pixel, so 50 million are 200 MB, more than any
 * phone camera produces.
 */
const MAX_PIXELS = 50_000_000;

/** Bytes that contain the size of a picture; a JPEG has it after its metadata and thumbnail. */
export const PICTURE_HEAD_BYTES = 1024 * 1024;

/** The size declared in a header, in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Signatures at the beginning of a picture, by format. */
const [PNG, GIF, JPEG] = [
  Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  Buffer.from('GIF8'),
  Buffer.from([0xff, 0xd8]),
];
/** Offsets of the first chunk's type and of the size in a PNG. */
const [PNG_CHUNK_TYPE, PNG_SIZE] = [12, 16];
const GIF_SIZE = 6;

/** First byte of each segment of a JPEG. */
const MARKER = 0xff;
/** Tells whether a segment declares the picture's size; three markers in the same range do not. */
const isFrame = (kind: number): boolean => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
/** Tells whether a marker has no content; 0x00 is an escaped data byte rather than a marker. */
const isWithoutContent = (kind: number): boolean => kind <= 0x01 || (kind >= 0xd0 && kind <= 0xd8);
/** Tells whether a marker begins the image data or ends the file: no size follows. */
const isOver = (kind: number): boolean => kind === 0xda || kind === 0xd9;

/** Maximum segments before the size; cameras and editors write dozens. */
const MAX_SEGMENTS = 10_000;

/** Reads the size of a JPEG. Moves only forward through the segments, since their lengths are untrusted input. */
function sizeOfJpeg(bytes: Buffer): Size | undefined {
  let at = JPEG.length;
  for (let passed = 0; passed < MAX_SEGMENTS; passed += 1) {
    // Bytes between segments are skipped, as decoders do.
    at = bytes.indexOf(MARKER, at);
    if (at === -1) return undefined;
    while (bytes[at + 1] === MARKER) at += 1;
    const kind = bytes[at + 1];
    if (kind === undefined || isOver(kind) || at + 9 > bytes.length) return undefined;
    if (isFrame(kind)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += isWithoutContent(kind) ? 2 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

function sizeOf(bytes: Buffer): Size | undefined {
  const begins = (sign: Buffer): boolean => bytes.subarray(0, sign.length).equals(sign);
  if (begins(JPEG)) return sizeOfJpeg(bytes);
  if (
    begins(PNG) &&
    bytes.length >= PNG_SIZE + 8 &&
    bytes.toString('latin1', PNG_CHUNK_TYPE, PNG_SIZE) === 'IHDR'
  )
    return { width: bytes.readUInt32BE(PNG_SIZE), height: bytes.readUInt32BE(PNG_SIZE + 4) };
  if (begins(GIF) && bytes.length >= GIF_SIZE + 4)
    return { width: bytes.readUInt16LE(GIF_SIZE), height: bytes.readUInt16LE(GIF_SIZE + 2) };
  return undefined;
}

/** Tells whether the header of a picture (PNG, JPEG, GIF) declares a size that a browser can display. */
export function isDrawable(bytes: Uint8Array): boolean {
  const { width, height } = sizeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) ?? {
    width: 0,
    height: 0,
  };
  return width > 0 && height > 0 && width * height <= MAX_PIXELS;
}
