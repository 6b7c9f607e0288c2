import { readFile } from 'node:fs/promises';

/** A PNG of a single pixel. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Pads the beginning of a file to more than the size limit of forms. */
export const tooLarge = (start: Buffer): Buffer => Buffer.concat([start, Buffer.alloc(5 * 1024 * 1024)]);

/** The demonstration's video, padded so that it is uploaded in two parts. */
export async function longVideo(): Promise<Buffer> {
  const room = Buffer.alloc(4 * 1024 * 1024);
  room.writeUInt32BE(room.length, 0);
  room.write('free', 4);
  return Buffer.concat([
    await readFile(new URL('../../apps/backend/assets/video/demonstration/video.mp4', import.meta.url)),
    room,
  ]);
}
