import * as endpoints from '@lectern/sdk/endpoints/home';
import { lastLearning } from '@lectern/sdk/endpoints/shell';
import { route, type Route } from '../../platform/http/route.ts';
import { homePages } from './homePages.ts';
import * as service from './home.service.ts';

/** The HTTP calls of the home page, each with its handler. */
export const homeRoutes: readonly Route[] = [
  route(
    endpoints.page,
    (_, { services, company, school }) =>
      services.get(homePages).of({ companyId: company.id, schoolId: school.id }),
    { access: 'public' },
  ),
  route(endpoints.learning, service.learning),
  route(lastLearning, service.answerLastLearning),
];
