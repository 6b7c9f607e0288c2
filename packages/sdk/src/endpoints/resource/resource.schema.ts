import { Type, type Static } from 'typebox';
import { Flag, Id, Ids, Input, Page, Paging, Time } from '../parts.schema.ts';
import { FileCategory } from '../upload/upload.schema.ts';

/** Where a shared file stands: everybody at the school finds it, or the school has not let it through yet. */
export const ResourceState = Type.Enum(['shown', 'pending', 'refused']);
export type ResourceState = Static<typeof ResourceState>;

/** A shared file. */
export const Resource = Type.Object({
  resourceId: Id,
  /** Its name, without the extension. */
  fileName: Type.String(),
  /** Extension without dot. */
  fileType: Type.String(),
  /** As its bytes say. */
  fileCategory: FileCategory,
  /** Bytes. */
  sourceSize: Type.Integer(),
  /** A top category of the school's courses; empty for none. */
  subjectId: Type.String(),
  subjectName: Type.String(),
  subjectNameEn: Type.String(),
  summary: Type.String(),
  /** Who shared it; empty for the school itself. */
  ownerName: Type.String(),
  /** True for the student's own. */
  isOwn: Type.Boolean(),
  uploadedAt: Time,
  viewCount: Type.Integer(),
  downloadCount: Type.Integer(),
  /** 1 where only members may take it. */
  vipFlag: Flag,
  /** 1 where a browser can show or play it. */
  previewFlag: Flag,
  /** All but `shown` is seen by its owner alone. */
  state: ResourceState,
});
export type Resource = Static<typeof Resource>;

export const ResourceIn = Input({ id: Id, schoolId: Type.Optional(Id) });
export type ResourceIn = Static<typeof ResourceIn>;

/** Filters of the resource lists. */
export const ResourceListIn = Input({
  schoolId: Type.Optional(Id),
  /** Free text, words separated by spaces; each must be found. */
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  fileCategory: Type.Optional(FileCategory),
  subjectId: Type.Optional(Id),
  /** 1 lists only the student's own, whatever its state. */
  ownFlag: Type.Optional(Flag),
  /** @defaultValue 'newest' */
  order: Type.Optional(Type.Enum(['newest', 'popular'])),
  ...Paging,
});
export type ResourceListIn = Static<typeof ResourceListIn>;

/** In the order that was asked for. */
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

/** What the list can be filtered by, each with how many files it has; subjects without any can be shared to. */
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

/** What may be uploaded here. */
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

/** Shares files that were uploaded for it (`uploadType` "resource"). */
export const ShareIn = Input({
  schoolId: Type.Optional(Id),
  files: Type.Array(
    Input({
      /** What `resource.save` gave. */
      resourceId: Id,
      /** As others will see it, without the extension. */
      fileName: Type.String({ minLength: 1, maxLength: 80 }),
    }),
    { minItems: 1, maxItems: 9 },
  ),
  /** One of `resource.loadOption`; left out for none. */
  subjectId: Type.Optional(Id),
  summary: Type.Optional(Type.String({ maxLength: 500 })),
});
export type ShareIn = Static<typeof ShareIn>;

/** The files that are shared now, and whether the school looks at them first. */
export const Shared = Type.Object({ ids: Type.Array(Id), state: ResourceState });
export type Shared = Static<typeof Shared>;
