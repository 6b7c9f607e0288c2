/** What may be uploaded. */
export interface UploadLimits {
  /** Extensions without a dot, in lower case. */
  types: readonly string[];
  /** Largest size of one file, in bytes. */
  maxBytes: number;
  /** How many files altogether. @defaultValue no bound */
  maxFiles?: number;
}

const mebibyte = 1024 * 1024;

/** Any file of a course: 13 types, 1024 MB. */
export const genericLimits: UploadLimits = {
  types: ['pdf', 'doc', 'txt', 'ppt', 'docx', 'xlsx', 'pptx', 'jpg', 'png', 'gif', 'jpeg', 'zip', 'rar'],
  maxBytes: 1024 * mebibyte,
};

/** Attachments of a form: 5 MB. */
export const annexLimits: UploadLimits = {
  types: ['doc', 'pdf', 'docx', 'xlsx', 'ppt', 'pptx', 'rar', 'zip'],
  maxBytes: 5 * mebibyte,
};

/** Pictures of a form: JPG or PNG, under 5 MB where attachments may have just as many. */
export const imageLimits: UploadLimits = { types: ['jpg', 'jpeg', 'png'], maxBytes: 5 * mebibyte - 1 };

/** Gives a name's extension in lower case; empty where it has none. */
export const extensionOf = (name: string): string => /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const imageTypes = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp']);

/** The `fileCategory` of an uploaded file record. */
export type FileCategory = 'image' | 'pdf' | 'docs';

/** Sorts a file into the categories of uploads, by its extension. */
export function categoryOf(name: string): FileCategory {
  const extension = extensionOf(name);
  if (imageTypes.has(extension)) return 'image';
  return extension === 'pdf' ? 'pdf' : 'docs';
}

/** Writes a size as people read it: 1.5 MB; whole numbers from 10 on. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** step;
  const digits = amount < 10 && step > 0 ? 1 : 0;
  return `${Number(amount.toFixed(digits))} ${units[step]}`;
}
