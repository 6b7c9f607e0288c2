import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { serviceKey } from '../../../platform/http/services.ts';

const FileName = Type.String({ pattern: '^[\\w-]+(?:[./][\\w-]+)*$' });

/** The description of a video in `media.json` of its folder; file names are relative to the folder. */
export const MediaDescription = Type.Object({
  name: Type.String(),
  nameEn: Type.String(),
  durationSeconds: Type.Number({ exclusiveMinimum: 0 }),
  video: FileName,
  hls: Type.Optional(FileName),
  poster: FileName,
  captions: Type.Array(
    Type.Object({ language: Type.Enum(['zh', 'en']), label: Type.String(), file: FileName }),
  ),
  /** Named parts of the video, if any. */
  chapters: Type.Optional(
    Type.Array(
      Type.Object({ seconds: Type.Number({ minimum: 0 }), name: Type.String(), nameEn: Type.String() }),
    ),
  ),
});
export type MediaDescription = Static<typeof MediaDescription>;

/** A file of a video. */
export interface MediaFile {
  readonly path: string;
  readonly size: number;
  readonly changedAt: Date;
}

/** Access to lesson videos. */
export interface MediaStore {
  /** Describes a video; undefined where there is none with this key. */
  describe(key: string): Promise<MediaDescription | undefined>;
  /** Finds one of its files; undefined for anything that is not a plain file in its folder. */
  file(key: string, name: string): Promise<MediaFile | undefined>;
}

/** Key of the media store among the services. */
export const mediaStore = serviceKey<MediaStore>('mediaStore');

const DEMONSTRATION = fileURLToPath(new URL('../../../../assets/video', import.meta.url));
const isKey = (key: string) => /^[\w-]{1,100}$/.test(key);
const isFileName = (name: string) => Check(FileName, name);

/** Returns a media store of folders: a school's own videos in the data folder, then those of the demonstration. */
export function folderStore(dataDir: string): MediaStore {
  const folders = [join(dataDir, 'video'), DEMONSTRATION];

  async function find<Found>(read: (folder: string) => Promise<Found>): Promise<Found | undefined> {
    for (const folder of folders) {
      const found = await read(folder).catch(() => undefined);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  return {
    async describe(key) {
      if (!isKey(key)) return undefined;
      const text = await find((folder) => readFile(join(folder, key, 'media.json'), 'utf8'));
      if (text === undefined) return undefined;
      const description: unknown = JSON.parse(text);
      return Check(MediaDescription, description) ? description : undefined;
    },

    async file(key, name) {
      if (!isKey(key) || !isFileName(name) || name === 'media.json') return undefined;
      return find(async (folder) => {
        const path = join(folder, key, name);
        const found = await stat(path);
        return found.isFile() ? { path, size: found.size, changedAt: found.mtime } : undefined;
      });
    },
  };
}
