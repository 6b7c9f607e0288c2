import type { Reply } from '@lectern/sdk';
import type { LoadOptions, Resource as ResourceReply } from '@lectern/sdk/endpoints/resource';
import { localizedText } from '../../shared/i18n/localizedText.ts';
import type { ReadBy } from '../../shared/readBy.ts';
import { type Kind, kinds } from './address.ts';

/** A shared file. */
export type Resource = ReadBy<typeof readResource>;

function previewOf(kind: Kind, extension: string) {
  if (kind === 'docs') return extension === 'txt' ? ('text' as const) : undefined;
  return kind === 'other' ? undefined : kind;
}

/** Reads a file; undefined without an id or a name. */
export function readResource(reply: Reply<ResourceReply>) {
  const [id, name] = [reply.resourceId ?? '', reply.fileName ?? ''];
  if (id === '' || name === '') return undefined;
  const kind = reply.fileCategory ?? 'other';
  const extension = (reply.fileType ?? '').toLowerCase();
  return {
    id,
    /** Without the extension. */
    name,
    /** Without a dot, in lower case; empty if unknown. */
    extension,
    kind,
    bytes: Math.max(0, reply.sourceSize ?? 0),
    subject: localizedText(reply.subjectName ?? '', reply.subjectNameEn ?? ''),
    summary: reply.summary ?? '',
    /** Empty for the school itself. */
    owner: reply.ownerName ?? '',
    isOwn: reply.isOwn ?? false,
    /** UTC; empty if unknown. */
    sharedAt: reply.uploadedAt ?? '',
    views: Math.max(0, reply.viewCount ?? 0),
    downloads: Math.max(0, reply.downloadCount ?? 0),
    isForMembers: reply.vipFlag === 1,
    /** The kind of preview; undefined for files that can only be downloaded. */
    preview: reply.previewFlag === 1 ? previewOf(kind, extension) : undefined,
    /** Only the owner sees files that are not `shown`. */
    state: reply.state ?? 'shown',
  };
}

/** The options by which lists are filtered. */
export type ResourceOptions = ReadBy<typeof readOptions>;

/** Reads the filter options, with kinds in their fixed order. */
export function readOptions(reply: Reply<LoadOptions>) {
  const counts = new Map(reply.categories.map(({ fileCategory, count }) => [fileCategory ?? '', count ?? 0]));
  return {
    kinds: kinds.flatMap((kind) =>
      (counts.get(kind) ?? 0) > 0 ? [{ kind, count: counts.get(kind) ?? 0 }] : [],
    ),
    /** Includes subjects without files, which can be shared to. */
    subjects: reply.subjects
      .map(({ subjectId, subjectName, subjectNameEn, count }) => ({
        id: subjectId ?? '',
        name: localizedText(subjectName ?? '', subjectNameEn ?? ''),
        count: count ?? 0,
      }))
      .filter(({ id, name }) => id !== '' && name.zh !== ''),
  };
}

/** Removes the extension from a file's name. */
export const nameWithoutExtension = (fileName: string): string => fileName.replace(/\.[^.]{1,8}$/, '');
