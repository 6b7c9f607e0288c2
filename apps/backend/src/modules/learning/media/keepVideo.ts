import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { MediaDescription } from './mediaStore.ts';

/** The film within a video's folder that a school brought as one file. */
const FILM = 'video.mp4';
const POSTER = 'poster.svg';
/** What names of films begin with that a school brought as files. */
export const BROUGHT = 'film-';
/** The file that says since when no lesson has named a film. */
export const UNNAMED = 'unnamed';

/** The folder of all videos of an installation. */
export const videosOf = (dataDir: string): string => join(dataDir, 'video');
const folderOf = (dataDir: string, key: string): string => join(videosOf(dataDir), key);

/** A film on its way into the media store. */
export interface NewVideo {
  readonly key: string;
  /** Path of the file, an MP4. */
  readonly film: string;
  readonly name: string;
  readonly durationSeconds: number;
  /** What stands there before it plays, as SVG. */
  readonly poster: string;
}

/** Finds the film of a video that was brought as one file; undefined where there is none. */
export async function filmOf(dataDir: string, key: string): Promise<string | undefined> {
  const path = join(folderOf(dataDir, key), FILM);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? path : undefined;
}

/**
 * Keeps a film in the media store; one that is there already is left as it is. It is there whole or not at all.
 * @returns whether it was not there before.
 */
export async function keepVideo(
  dataDir: string,
  { key, film, name, durationSeconds, poster }: NewVideo,
): Promise<boolean> {
  // Whoever brings it again is about to name it.
  await rm(join(folderOf(dataDir, key), UNNAMED), { force: true });
  if ((await filmOf(dataDir, key)) !== undefined) return false;
  const description: MediaDescription = {
    name,
    nameEn: '',
    durationSeconds,
    video: FILM,
    poster: POSTER,
    captions: [],
  };
  const draft = folderOf(dataDir, `${key}.${randomUUID()}`);
  await mkdir(draft, { recursive: true, mode: 0o700 });
  try {
    await copyFile(film, join(draft, FILM), constants.COPYFILE_FICLONE);
    await writeFile(join(draft, POSTER), poster);
    await writeFile(join(draft, 'media.json'), JSON.stringify(description));
    await rename(draft, folderOf(dataDir, key));
    return true;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

/** Forgets a video that no lesson came to show. */
export const forgetVideo = (dataDir: string, key: string): Promise<void> =>
  rm(folderOf(dataDir, key), { recursive: true, force: true });
