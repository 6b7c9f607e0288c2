import type { Rehearsed, RehearseIn } from '@lectern/sdk/endpoints/exam';
import type { UserContext } from '../../platform/http/context.ts';

/** Answers `exam.rehearse`. */
export async function rehearse({ operationIds }: RehearseIn, { clock }: UserContext): Promise<Rehearsed> {
  return { serverTime: clock.now().toISOString(), operationIds };
}
