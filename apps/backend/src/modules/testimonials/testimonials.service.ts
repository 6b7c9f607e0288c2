import type { TestimonialListIn, TestimonialList } from '@lectern/sdk/endpoints/testimonials';
import { listTestimonials } from './testimonials.repo.ts';
import type { StaleReadContext } from '../../platform/http/context.ts';
import { pageOf } from '../../platform/http/paging.ts';

const DEFAULT_PAGE_SIZE = 6;

/** Answers `list`. */
export async function answerList(
  input: TestimonialListIn,
  { db, company, school }: StaleReadContext,
): Promise<TestimonialList> {
  return listTestimonials(
    db,
    { companyId: company.id, schoolId: school.id },
    pageOf(input, DEFAULT_PAGE_SIZE),
  );
}
