import { Type, type Static } from 'typebox';
import { FilePart, Id, Input } from '../parts.schema.ts';

const uptoken = Type.String({ minLength: 1, maxLength: 2048 });

/** Key in the storage: `companyId/YYYY-MM-DD/coldatatypefile/{id}.{extension}`. */
export const StorageKey = Type.String({
  pattern:
    '^[0-9]{1,18}/[0-9]{4}-[0-9]{2}-[0-9]{2}/coldatatypefile/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\\.[a-z0-9]{1,8}$',
});
export type StorageKey = Static<typeof StorageKey>;

/** Begins an upload in parts, or goes on with an own one. */
export const BeginUploadIn = Input({
  uptoken,
  /** Key of an own upload that is not finished; the server makes a new one where it knows none of this key and size. */
  key: Type.Optional(StorageKey),
  /** Extension of the file's name, in lower case. */
  extension: Type.String({ pattern: '^[a-z0-9]{1,8}$' }),
  /** Bytes of the whole file. */
  size: Type.Integer({ minimum: 0, maximum: 1_073_741_824 }),
});
export type BeginUploadIn = Static<typeof BeginUploadIn>;

/** An upload that has begun. */
export const BegunUpload = Type.Object({
  session: Id,
  /** Key that the server gave to the file. */
  key: StorageKey,
  /** How many of its first parts are there already. */
  received: Type.Integer(),
});
export type BegunUpload = Static<typeof BegunUpload>;

/** A part of a file: 4 MB, the last one less. */
export const UploadPartIn = Input({
  uptoken,
  session: Id,
  /** From 0; a multipart form carries it as a text. */
  index: Type.String({ pattern: '^[0-9]{1,4}$' }),
  file: FilePart,
  /** SHA-256 of the part in base64url, where the browser can tell it; a part that is not the same is refused. */
  digest: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' })),
});
export type UploadPartIn = Static<typeof UploadPartIn>;

/** How many of the first parts are there now. */
export const ReceivedPart = Type.Object({ received: Type.Integer() });
export type ReceivedPart = Static<typeof ReceivedPart>;

/** Puts the parts together. */
export const FinishUploadIn = Input({ uptoken, session: Id });
export type FinishUploadIn = Static<typeof FinishUploadIn>;

/** The file as it lies in the storage now. */
export const StoredFile = Type.Object({ key: Type.String(), url: Type.String(), size: Type.Integer() });
export type StoredFile = Static<typeof StoredFile>;
