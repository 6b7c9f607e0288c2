import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Ids, Input, Page, Paging, Time } from '../parts.schema.ts';
import { FileCategory } from '../upload/upload.schema.ts';

/** A shared file (specification 7.7, resources). */
export const Resource = Type.Object({
  resourceId: Id,
  fileName: Type.String(),
  /** Extension without dot. */
  fileType: Type.String(),
  fileCategory: FileCategory,
  /** Bytes. */
  sourceSize: Type.Integer(),
  subjectId: Id,
  subjectName: Type.String(),
  summary: Type.String(),
  cover: Type.String(),
  ownerName: Type.String(),
  /** True for the student's own. */
  isOwn: Type.Boolean(),
  uploadedAt: Time,
  viewCount: Type.Integer(),
  downloadCount: Type.Integer(),
  /** Cents; 0 is free. */
  priceCents: Cents,
  vipFlag: Flag,
});
export type Resource = Static<typeof Resource>;

export const ResourceIn = Input({ id: Id });
export type ResourceIn = Static<typeof ResourceIn>;

/** Filters of the resource lists. */
export const ResourceListIn = Input({
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  fileCategory: Type.Optional(FileCategory),
  subjectId: Type.Optional(Id),
  /** 1 lists only the student's own. */
  ownFlag: Type.Optional(Flag),
  ...Paging,
});
export type ResourceListIn = Static<typeof ResourceListIn>;

/** The newest first. */
export const ResourcePage = Page(Resource);
export type ResourcePage = Static<typeof ResourcePage>;

/** A signed address that soon ends. */
export const ResourceLink = Type.Object({ url: Type.String(), expiresAt: Time });
export type ResourceLink = Static<typeof ResourceLink>;

/** The student's space, in bytes. */
export const SpaceSize = Type.Object({ usedSize: Type.Integer(), totalSize: Type.Integer() });
export type SpaceSize = Static<typeof SpaceSize>;

/** Whether the student may take what is for members. */
export const VipFlag = Type.Object({ vipFlag: Flag });
export type VipFlag = Static<typeof VipFlag>;

/** What the list can be filtered by. */
export const LoadOptions = Type.Object({
  categories: Type.Array(FileCategory),
  subjects: Type.Array(Type.Object({ subjectId: Id, subjectName: Type.String() })),
});
export type LoadOptions = Static<typeof LoadOptions>;

/** What may be uploaded here (specification 5, generic uploader). */
export const UploadRules = Type.Object({
  /** Extensions without dot. */
  extensions: Type.Array(Type.String()),
  /** Bytes. */
  maxSize: Type.Integer(),
  /** Bytes of one part. */
  chunkSize: Type.Integer(),
});
export type UploadRules = Static<typeof UploadRules>;

/** The student's files that are to go. */
export const RemoveResourcesIn = Input({ ids: Ids });
export type RemoveResourcesIn = Static<typeof RemoveResourcesIn>;

/** How many went. */
export const RemovedResources = Type.Object({ removedCount: Type.Integer() });
export type RemovedResources = Static<typeof RemovedResources>;
