import { Type, type Static } from 'typebox';
import { FilePart, Flag, Id, Input } from '../parts.schema.ts';

/** The site that uploads. */
export const UploadOriginIn = Input({ origin: Type.String({ minLength: 1, maxLength: 300 }) });
export type UploadOriginIn = Static<typeof UploadOriginIn>;

/** A leave to put files into the storage, good for a short while. */
export const UploadToken = Type.Object({ uptoken: Type.String() });
export type UploadToken = Static<typeof UploadToken>;

/** Where stored files are read from. */
export const StorageDomain = Type.Object({ qndomain: Type.String() });
export type StorageDomain = Static<typeof StorageDomain>;

/** The picture of a signature; the form's one file. */
export const SignImageIn = Input({ domain: Type.Optional(Type.String({ maxLength: 300 })), file: FilePart });
export type SignImageIn = Static<typeof SignImageIn>;

/** The stored picture. */
export const SignImage = Type.Object({ key: Type.String(), url: Type.String() });
export type SignImage = Static<typeof SignImage>;

/** What a file is, for the place it is shown at. */
export const FileCategory = Type.Enum(['pdf', 'image', 'docs', 'video', 'audio', 'other']);
export type FileCategory = Static<typeof FileCategory>;

/** The record of a file that was uploaded. */
export const UploadedFile = Input({
  fileName: Type.String({ minLength: 1, maxLength: 255 }),
  /** Extension without dot; the one of the key is what counts. */
  fileType: Type.String({ minLength: 1, maxLength: 16 }),
  /** Key in the storage: `companyId/YYYY-MM-DD/coldatatypefile/{id}.{extension}`. */
  sourcePath: Type.String({ minLength: 1, maxLength: 512 }),
  /** Bytes. */
  sourceSize: Type.Integer({ minimum: 0 }),
  fileCategory: FileCategory,
  /** Which part of the site uploaded it. */
  uploadType: Type.String({ maxLength: 40 }),
  /** 1 takes the size off the student's space. */
  deductionSpaceFlag: Flag,
});
export type UploadedFile = Static<typeof UploadedFile>;

/** The record as it is kept. */
export const SavedFile = Type.Object({ resourceId: Id, url: Type.String() });
export type SavedFile = Static<typeof SavedFile>;

/** Asks whether a download is allowed; `type` is the platform's word for download. */
export const DownloadCheckIn = Input({ type: Type.Literal('xiazai'), resourceId: Type.Optional(Id) });
export type DownloadCheckIn = Static<typeof DownloadCheckIn>;

/** The file to download, by its key in the storage. */
export const AnnexDownloadIn = Input({ ids: Type.String({ minLength: 1, maxLength: 2000 }) });
export type AnnexDownloadIn = Static<typeof AnnexDownloadIn>;

/** The bytes of a file. */
export const FileBytes = Type.String({ description: 'The bytes of the file' });
export type FileBytes = Static<typeof FileBytes>;
