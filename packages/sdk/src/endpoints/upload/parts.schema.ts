import { Type, type Static } from 'typebox';
import { FilePart, Id, Input } from '../parts.schema.ts';

const uptoken = Type.String({ minLength: 1, maxLength: 2048 });

/** Key in the storage: `companyId/YYYY-MM-DD/coldatatypefile/{id}.{extension}`. */
export const StorageKey = Type.String({
  pattern:
    '^[0-9]{1,18}/[0-9]{4}-[0-9]{2}-[0-9]{2}/coldatatypefile/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[a-z0-9]{1,8}$',
});
export type StorageKey = Static<typeof StorageKey>;

/** Start of an upload in parts, or continuation of an own one. */
export const BeginUploadIn = Input({
  uptoken,
  /** Key of the student's own unfinished upload; for an unknown key or another size the server generates a new one. */
  key: Type.Optional(StorageKey),
  /** Extension of the file name, in lower case. */
  extension: Type.String({ pattern: '^[a-z0-9]{1,8}$' }),
  /** Size of the whole file in bytes. */
  size: Type.Integer({ minimum: 0, maximum: 1_073_741_824 }),
});
export type BeginUploadIn = Static<typeof BeginUploadIn>;

/** A started upload. */
export const BegunUpload = Type.Object({
  session: Id,
  /** Key that the server assigned to the file. */
  key: StorageKey,
  /** Number of leading parts already stored. */
  received: Type.Integer(),
});
export type BegunUpload = Static<typeof BegunUpload>;

/** A part of a file: 4 MB; the last one may be smaller. */
export const UploadPartIn = Input({
  uptoken,
  session: Id,
  /** Index of the part, from 0; a text, since it is sent in a multipart form. */
  index: Type.String({ pattern: '^[0-9]{1,4}$' }),
  file: FilePart,
  /** SHA-256 of the part in base64url, where the browser can compute it; a part with another digest is refused. */
  digest: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })),
});
export type UploadPartIn = Static<typeof UploadPartIn>;

/** Number of leading parts now stored. */
export const ReceivedPart = Type.Object({ received: Type.Integer() });
export type ReceivedPart = Static<typeof ReceivedPart>;

/** The upload to complete. */
export const FinishUploadIn = Input({ uptoken, session: Id });
export type FinishUploadIn = Static<typeof FinishUploadIn>;

/** The stored file. */
export const StoredFile = Type.Object({ key: Type.String(), url: Type.String(), size: Type.Integer() });
export type StoredFile = Static<typeof StoredFile>;
