import * as endpoints from '@lectern/sdk/endpoints/home';
import { lastLearning } from '@lectern/sdk/endpoints/shell';
import { home as schema, parts, shell as shellSchema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { homePages } from './homePages.ts';
import * as service from './home.service.ts';

/** The calls of this module, each with its shapes and what answers it. */
export const homeRoutes: readonly Route[] = [
  route(
    endpoints.page,
    { input: parts.SchoolScope, output: schema.HomePage },
    (_, { services, company, school }) =>
      services.get(homePages).of({ companyId: company.id, schoolId: school.id }),
    { access: 'public' },
  ),
  route(endpoints.learning, { input: parts.Nothing, output: schema.HomeLearning }, service.learning),
  route(lastLearning, { input: parts.Nothing, output: shellSchema.LastLearning }, service.answerLastLearning),
];
