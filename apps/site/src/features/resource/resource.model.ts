import type { Reply } from '@lectern/sdk';
import type { LoadOptions, Resource as ResourceReply } from '@lectern/sdk/endpoints/resource';
import { words, type Words } from '../../shared/i18n/words.ts';
import { type Kind, kinds } from './address.ts';

/** A shared file. */
export interface Resource {
  readonly id: string;
  /** Without the extension. */
  readonly name: string;
  /** Without dot, in lower case; empty where it is not told. */
  readonly extension: string;
  readonly kind: Kind;
  readonly bytes: number;
  readonly subject: Words;
  readonly summary: string;
  /** Empty for the school itself. */
  readonly owner: string;
  readonly isOwn: boolean;
  /** UTC; empty where it is not told. */
  readonly sharedAt: string;
  readonly views: number;
  readonly downloads: number;
  readonly isForMembers: boolean;
  /** How it is looked at here; undefined for what can only be saved. */
  readonly preview: 'image' | 'pdf' | 'text' | 'audio' | 'video' | undefined;
  /** All but `shown` is seen by its owner alone. */
  readonly state: 'shown' | 'pending' | 'refused';
}

function previewOf(kind: Kind, extension: string): Resource['preview'] {
  if (kind === 'docs') return extension === 'txt' ? 'text' : undefined;
  return kind === 'other' ? undefined : kind;
}

/** Reads a file; undefined for what has no id or name. */
export function readResource(reply: Reply<ResourceReply>): Resource | undefined {
  const [id, name] = [reply.resourceId ?? '', reply.fileName ?? ''];
  if (id === '' || name === '') return undefined;
  const kind = reply.fileCategory ?? 'other';
  const extension = (reply.fileType ?? '').toLowerCase();
  return {
    id,
    name,
    extension,
    kind,
    bytes: Math.max(0, reply.sourceSize ?? 0),
    subject: words(reply.subjectName ?? '', reply.subjectNameEn ?? ''),
    summary: reply.summary ?? '',
    owner: reply.ownerName ?? '',
    isOwn: reply.isOwn ?? false,
    sharedAt: reply.uploadedAt ?? '',
    views: Math.max(0, reply.viewCount ?? 0),
    downloads: Math.max(0, reply.downloadCount ?? 0),
    isForMembers: reply.vipFlag === 1,
    preview: reply.previewFlag === 1 ? previewOf(kind, extension) : undefined,
    state: reply.state ?? 'shown',
  };
}

/** What lists are filtered by. */
export interface ResourceOptions {
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  /** Those without files can be shared to. */
  readonly subjects: readonly { readonly id: string; readonly name: Words; readonly count: number }[];
}

/** Reads what lists are filtered by, kinds in their own order. */
export function readOptions(reply: Reply<LoadOptions>): ResourceOptions {
  const counts = new Map(reply.categories.map(({ fileCategory, count }) => [fileCategory ?? '', count ?? 0]));
  return {
    kinds: kinds.flatMap((kind) =>
      (counts.get(kind) ?? 0) > 0 ? [{ kind, count: counts.get(kind) ?? 0 }] : [],
    ),
    subjects: reply.subjects
      .map(({ subjectId, subjectName, subjectNameEn, count }) => ({
        id: subjectId ?? '',
        name: words(subjectName ?? '', subjectNameEn ?? ''),
        count: count ?? 0,
      }))
      .filter(({ id, name }) => id !== '' && name.zh !== ''),
  };
}

/** Takes the extension off a file's name. */
export const nameWithoutExtension = (fileName: string): string => fileName.replace(/\.[^.]{1,8}$/, '');
