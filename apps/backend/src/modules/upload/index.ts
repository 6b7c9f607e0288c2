import type { Module } from '../../platform/http/module.ts';
import { runJobs } from '../../platform/jobs/repeat.ts';
import { ABANDONED_EVERY_MS, removeAbandoned } from './abandoned.service.ts';
import { fileStore, folderFileStore } from '../../platform/files/fileStore.ts';
import { mountFiles } from './mountFiles.ts';
import { folderPartStore, partStore } from './partStore.ts';
import { uploadRoutes } from './upload.routes.ts';

export {
  contentTypeOf,
  extensionOf,
  extensionOfName,
  isTaken,
  kindOf,
  takenExtensions,
} from './fileKinds.ts';
export { fileUrl, keepAttachment, keepBytes, keepPicture, LARGEST_FILE } from './keepFile.service.ts';
export { folderPartStore, PART_BYTES, partStore } from './partStore.ts';
export { isDrawable } from './pictureSize.ts';
export { findSchoolFiles } from './school.repo.ts';
export { findRecords, type RecordedFile } from './records.repo.ts';
export { putOnRecord } from './records.service.ts';
export { NO_SPACE, spaceOf } from './space.ts';
export { newToken } from './uploadToken.ts';
export { type StoredFile, storedFiles } from './upload.tables.ts';
export { fileRecords, uploadSessions } from './uploadParts.tables.ts';
export { forgetFiles, handToSchool } from './records.service.ts';

/** Files that students give. */
export const uploadModule: Module = {
  name: 'upload',
  routes: uploadRoutes,
  setup({ services, config }) {
    services.provide(fileStore, folderFileStore(config.dataDir));
    services.provide(partStore, folderPartStore(config.dataDir));
  },
  plugin(app, parts) {
    mountFiles(app, parts);
    runJobs(app, parts, [
      { name: 'abandoned uploads', everyMs: ABANDONED_EVERY_MS, run: () => removeAbandoned(parts) },
    ]);
  },
};
