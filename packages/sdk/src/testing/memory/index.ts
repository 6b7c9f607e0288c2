// Entry point for mocks without MSW, which `@lectern/sdk/testing` depends on.
export {
  mockRoute,
  refuse,
  refuseWith,
  Refusal,
  routesFetch,
  type MockRoute,
  type RefusalParts,
  type Resolver,
} from '../answer.ts';
export { plausible, type PlausibleOptions } from '../plausible/plausible.ts';
export {
  type Fixture,
  mockSchool,
  type MockSchool,
  type MockSchoolOptions,
  recordCalls,
  type Recorder,
  type RecorderOptions,
} from '../mockSchool.ts';
export type { MockScenario } from '../school/scenarios.ts';
