import { Type, type Static } from 'typebox';
import { FilePart, Flag, Id, Input } from '../parts.schema.ts';

/** Origin of the site that uploads. */
export const UploadOriginIn = Input({ origin: Type.String({ minLength: 1, maxLength: 300 }) });
export type UploadOriginIn = Static<typeof UploadOriginIn>;

/** A short-lived token for uploads to the storage. */
export const UploadToken = Type.Object({ uptoken: Type.String() });
export type UploadToken = Static<typeof UploadToken>;

/** Host from which stored files are read. */
export const StorageDomain = Type.Object({ qndomain: Type.String() });
export type StorageDomain = Static<typeof StorageDomain>;

/** The picture of a signature, the only file of the form. */
export const SignImageIn = Input({ domain: Type.Optional(Type.String({ maxLength: 300 })), file: FilePart });
export type SignImageIn = Static<typeof SignImageIn>;

/** The stored picture. */
export const SignImage = Type.Object({ key: Type.String(), url: Type.String() });
export type SignImage = Static<typeof SignImage>;

/** Category of a file, which determines how it is shown. */
export const FileCategory = Type.Enum(['pdf', 'image', 'docs', 'video', 'audio', 'other']);
export type FileCategory = Static<typeof FileCategory>;

/** An uploaded file to register. */
export const UploadedFile = Input({
  fileName: Type.String({ minLength: 1, maxLength: 255 }),
  /** Extension without the dot; the server uses that of the key instead. */
  fileType: Type.String({ minLength: 1, maxLength: 16 }),
  /** Key in the storage: `companyId/YYYY-MM-DD/coldatatypefile/{id}.{extension}`. */
  sourcePath: Type.String({ minLength: 1, maxLength: 512 }),
  /** Size in bytes. */
  sourceSize: Type.Integer({ minimum: 0 }),
  fileCategory: FileCategory,
  /** Part of the site that uploaded it. */
  uploadType: Type.String({ maxLength: 40 }),
  /** 1 counts the size towards the student's storage space. */
  deductionSpaceFlag: Flag,
});
export type UploadedFile = Static<typeof UploadedFile>;

/** The registered file. */
export const SavedFile = Type.Object({ resourceId: Id, url: Type.String() });
export type SavedFile = Static<typeof SavedFile>;

/** The download to check; `xiazai` is the platform's word for download. */
export const DownloadCheckIn = Input({ type: Type.Literal('xiazai'), resourceId: Type.Optional(Id) });
export type DownloadCheckIn = Static<typeof DownloadCheckIn>;

/** Storage key of the file to download. */
export const AnnexDownloadIn = Input({ ids: Type.String({ minLength: 1, maxLength: 2000 }) });
export type AnnexDownloadIn = Static<typeof AnnexDownloadIn>;

/** Content of a file. */
export const FileBytes = Type.String({ description: 'The bytes of the file' });
export type FileBytes = Static<typeof FileBytes>;
