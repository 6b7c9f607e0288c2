export { extensionOf } from './fileName.ts';
export {
  categoryOf,
  createUploader,
  fileFingerprint,
  UPLOAD_RETRIES,
  type FileUploader,
  type UploadedRecord,
  type UploadOptions,
  type UploaderSettings,
} from './uploadFile.ts';
export { PART_BYTES, partsOf, uploadSteps, type InStorage, type UploadSteps } from './uploadParts.ts';
