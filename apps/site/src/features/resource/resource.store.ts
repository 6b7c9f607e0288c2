import {
  audioPreview,
  detail,
  download,
  list,
  loadOption,
  selectAll,
  vipFlag,
  videoPreview,
  view,
} from '@lectern/sdk/endpoints/resource';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { loadable } from '../../shared/loadable.ts';
import { readRows } from '../../shared/rows.ts';
import { attempt, type Result } from '../../shared/result.ts';
import { ports } from '../../shared/ports.ts';
import { requireOwnAddress } from '../../shared/safety/outsideLinks.ts';
import type { ResourceQuery } from './address.ts';
import { type Resource, type ResourceOptions, readOptions, readResource } from './resource.model.ts';

/** Files per page, in all lists. */
export const PER_PAGE = 15;

/** The filter options; once known, empty if they could not be loaded. */
export const options = proxy<{ isKnown: boolean; current: ResourceOptions }>({
  isKnown: false,
  current: ref({ kinds: [], subjects: [] }),
});

/** A page of the files of a query. */
export const [resourceList, showResources] = loadable(
  async ({ keyword, kind, subject, isOfStudents, order, page }: ResourceQuery) =>
    readRows(
      await request(isOfStudents ? selectAll : list, {
        ...(keyword !== '' && { keyword }),
        ...(kind !== undefined && { fileCategory: kind }),
        ...(subject !== '' && { subjectId: subject }),
        ...(order !== 'newest' && { order }),
        pageNo: page,
        pageSize: PER_PAGE,
      }),
      readResource,
    ),
  { name: 'resources' },
);

/** Loads the filter options. */
export const loadOptions = prefetched(async (): Promise<void> => {
  const [reply] = await Promise.allSettled([request(loadOption, {})]);
  if (reply.status === 'fulfilled') options.current = ref(readOptions(reply.value));
  options.isKnown = true;
});

/** State of a file's preview. */
export interface Opened {
  /** `members`: the file is not available to this student. */
  step: 'idle' | 'opening' | 'open' | 'failed' | 'members';
  /** Address of the preview, same-origin. */
  href: string;
  /** The content of a text file. */
  text: string;
  /** Whether the text continues. */
  isCut: boolean;
}

export const opened = proxy<Opened>({ step: 'idle', href: '', text: '', isCut: false });

let opening = 0;

function startOpening(): number {
  opening += 1;
  Object.assign(opened, { step: 'idle', href: '', text: '', isCut: false });
  return opening;
}

const [resourceDetail, loadResource] = loadable(
  async (id: string) => readResource(await request(detail, { id })),
  { name: 'resource', isOf: (resource, id) => resource.id === id },
);

/** One file. */
export { resourceDetail };

/** Loads one file. */
export const showResource = prefetched((id: string): Promise<void> => {
  // When the same file is reloaded, its open preview stays.
  if (resourceDetail.value?.id !== id) startOpening();
  return loadResource(id);
});

/** Maximum number of characters shown of a text. */
const MAX_TEXT_LENGTH = 20_000;

const callOf = (preview: Resource['preview']) =>
  preview === 'video' ? videoPreview : preview === 'audio' ? audioPreview : view;

async function readText(href: string): Promise<string> {
  const reply = await fetch(href);
  if (!reply.ok) throw new Error(`The text could not be read: ${reply.status}`);
  return reply.text();
}

/** Whether the student may open a file, as far as known; the server checks it anyway. */
async function mayOpen({ isForMembers, isOwn }: Pick<Resource, 'isForMembers' | 'isOwn'>): Promise<boolean> {
  if (!isForMembers || isOwn) return true;
  const reply = await request(vipFlag, {});
  return reply.vipFlag === 1;
}

/** Checks whether the page's file may be opened, for previews that open only on request. */
export async function checkMembership(resource: Pick<Resource, 'isForMembers' | 'isOwn'>): Promise<void> {
  const own = startOpening();
  const [may] = await Promise.allSettled([mayOpen(resource)]);
  if (own === opening && may.status === 'fulfilled' && !may.value) opened.step = 'members';
}

/** Opens the preview of a file. A result outdated by a newer call is dropped. */
export async function openPreview({
  id,
  preview,
  isForMembers,
  isOwn,
}: Pick<Resource, 'id' | 'preview' | 'isForMembers' | 'isOwn'>): Promise<void> {
  const own = startOpening();
  opened.step = 'opening';
  try {
    const may = await mayOpen({ isForMembers, isOwn });
    const href = may ? requireOwnAddress((await request(callOf(preview), { id })).url) : '';
    const words = may && preview === 'text' ? await readText(href) : '';
    if (own !== opening) return;
    Object.assign(opened, {
      step: may ? 'open' : 'members',
      href,
      text: words.slice(0, MAX_TEXT_LENGTH),
      isCut: words.length > MAX_TEXT_LENGTH,
    });
  } catch {
    if (own === opening) opened.step = 'failed';
  }
}

/** Downloads a file; returns why it could not, if so. */
export const saveResource = (id: string): Promise<Result> =>
  attempt(async () => {
    const href = requireOwnAddress((await request(download, { id })).url);
    // It is served as a download, so the page stays.
    ports.leave(href);
    const { value } = resourceDetail;
    if (value?.id === id && !value.isOwn)
      resourceDetail.value = ref({ ...value, downloads: value.downloads + 1 });
  });
