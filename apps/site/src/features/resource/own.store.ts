import { list, remove, share, spaceSize, toUpload } from '@lectern/sdk/endpoints/resource';
import type { UploadedFile, UploadLimits } from '@lectern/ui/Uploader';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { loadable, onStudentChange } from '../../shared/loadable.ts';
import { readRows } from '../../shared/rows.ts';
import { refusalWithMessage } from '../../shared/refusalWithMessage.ts';
import { attempt, type Result, type Refused } from '../../shared/result.ts';
import { nameWithoutExtension, readResource } from './resource.model.ts';
import { PER_PAGE } from './resource.store.ts';

/** A page of the files that the student shared. */
export const [ownResources, loadOwnResources] = loadable(
  async (page: number) =>
    readRows(await request(list, { ownFlag: 1, pageNo: page, pageSize: PER_PAGE }), readResource),
  { name: 'own resources' },
);

/** Data shown around the list; undefined until loaded. */
export interface OwnSpace {
  size: { readonly used: number; readonly total: number } | undefined;
}

export const ownSpace = proxy<OwnSpace>({ size: undefined });

onStudentChange(() => {
  ownSpace.size = undefined;
  Object.assign(sharing, { files: ref([]), names: {}, subject: '', summary: '', problem: undefined });
});

/** Loads a page of the files that the student shared, and the space that they take. */
export const showOwn = prefetched(async (page: number): Promise<void> => {
  await Promise.all([loadOwnResources(page), loadOwnSpace()]);
});

async function loadOwnSpace(): Promise<void> {
  const [reply] = await Promise.allSettled([request(spaceSize, {})]);
  if (reply.status !== 'fulfilled') return;
  const total = reply.value.totalSize ?? 0;
  ownSpace.size = total > 0 ? { used: Math.max(0, reply.value.usedSize ?? 0), total } : undefined;
}

/** Deletes files of the student. */
export const removeOwn = (ids: readonly string[]): Promise<Result> =>
  attempt(() => request(remove, { ids: [...ids] }));

/** State of the form to share files. */
export interface Sharing {
  /** `none` if the limits could not be loaded. */
  limits: UploadLimits | 'none' | undefined;
  files: readonly UploadedFile[];
  /** The displayed names, by file id. */
  names: Record<string, string>;
  subject: string;
  summary: string;
  isSending: boolean;
  /** The problem of the last attempt, and its field. */
  problem: Pick<Refused, 'field' | 'message'> | undefined;
}

export const sharing = proxy<Sharing>({
  limits: undefined,
  files: ref([]),
  names: {},
  subject: '',
  summary: '',
  isSending: false,
  problem: undefined,
});

/** Maximum number of files that can be shared at once. */
const MAX_FILES = 9;

/** Requests the upload limits. */
export const openSharing = prefetched(async (): Promise<void> => {
  const [reply] = await Promise.allSettled([request(toUpload, {})]);
  const rules = reply.status === 'fulfilled' ? reply.value : undefined;
  const types = (rules?.extensions ?? []).map((type) => type.toLowerCase()).filter(Boolean);
  const maxBytes = rules?.maxSize ?? 0;
  sharing.limits = types.length > 0 && maxBytes > 0 ? ref({ types, maxBytes, maxFiles: MAX_FILES }) : 'none';
});

/** Changes the files. Files that were removed again are deleted, which frees their space. */
export function changeFiles(files: readonly UploadedFile[]): void {
  const removedFiles = sharing.files.filter(({ id }) => !files.some((file) => file.id === id));
  sharing.files = ref([...files]);
  sharing.names = Object.fromEntries(
    files.map(({ id, name }) => [id, sharing.names[id] ?? nameWithoutExtension(name)]),
  );
  sharing.problem = undefined;
  if (removedFiles.length > 0) void removeOwn(removedFiles.map(({ id }) => id));
}

/** Shares the files; returns whether the school reviews them first. `problem` holds the reason of a refusal. */
export async function sendShare(): Promise<Result<'shown' | 'pending'>> {
  Object.assign(sharing, { isSending: true, problem: undefined });
  const { files, names, subject, summary } = sharing;
  try {
    const reply = await request(share, {
      files: files.map(({ id, name }) => ({ resourceId: id, fileName: (names[id] ?? name).trim() })),
      ...(subject !== '' && { subjectId: subject }),
      ...(summary.trim() !== '' && { summary: summary.trim() }),
    });
    Object.assign(sharing, { files: ref([]), names: {}, subject: '', summary: '' });
    return { isDone: true, value: reply.state === 'pending' ? 'pending' : 'shown' };
  } catch (error) {
    const refused = refusalWithMessage(error);
    sharing.problem = refused;
    return refused;
  } finally {
    sharing.isSending = false;
  }
}
