export { fingerprint } from './fingerprint.ts';
export {
  annexLimits,
  categoryOf,
  extensionOf,
  formatBytes,
  genericLimits,
  imageLimits,
  type FileCategory,
  type UploadLimits,
} from './limits.ts';
export { createBrowserMemory, type UploadMemory } from './memory.ts';
export {
  chunkBytes,
  maxRetries,
  percentOf,
  type FileFacts,
  type UploadItem,
  type UploadProblem,
  type UploadQueue,
  type UploadStatus,
} from './queue.ts';
export {
  UploadError,
  type UploadChunk,
  type UploadedFile,
  type UploadErrorCode,
  type UploadStart,
  type UploadTransport,
} from './transport.ts';
export { Uploader, type UploaderActions, type UploaderProps } from './Uploader.tsx';
export type { ProblemMessages } from './Uploader.texts.ts';
export { createUploads, type Uploads, type UploadsOptions } from './uploads.ts';
export { useUploads } from './useUploads.ts';
