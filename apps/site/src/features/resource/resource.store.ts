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
import { readRows, type Rows } from '../../shared/rows.ts';
import { attempt, type Result } from '../../shared/result.ts';
import { ports } from '../../shared/ports.ts';
import { resolveAddress } from '../../shared/safety/address.ts';
import type { ResourceQuery } from './address.ts';
import { type Resource, type ResourceOptions, readOptions, readResource } from './resource.model.ts';

/** Files on a page of any of the lists. */
export const PER_PAGE = 15;

const listPage = loadable<Rows<Resource>>();
const onePage = loadable<Resource>();

export const resourceList = listPage.state;
export const resourceDetail = onePage.state;

/** What lists are filtered by; once that is known, nothing where it cannot be had. */
export const options = proxy<{ isKnown: boolean; current: ResourceOptions }>({
  isKnown: false,
  current: ref({ kinds: [], subjects: [] }),
});

/** Shows the files that a query finds. */
export const showResources = prefetched(
  ({ keyword, kind, subject, isOfStudents, order, page }: ResourceQuery): Promise<void> =>
    listPage.load(
      async () =>
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
      `resources ${JSON.stringify([keyword, kind, subject, isOfStudents, order, page])}`,
    ),
);

/** Loads what lists are filtered by. */
export const loadOptions = prefetched(async (): Promise<void> => {
  const [reply] = await Promise.allSettled([request(loadOption, {})]);
  if (reply.status === 'fulfilled') options.current = ref(readOptions(reply.value));
  options.isKnown = true;
});

/** A file as far as it was opened on its page. */
export interface Opened {
  /** `members`: it is not for this student. */
  step: 'idle' | 'opening' | 'open' | 'failed' | 'members';
  /** Where it is shown from, on this very site. */
  href: string;
  /** What a text says. */
  words: string;
  /** There is more of the text. */
  isCut: boolean;
}

export const opened = proxy<Opened>({ step: 'idle', href: '', words: '', isCut: false });

let opening = 0;

function startOpening(): number {
  opening += 1;
  Object.assign(opened, { step: 'idle', href: '', words: '', isCut: false });
  return opening;
}

/** Shows one file; the one of before goes away at once. */
export const showResource = prefetched((id: string): Promise<void> => {
  // The same file again keeps what is open of it: its preview looks after itself.
  if (resourceDetail.value?.id !== id) {
    startOpening();
    resourceDetail.value = undefined;
  }
  return onePage.load(async () => readResource(await request(detail, { id })), `resource ${id}`);
});

/** Characters of a text that are shown. */
const LONGEST = 20_000;

const callOf = (preview: Resource['preview']) =>
  preview === 'video' ? videoPreview : preview === 'audio' ? audioPreview : view;

/** Reads where a file is; it may only come from this very site. */
function hrefOf(url: string | undefined): string {
  const resolved = resolveAddress(url ?? '');
  if (resolved.kind !== 'same-origin') throw new Error('The address of the file leads elsewhere');
  return resolved.href;
}

async function readWords(href: string): Promise<string> {
  const reply = await fetch(href);
  if (!reply.ok) throw new Error(`The text could not be read: ${reply.status}`);
  return reply.text();
}

/** Tells whether the student may open a file, as far as the school says so; the server checks it anyway. */
async function mayOpen({ isForMembers, isOwn }: Pick<Resource, 'isForMembers' | 'isOwn'>): Promise<boolean> {
  if (!isForMembers || isOwn) return true;
  const reply = await request(vipFlag, {});
  return reply.vipFlag === 1;
}

/** Finds out whether the file of this page may be opened, for what is opened only when it is asked for. */
export async function checkMembership(resource: Pick<Resource, 'isForMembers' | 'isOwn'>): Promise<void> {
  const own = startOpening();
  const [may] = await Promise.allSettled([mayOpen(resource)]);
  if (own === opening && may.status === 'fulfilled' && !may.value) opened.step = 'members';
}

/** Opens a file on its page. What a newer call has overtaken is dropped. */
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
    const href = may ? hrefOf((await request(callOf(preview), { id })).url) : '';
    const words = may && preview === 'text' ? await readWords(href) : '';
    if (own !== opening) return;
    Object.assign(opened, {
      step: may ? 'open' : 'members',
      href,
      words: words.slice(0, LONGEST),
      isCut: words.length > LONGEST,
    });
  } catch {
    if (own === opening) opened.step = 'failed';
  }
}

/** Downloads a file; tells why it could not. */
export const saveResource = (id: string): Promise<Result> =>
  attempt(async () => {
    const href = hrefOf((await request(download, { id })).url);
    // It comes as a file to be saved, so the page stays.
    ports.leave(href);
    const { value } = resourceDetail;
    if (value?.id === id && !value.isOwn)
      resourceDetail.value = ref({ ...value, downloads: value.downloads + 1 });
  });
