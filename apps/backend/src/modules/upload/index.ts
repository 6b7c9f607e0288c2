import type { Config } from '../../platform/config/config.ts';
import type { Module } from '../../platform/module.ts';
import type { Services } from '../../platform/http/services.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { ABANDONED_EVERY_MS, removeAbandoned } from './abandoned.service.ts';
import { type OpenFiles, openFiles } from '../../platform/files/filePlace.ts';
import { fileStore } from '../../platform/files/fileStore.ts';
import { mountFiles } from './mountFiles.ts';
import { bucketPartStore, folderPartStore, partStore, type PartStore } from './partStore.ts';
import { uploadRoutes } from './upload.routes.ts';

export {
  contentTypeOf,
  extensionOf,
  extensionOfName,
  isAcceptedExtension,
  detectContentType,
  acceptedExtensions,
} from './fileKinds.ts';
export { cleanName, fileNameOf } from './fileNames.ts';
export { fileUrl, storeAttachment, storeBytes, storePicture, MAX_FILE_BYTES } from './keepFile.service.ts';
export { PART_BYTES, partStore } from './partStore.ts';
export { isDrawable } from './pictureSize.ts';
export { findSchoolFiles } from './school.repo.ts';
export { findLastingRecords, findRecords, type RecordedFile, SHARED_UPLOAD } from './records.repo.ts';
export { changeRecord, insertStudentRecord, insertFileRecord, removeRecords } from './records.service.ts';
export { NO_SPACE, spaceOf, PICTURE_SPACE } from './space.ts';
export { deletePictures, lockSignature, hasPurpose, removeBytes } from './purposes.service.ts';
export { newToken } from './uploadToken.ts';
export { PICTURE_LIMIT } from './upload.routes.ts';
export { type StoredFile, storedFiles } from './upload.tables.ts';
export { fileRecords, uploadSessions } from './uploadParts.tables.ts';
export { deleteRecords, type DeletedRecords, handToSchool } from './records.service.ts';

/** Returns the store for parts of uploads: the bucket where there is one, otherwise a folder. */
export const partStoreOf = ({ dataDir }: Config, { bucket }: OpenFiles): PartStore =>
  bucket === undefined ? folderPartStore(dataDir) : bucketPartStore(bucket, dataDir);

function provideFiles(services: Services, config: Config, files: OpenFiles): void {
  services.provide(fileStore, files.store);
  services.provide(partStore, partStoreOf(config, files));
}

/** Files uploaded by students. */
export const uploadModule: Module = {
  name: 'upload',
  routes: uploadRoutes,
  async setup({ services, config, connection }) {
    provideFiles(services, config, await openFiles(config, connection.db));
  },
  async reread({ services, config, connection }) {
    const files = await openFiles(config, connection.db);
    return () => provideFiles(services, config, files);
  },
  plugin(app, parts) {
    mountFiles(app, parts);
    runJobs(app, parts, [
      { name: 'abandoned uploads', everyMs: ABANDONED_EVERY_MS, run: () => removeAbandoned(parts) },
    ]);
  },
};
