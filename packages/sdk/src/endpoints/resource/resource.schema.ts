import { Type, type Static } from 'typebox';
import { Flag, Id, Ids, Input, Page, Paging, Time } from '../parts.schema.ts';
import { FileCategory } from '../upload/upload.schema.ts';

/** State of a shared file: `shown` to everybody at the school, `pending` approval, or `refused`. */
export const ResourceState = Type.Enum(['shown', 'pending', 'refused']);
export type ResourceState = Static<typeof ResourceState>;

/** A shared file. */
export const Resource = Type.Object({
  resourceId: Id,
  /** Name of the file without extension. */
  fileName: Type.String(),
  /** Extension without the dot. */
  fileType: Type.String(),
  /** Category, as detected from the bytes. */
  fileCategory: FileCategory,
  /** Size in bytes. */
  sourceSize: Type.Integer(),
  /** Top-level category of the school's courses; empty for none. */
  subjectId: Type.String(),
  subjectName: Type.String(),
  subjectNameEn: Type.String(),
  summary: Type.String(),
  /** Name of the student who shared it; empty for the school itself. */
  ownerName: Type.String(),
  /** True for the student's own file. */
  isOwn: Type.Boolean(),
  uploadedAt: Time,
  viewCount: Type.Integer(),
  downloadCount: Type.Integer(),
  /** 1 where only members may download it. */
  vipFlag: Flag,
  /** 1 where a browser can show or play it. */
  previewFlag: Flag,
  /** State of the file; unless it is `shown`, only its owner sees it. */
  state: ResourceState,
});
export type Resource = Static<typeof Resource>;

export const ResourceIn = Input({ id: Id, schoolId: Type.Optional(Id) });
export type ResourceIn = Static<typeof ResourceIn>;

/** Filters of the resource lists. */
export const ResourceListIn = Input({
  schoolId: Type.Optional(Id),
  /** Search words separated by spaces; all must match. */
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  fileCategory: Type.Optional(FileCategory),
  subjectId: Type.Optional(Id),
  /** 1 lists only the student's own files, in any state. */
  ownFlag: Type.Optional(Flag),
  /** Sort order. @defaultValue 'newest' */
  order: Type.Optional(Type.Enum(['newest', 'popular'])),
  ...Paging,
});
export type ResourceListIn = Static<typeof ResourceListIn>;

/** Files in the requested order. */
export const ResourcePage = Page(Resource);
export type ResourcePage = Static<typeof ResourcePage>;

/** A signed address, valid for a short time. */
export const ResourceLink = Type.Object({ url: Type.String(), expiresAt: Time });
export type ResourceLink = Static<typeof ResourceLink>;

/** Storage space of the student, used and total, in bytes. */
export const SpaceSize = Type.Object({ usedSize: Type.Integer(), totalSize: Type.Integer() });
export type SpaceSize = Static<typeof SpaceSize>;

/** Whether the student may download files for members. */
export const VipFlag = Type.Object({ vipFlag: Flag });
export type VipFlag = Static<typeof VipFlag>;

/**
 * Filter choices of the list, with the number of files each; a subject without files can still be chosen for
 * sharing.
 */
export const LoadOptions = Type.Object({
  categories: Type.Array(Type.Object({ fileCategory: FileCategory, count: Type.Integer() })),
  subjects: Type.Array(
    Type.Object({
      subjectId: Id,
      subjectName: Type.String(),
      subjectNameEn: Type.String(),
      count: Type.Integer(),
    }),
  ),
});
export type LoadOptions = Static<typeof LoadOptions>;

/** Rules for uploads to this area. */
export const UploadRules = Type.Object({
  /** Accepted extensions without the dot. */
  extensions: Type.Array(Type.String()),
  /** Maximum size of a file in bytes. */
  maxSize: Type.Integer(),
  /** Size of one part in bytes. */
  chunkSize: Type.Integer(),
});
export type UploadRules = Static<typeof UploadRules>;

/** Ids of the student's files to delete. */
export const RemoveResourcesIn = Input({ ids: Ids });
export type RemoveResourcesIn = Static<typeof RemoveResourcesIn>;

/** Number of deleted files. */
export const RemovedResources = Type.Object({ removedCount: Type.Integer() });
export type RemovedResources = Static<typeof RemovedResources>;

/** Uploaded files to share (`uploadType` "resource"). */
export const ShareIn = Input({
  schoolId: Type.Optional(Id),
  files: Type.Array(
    Input({
      /** Id returned by `resource.save`. */
      resourceId: Id,
      /** Name shown to others, without extension. */
      fileName: Type.String({ minLength: 1, maxLength: 80 }),
    }),
    { minItems: 1, maxItems: 9 },
  ),
  /** Subject from `resource.loadOption`; left out for none. */
  subjectId: Type.Optional(Id),
  summary: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ShareIn = Static<typeof ShareIn>;

/** The shared files, and whether the school must approve them first. */
export const Shared = Type.Object({ ids: Type.Array(Id), state: ResourceState });
export type Shared = Static<typeof Shared>;
