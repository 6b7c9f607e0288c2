import { decodeReply } from '@lectern/sdk';
import { list } from '@lectern/sdk/endpoints/testimonials';
import { expect, test, vi } from 'vitest';
import { fakeSchool, offline } from '../../shared/testing/school.fixture.ts';
import { readTestimonial, showTestimonials, testimonialList } from './testimonials.store.ts';
import { testimonial, testimonialPage } from './samples.ts';

vi.mock('../../shared/client/client.ts', () => import('../../shared/testing/school.fixture.ts'));

test('a page of testimonials is requested, and those without a quote are dropped', async () => {
  fakeSchool.answers.set('testimonials.list', () => ({
    ...testimonialPage,
    records: [...testimonialPage.records, {}, null, { voiceId: '4', name: '无言' }],
  }));
  await showTestimonials(2);
  expect(fakeSchool.calls).toEqual([['testimonials.list', { pageNo: 2, pageSize: 5 }]]);
  expect(testimonialList.value).toMatchObject({
    total: 7,
    records: [{ name: { zh: '陈嘉禾' } }, { name: { zh: '吴桐' } }],
  });
  fakeSchool.answers.set('testimonials.list', offline);
  await showTestimonials(1);
  expect(testimonialList.status).toBe('failed');
});

test('a testimonial links to its course, if there is one', () => {
  const read = (one: unknown) => readTestimonial(decodeReply(list, { records: [one] }).records[0]!);
  expect(read(testimonial())?.course).toEqual({
    name: { zh: '圆锥曲线二十讲', en: 'Conics' },
    href: '#/course/detail/5/15/contents',
  });
  expect(read(testimonial({ course: null }))?.course).toBeUndefined();
  expect(read({ ...testimonial(), course: 'none', quote: 7 })).toMatchObject({
    course: undefined,
    quote: { zh: '7' },
  });
});
