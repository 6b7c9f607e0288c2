import { amount, flag, list, oneOf, text, type Untrusted } from '@lectern/sdk';
import type {
  LoadOptions,
  Resource as ResourceReply,
  ResourcePage as ResourcePageReply,
} from '@lectern/sdk/endpoints/resource';
import { words, type Words } from '../../i18n/words.ts';
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
export function readResource(reply: Untrusted<ResourceReply>): Resource | undefined {
  const [id, name] = [text(reply?.resourceId), text(reply?.fileName)];
  if (id === '' || name === '') return undefined;
  const kind = oneOf(reply?.fileCategory, kinds, 'other');
  const extension = text(reply?.fileType).toLowerCase();
  return {
    id,
    name,
    extension,
    kind,
    bytes: Math.max(0, amount(reply?.sourceSize)),
    subject: words(text(reply?.subjectName), text(reply?.subjectNameEn)),
    summary: text(reply?.summary),
    owner: text(reply?.ownerName),
    isOwn: flag(reply?.isOwn),
    sharedAt: text(reply?.uploadedAt),
    views: Math.max(0, amount(reply?.viewCount)),
    downloads: Math.max(0, amount(reply?.downloadCount)),
    isForMembers: flag(reply?.vipFlag),
    preview: flag(reply?.previewFlag) ? previewOf(kind, extension) : undefined,
    state: oneOf(reply?.state, ['shown', 'pending', 'refused'], 'shown'),
  };
}

/** A page of a list. */
export interface ResourceList {
  readonly items: readonly Resource[];
  readonly total: number;
}

/** Reads a page of a list; what names no file is left out. */
export function readResourcePage(reply: Untrusted<ResourcePageReply>): ResourceList {
  const items = list<ResourceReply>(reply?.records).flatMap((one) => readResource(one) ?? []);
  return { items, total: amount(reply?.total, items.length) };
}

/** What lists are filtered by. */
export interface ResourceOptions {
  readonly kinds: readonly { readonly kind: Kind; readonly count: number }[];
  /** Those without files can be shared to. */
  readonly subjects: readonly { readonly id: string; readonly name: Words; readonly count: number }[];
}

/** Reads what lists are filtered by, kinds in their own order. */
export function readOptions(reply: Untrusted<LoadOptions>): ResourceOptions {
  const counts = new Map(
    list<LoadOptions['categories'][number]>(reply?.categories).map(({ fileCategory, count }) => [
      text(fileCategory),
      amount(count),
    ]),
  );
  return {
    kinds: kinds.flatMap((kind) =>
      (counts.get(kind) ?? 0) > 0 ? [{ kind, count: counts.get(kind) ?? 0 }] : [],
    ),
    subjects: list<LoadOptions['subjects'][number]>(reply?.subjects)
      .map(({ subjectId, subjectName, subjectNameEn, count }) => ({
        id: text(subjectId),
        name: words(text(subjectName), text(subjectNameEn)),
        count: amount(count),
      }))
      .filter(({ id, name }) => id !== '' && name.zh !== ''),
  };
}

/** Takes the extension off a file's name. */
export const nameWithoutExtension = (fileName: string): string => fileName.replace(/\.[^.]{1,8}$/, '');
