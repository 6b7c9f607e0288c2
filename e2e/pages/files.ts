/** A picture of one point, as a PNG. */
export const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** Makes of a file's beginning one that is larger than forms take (specification 9). */
export const tooLarge = (start: Buffer): Buffer => Buffer.concat([start, Buffer.alloc(5 * 1024 * 1024)]);
