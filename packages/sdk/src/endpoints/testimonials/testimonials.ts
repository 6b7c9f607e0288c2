import type { Endpoint } from '../../client/endpoint.ts';
import type { TestimonialList, TestimonialListIn } from './testimonials.schema.ts';
import * as replies from './testimonials.reply.gen.ts';

/** Lists the testimonials of a school's former students, newest first (/StudentsVoice). */
export const list: Endpoint<TestimonialListIn, TestimonialList> = {
  id: 'testimonials.list',
  method: 'GET',
  path: '/saas-business/v1/front/studentVoice/list',
  ambient: ['schoolId'],
  reply: replies.list,
  idempotent: true,
};
