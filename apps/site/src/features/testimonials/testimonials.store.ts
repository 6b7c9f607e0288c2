import type { Reply } from '@lectern/sdk';
import { list, type Testimonial as TestimonialReply } from '@lectern/sdk/endpoints/testimonials';
import { request } from '../../shared/client/client.ts';
import { loadable } from '../../shared/loadable.ts';
import { localizedText } from '../../shared/i18n/localizedText.ts';
import { courseHref } from '../../shared/routes/pages.ts';
import { readRows } from '../../shared/rows.ts';
import type { ReadBy } from '../../shared/readBy.ts';

/** Stories per page. */
export const TESTIMONIALS_PER_PAGE = 5;

/** A former student's story. */
export type Testimonial = ReadBy<typeof readTestimonial>;

/** Reads a story; undefined without an author or a text. */
export function readTestimonial(reply: Reply<TestimonialReply>) {
  const id = reply.voiceId ?? '';
  const name = localizedText(reply.name, reply.nameEn);
  const story = localizedText(reply.story, reply.storyEn);
  if (id === '' || name.zh === '' || story.zh === '') return undefined;
  const [commodityId, courseId] = [reply.course?.commodityId ?? '', reply.course?.courseId ?? ''];
  const courseName = localizedText(reply.course?.courseName, reply.course?.courseNameEn);
  return {
    id,
    name,
    portrait: reply.portrait ?? '',
    about: localizedText(reply.about, reply.aboutEn),
    result: localizedText(reply.result, reply.resultEn),
    quote: localizedText(reply.quote, reply.quoteEn),
    /** HTML from the server. */
    story,
    toldOn: reply.toldOn ?? '',
    /** Undefined if it mentions no course. */
    course:
      commodityId === '' || courseName.zh === ''
        ? undefined
        : { name: courseName, href: courseHref(commodityId, courseId) },
  };
}

/** A page of stories, from 1. */
export const [testimonialList, showTestimonials] = loadable(async (pageNo: number) =>
  readRows(await request(list, { pageNo, pageSize: TESTIMONIALS_PER_PAGE }), readTestimonial),
);
