// What answers calls without a platform and without MSW, which `@lectern/sdk/testing` needs.
export {
  mockRoute,
  refuse,
  refuseWith,
  Refusal,
  routesFetch,
  type MockRoute,
  type RefusalParts,
  type Resolver,
} from '../testing/answer.ts';
export { plausible, type PlausibleOptions } from '../testing/plausible/plausible.ts';
export {
  type Fixture,
  mockSchool,
  type MockSchool,
  type MockSchoolOptions,
  recordCalls,
  type Recorder,
  type RecorderOptions,
} from '../testing/mockSchool.ts';
export type { MockScenario } from '../testing/school/scenarios.ts';
