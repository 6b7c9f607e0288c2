import { readFile } from 'node:fs/promises';

/** A picture of one point, as a PNG. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Makes of a file's beginning one that is larger than forms take. */
export const tooLarge = (start: Buffer): Buffer => Buffer.concat([start, Buffer.alloc(5 * 1024 * 1024)]);

/** The demonstration's video with so much room at its end that it goes in two parts. */
export async function longVideo(): Promise<Buffer> {
  const room = Buffer.alloc(4 * 1024 * 1024);
  room.writeUInt32BE(room.length, 0);
  room.write('free', 4);
  return Buffer.concat([
    await readFile(new URL('../../apps/backend/assets/video/demonstration/video.mp4', import.meta.url)),
    room,
  ]);
}
