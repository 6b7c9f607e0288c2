import type { VoiceListIn, VoiceList } from '@lectern/sdk/endpoints/voices';
import { listVoices } from './voices.repo.ts';
import type { Context } from '../../platform/http/context.ts';

const DEFAULT_PAGE_SIZE = 6;

/** Answers `list`. */
export async function answerList(
  { pageNo = 1, pageSize = DEFAULT_PAGE_SIZE }: VoiceListIn,
  { db, company, school }: Context,
): Promise<VoiceList> {
  return listVoices(
    db,
    { companyId: company.id, schoolId: school.id },
    { limit: pageSize, offset: (pageNo - 1) * pageSize },
  );
}
