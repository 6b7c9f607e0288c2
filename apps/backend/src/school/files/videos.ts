import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drawCover } from '../../drawing/covers/cover.ts';
import { FILM_PREFIX, findFilm, deleteVideo, storeVideo } from '../../modules/learning/index.ts';
import { contentTypeOf } from '../../modules/upload/index.ts';
import { pathInside } from '../../platform/commands/files.ts';

/** Videos beside a workbook, and those in the media store. */
export interface SchoolVideos {
  /** Resolves the text of a cell: a video under `files/` to the key that its bytes have in the media store. */
  resolve(value: string): Promise<{ readonly value: string } | { readonly problem: string }>;
  /** Stores the video of a resolved key; a key of the media store itself is ignored. */
  keep(key: string, about: { readonly name: string; readonly durationSeconds: number }): Promise<void>;
  /** Removes newly stored videos, where the rows that name them were not written. */
  discard(): Promise<void>;
  /** Copies a video that the school uploaded beside an export. @returns the text of its cell. */
  writeOut(value: string): Promise<string>;
}

/** Tells whether a video was uploaded as a file, so that its length is not known otherwise. */
export const isUploaded = (key: string): boolean => key.startsWith(FILM_PREFIX);

async function keyOfFilm(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(path)) hash.update(part);
  return `${FILM_PREFIX}${hash.digest('hex').slice(0, 32)}`;
}

/** Opens the videos of a school. @param folder the one that contains `files/`. */
export function openVideos(dataDir: string, folder: string): SchoolVideos {
  const paths = new Map<string, string>();
  const names = new Map<string, string>();
  const storedKeys: string[] = [];
  return {
    async resolve(value) {
      if (!value.startsWith('files/')) return { value };
      const known = names.get(value);
      if (known !== undefined) return { value: known };
      const path = await pathInside(folder, value);
      if (path === undefined)
        return {
          problem: `there is no file ${value} beside it; put it there (a link, or a path with “..”, is not taken)`,
        };
      if ((await contentTypeOf(path, 'mp4')) === undefined)
        return { problem: `${value} is no MP4; save it as one (H.264)` };
      const key = await keyOfFilm(path);
      paths.set(key, path);
      names.set(value, key);
      return { value: key };
    },

    async keep(key, about) {
      const film = paths.get(key);
      if (film === undefined) return;
      const poster = drawCover('programming', key);
      if (await storeVideo(dataDir, { key, film, poster, ...about })) storedKeys.push(key);
    },

    async discard() {
      for (const key of storedKeys) await deleteVideo(dataDir, key);
    },

    async writeOut(value) {
      const film = isUploaded(value) ? await findFilm(dataDir, value) : undefined;
      if (film === undefined) return value;
      const name = `files/${value}.mp4`;
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await copyFile(film, join(folder, name));
      return name;
    },
  };
}
