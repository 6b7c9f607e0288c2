import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { ConfigError } from '../config/configError.ts';
import type { Queryable } from '../database/connection.ts';
import { errnoOf } from '../database/embedded/errors.ts';
import { type Bucket, openBucket, refusePublic } from './bucket.ts';
import { bucketFileStore } from './bucketFileStore.ts';
import { type FilePlace, filePlaces } from './filePlace.tables.ts';
import { type FileStore, readWhole } from './fileStore.ts';
import { filesFolder, folderFileStore, keysIn } from './folderFileStore.ts';
import { movingFileStore } from './movingFileStore.ts';
import { settle, writeNew } from './wholeFile.ts';

/** Name of the object or file with the place's id. */
const ID_OBJECT = 'place';
const ID_FILE = '.place';

async function folderIdIn(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(filesFolder(dataDir), ID_FILE), 'utf8')).trim();
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeFolderId(dataDir: string): Promise<string> {
  const path = join(filesFolder(dataDir), ID_FILE);
  const draft = `${path}.${randomUUID()}`;
  await writeNew(draft, [Buffer.from(`${randomUUID()}\n`)]);
  // Another process may do the same at this moment; the first one wins.
  await settle(draft, path).catch((error: unknown) => {
    if (errnoOf(error) !== 'EEXIST') throw error;
  });
  return (await folderIdIn(dataDir)) ?? '';
}

/** Opens the configured bucket, if any, and checks that it responds and is not public. */
export async function openNamedBucket({ bucket: settings }: Config): Promise<Bucket | undefined> {
  if (settings === undefined) return undefined;
  const bucket = await openBucket(settings);
  try {
    // Listing reports why access is refused; a HEAD request has no body for a reason.
    if ((await bucket.list(ID_OBJECT).next()).done === true)
      await bucket.put(ID_OBJECT, Buffer.from(`bucket:${randomUUID()}\n`));
    await refusePublic(settings, ID_OBJECT);
    return bucket;
  } catch (error) {
    bucket.close();
    if (error instanceof ConfigError) throw error;
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    throw new ConfigError(`The bucket ${settings.bucket} (S3_BUCKET) cannot be used. ${reason}`);
  }
}

const bucketIdIn = async (bucket: Bucket): Promise<string> =>
  (await readWhole(bucket, ID_OBJECT))?.toString().trim() ?? '';

/** Reads where the files of a database are stored; undefined before any process has used it. */
export async function readPlace(db: Queryable): Promise<FilePlace | undefined> {
  const [place] = await db.select().from(filePlaces);
  return place;
}

/** Sets where the files of a database are stored. */
export async function setPlace(
  db: Queryable,
  place: Pick<FilePlace, 'placeId'> & Partial<Pick<FilePlace, 'nextId'>>,
): Promise<void> {
  const { placeId, nextId = null } = place;
  await db
    .insert(filePlaces)
    .values({ placeId, nextId })
    .onConflictDoUpdate({ target: filePlaces.isOnly, set: { placeId, nextId } });
}

/**
 * Sets the place at the first start: the configured bucket, or the data folder where there is no bucket or the
 * folder already has files.
 */
async function claimPlace(
  db: Queryable,
  { dataDir }: Config,
  bucketId: string | undefined,
): Promise<FilePlace | undefined> {
  const hasFiles = (await keysIn(dataDir).next()).done !== true;
  const placeId = bucketId === undefined || hasFiles ? await makeFolderId(dataDir) : bucketId;
  await db.insert(filePlaces).values({ placeId }).onConflictDoNothing();
  return readPlace(db);
}

const WAY_BACK = 'If they are lost, or were copied here by hand, run: npm run school -- files here';

/** Makes the error of a process whose settings name another place than the database. */
function wrongPlaceError({ dataDir, bucket }: Config, { placeId }: FilePlace): ConfigError {
  const here = bucket === undefined ? filesFolder(dataDir) : `the bucket ${bucket.bucket}`;
  const there = placeId.startsWith('bucket:') ? 'a bucket' : 'a folder';
  return new ConfigError(
    `The files of this database are stored in ${there} that is not ${here}. All processes on one DATABASE_URL must share one ` +
      `folder (LECTERN_DATA), or a bucket (S3_BUCKET). ${WAY_BACK}`,
  );
}

/** An open file storage, for a process or a command. */
export interface OpenFiles {
  readonly store: FileStore;
  /** The configured bucket; files are stored in it, or may be moved there. */
  readonly bucket: Bucket | undefined;
}

function storeOf(config: Config, db: Queryable, place: FilePlace, ids: PlaceIds): FileStore {
  const { bucket, bucketId, folderId } = ids;
  const folder = folderFileStore(config.dataDir);
  const isHere = place.placeId === folderId;
  if (bucket === undefined || bucketId === undefined) {
    if (isHere && place.nextId === null) return folder;
    throw wrongPlaceError(config, { ...place, placeId: place.nextId ?? place.placeId });
  }
  const inBucket = bucketFileStore(bucket, {
    hasSignedDownloads: config.bucket?.hasSignedDownloads ?? false,
  });
  if (place.placeId === bucketId) return inBucket;
  if (!isHere || (place.nextId !== null && place.nextId !== bucketId)) throw wrongPlaceError(config, place);
  return movingFileStore(folder, inBucket, async () => {
    const now = await readPlace(db);
    return now?.placeId === bucketId || now?.nextId === bucketId;
  });
}

interface PlaceIds {
  readonly bucket: Bucket | undefined;
  readonly bucketId: string | undefined;
  readonly folderId: string | undefined;
}

async function idsOf(config: Config): Promise<PlaceIds> {
  const bucket = await openNamedBucket(config);
  return {
    bucket,
    bucketId: bucket && (await bucketIdIn(bucket)),
    folderId: await folderIdIn(config.dataDir),
  };
}

/**
 * Opens the files of a database, and checks that settings and database name the same place.
 * @throws {ConfigError} where they differ, or the bucket cannot be used.
 */
export async function openFiles(config: Config, db: Queryable): Promise<OpenFiles> {
  const ids = await idsOf(config);
  const place = (await readPlace(db)) ?? (await claimPlace(db, config, ids.bucketId));
  if (place === undefined) throw new Error('No place of files was found');
  const folderId = ids.folderId ?? (await folderIdIn(config.dataDir));
  return { store: storeOf(config, db, place, { ...ids, folderId }), bucket: ids.bucket };
}

/** Sets the place of a database's files to that of the settings, whatever it was. */
export async function setConfiguredPlace(config: Config, db: Queryable): Promise<void> {
  const { bucket, bucketId } = await idsOf(config);
  bucket?.close();
  await setPlace(db, { placeId: bucketId ?? (await makeFolderId(config.dataDir)) });
}

/** Starts moving files into the bucket of the settings, where new files are written from now on. @returns its id */
export async function beginMove(db: Queryable, bucket: Bucket): Promise<string> {
  const nextId = await bucketIdIn(bucket);
  await db.update(filePlaces).set({ nextId });
  return nextId;
}
