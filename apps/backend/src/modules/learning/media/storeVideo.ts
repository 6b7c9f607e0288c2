import { constants } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { MediaDescription } from './mediaStore.ts';

/** File name of a film that a school supplied as one file. */
const FILM = 'video.mp4';
const POSTER = 'poster.svg';
/** Prefix of the folders of films that schools supplied as files. */
export const FILM_PREFIX = 'film-';
/** File that stores since when no lesson has used a film. */
export const UNUSED_MARKER = 'unnamed';

/** Returns the folder of all videos. */
export const videoFolder = (dataDir: string): string => join(dataDir, 'video');
const folderOf = (dataDir: string, key: string): string => join(videoFolder(dataDir), key);

/** A film to be added to the media store. */
export interface NewVideo {
  readonly key: string;
  /** Path of the file, an MP4. */
  readonly film: string;
  readonly name: string;
  readonly durationSeconds: number;
  /** Preview image as SVG, shown before the film plays. */
  readonly poster: string;
}

/** Finds the file of a video that was supplied as one film; undefined where there is none. */
export async function findFilm(dataDir: string, key: string): Promise<string | undefined> {
  const path = join(folderOf(dataDir, key), FILM);
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? path : undefined;
}

/**
 * Adds a film to the media store, atomically, unless it is already there.
 * @returns whether it was added
 */
export async function storeVideo(
  dataDir: string,
  { key, film, name, durationSeconds, poster }: NewVideo,
): Promise<boolean> {
  // A film that is supplied again is about to be used by a lesson.
  await rm(join(folderOf(dataDir, key), UNUSED_MARKER), { force: true });
  if ((await findFilm(dataDir, key)) !== undefined) return false;
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

/** Deletes a video that no lesson uses. */
export const deleteVideo = (dataDir: string, key: string): Promise<void> =>
  rm(folderOf(dataDir, key), { recursive: true, force: true });
