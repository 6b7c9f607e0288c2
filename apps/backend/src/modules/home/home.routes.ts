import * as endpoints from '@lectern/sdk/endpoints/home';
import { lastLearning } from '@lectern/sdk/endpoints/shell';
import { home as schema, parts, shell as shellSchema } from '@lectern/sdk/schemas';
import { route, type Route } from '../../platform/http/route.ts';
import { homePages } from './homePages.ts';
import { listOwned, listStarted } from './learning.repo.ts';

const CONTINUE_WITH = 4;

/** The calls of this module, each with its shapes and what answers it. */
export const homeRoutes: readonly Route[] = [
  route(
    endpoints.page,
    { input: parts.SchoolScope, output: schema.HomePage },
    (_, { services, company, school }) =>
      services.get(homePages).of({ companyId: company.id, schoolId: school.id }),
    { access: 'public' },
  ),
  route(
    endpoints.learning,
    { input: parts.Nothing, output: schema.HomeLearning },
    async (_, { db, user }) => {
      const [continueWith, owned] = await Promise.all([
        listStarted(db, user.id, { limit: CONTINUE_WITH, withFinished: false }),
        listOwned(db, user.id),
      ]);
      return { continueWith, owned };
    },
  ),
  route(lastLearning, { input: parts.Nothing, output: shellSchema.LastLearning }, async (_, { db, user }) => {
    const [latest] = await listStarted(db, user.id, { limit: 1, withFinished: true });
    if (latest === undefined) return null;
    const { commodityId, courseId, courseName, lessonId, lessonName, cover, progressPercent } = latest;
    return { commodityId, courseId, courseName, lessonId, lessonName, cover, progressPercent };
  }),
];
