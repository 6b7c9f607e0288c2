/** Limits on files to upload. */
export interface UploadLimits {
  /** Allowed extensions, lower case, without a dot. */
  types: readonly string[];
  /** Maximum size of one file in bytes. */
  maxBytes: number;
  /** Maximum number of files. @defaultValue no limit */
  maxFiles?: number;
}

const mebibyte = 1024 * 1024;

/** Limits of course files: 13 types, at most 1024 MB. */
export const genericLimits: UploadLimits = {
  types: ['pdf', 'doc', 'txt', 'ppt', 'docx', 'xlsx', 'pptx', 'jpg', 'png', 'gif', 'jpeg', 'zip', 'rar'],
  maxBytes: 1024 * mebibyte,
};

/** Limits of a form's attachments: at most 5 MB. */
export const annexLimits: UploadLimits = {
  types: ['doc', 'pdf', 'docx', 'xlsx', 'ppt', 'pptx', 'rar', 'zip'],
  maxBytes: 5 * mebibyte,
};

/** Limits of a form's pictures: JPG or PNG, and less than 5 MB, whereas attachments may have exactly 5 MB. */
export const imageLimits: UploadLimits = { types: ['jpg', 'jpeg', 'png'], maxBytes: 5 * mebibyte - 1 };

/** Returns a file name's extension in lower case; empty if there is none. */
export const extensionOf = (name: string): string => /\.([^.\\/]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

const imageTypes = new Set(['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp']);

/** Value of `fileCategory` in an uploaded file's record. */
export type FileCategory = 'image' | 'pdf' | 'docs';

/** Returns the category of a file by its extension. */
export function categoryOf(name: string): FileCategory {
  const extension = extensionOf(name);
  if (imageTypes.has(extension)) return 'image';
  return extension === 'pdf' ? 'pdf' : 'docs';
}

/** Formats a file size, for example `1.5 MB`; from 10 on without decimals. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const step = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** step;
  const digits = amount < 10 && step > 0 ? 1 : 0;
  return `${Number(amount.toFixed(digits))} ${units[step]}`;
}
