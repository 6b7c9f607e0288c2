import { list } from '@lectern/sdk/endpoints/voices';
import { voices as schemas } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { listVoices } from './voices.repo.ts';

const DEFAULT_PAGE_SIZE = 6;

/** The calls of this module, each with its shapes and what answers it. */
export const voicesRoutes: readonly Route[] = [
  route(
    list,
    { input: schemas.VoiceListIn, output: schemas.VoiceList },
    ({ pageNo = 1, pageSize = DEFAULT_PAGE_SIZE }, { db, company, school }) =>
      listVoices(
        db,
        { companyId: company.id, schoolId: school.id },
        { limit: pageSize, offset: (pageNo - 1) * pageSize },
      ),
    { access: 'public', isForAnybody: true },
  ),
];
