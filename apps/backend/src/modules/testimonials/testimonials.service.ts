import type { TestimonialListIn, TestimonialList } from '@lectern/sdk/endpoints/testimonials';
import { listTestimonials } from './testimonials.repo.ts';
import type { LateContext } from '../../platform/http/context.ts';

const DEFAULT_PAGE_SIZE = 6;

/** Answers `list`. */
export async function answerList(
  { pageNo = 1, pageSize = DEFAULT_PAGE_SIZE }: TestimonialListIn,
  { db, company, school }: LateContext,
): Promise<TestimonialList> {
  return listTestimonials(
    db,
    { companyId: company.id, schoolId: school.id },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
  );
}
