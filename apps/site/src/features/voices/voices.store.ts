import type { Reply } from '@lectern/sdk';
import { list, type Voice as VoiceReply } from '@lectern/sdk/endpoints/voices';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { loadable } from '../../shared/loadable.ts';
import { words, type Words } from '../../shared/i18n/words.ts';
import { courseHref } from '../catalogue/index.ts';

/** Stories on a page. */
export const VOICES_PER_PAGE = 5;

/** What a former student tells. */
export interface Voice {
  readonly id: string;
  readonly name: Words;
  readonly portrait: string;
  readonly about: Words;
  readonly result: Words;
  readonly quote: Words;
  /** HTML of the server. */
  readonly story: Words;
  readonly toldOn: string;
  /** Undefined where it speaks of no course. */
  readonly course: { readonly name: Words; readonly href: string } | undefined;
}

/** A page of stories. */
export interface VoicesPage {
  readonly total: number;
  readonly voices: readonly Voice[];
}

const page = loadable<VoicesPage>();

export const voiceList = page.state;

/** Reads a story; undefined for one of nobody, or without words. */
export function readVoice(reply: Reply<VoiceReply>): Voice | undefined {
  const id = reply.voiceId ?? '';
  const name = words(reply.name, reply.nameEn);
  const story = words(reply.story, reply.storyEn);
  if (id === '' || name.zh === '' || story.zh === '') return undefined;
  const [commodityId, courseId] = [reply.course?.commodityId ?? '', reply.course?.courseId ?? ''];
  const courseName = words(reply.course?.courseName, reply.course?.courseNameEn);
  return {
    id,
    name,
    portrait: reply.portrait ?? '',
    about: words(reply.about, reply.aboutEn),
    result: words(reply.result, reply.resultEn),
    quote: words(reply.quote, reply.quoteEn),
    story,
    toldOn: reply.toldOn ?? '',
    course:
      commodityId === '' || courseName.zh === ''
        ? undefined
        : { name: courseName, href: courseHref(commodityId, courseId) },
  };
}

/** Shows a page of stories, from 1. */
export function showVoices(pageNo: number): Promise<void> {
  return page.load(async () => {
    const reply = await request(list, { pageNo, pageSize: VOICES_PER_PAGE });
    const voices = reply.records.flatMap((one) => readVoice(one) ?? []);
    return { total: reply.total ?? voices.length, voices };
  });
}

/** {@link showVoices} as its page begins with it. */
export const firstVoices = prefetched(showVoices);
