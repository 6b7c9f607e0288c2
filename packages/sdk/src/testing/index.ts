export {
  mockRoute,
  refuse,
  refuseWith,
  Refusal,
  routesFetch,
  type MockRoute,
  type RefusalParts,
  type Resolver,
} from './answer.ts';
export { handlersOf, mock, mockHandlers } from './mock.ts';
export {
  type Fixture,
  mockSchool,
  type MockSchool,
  type MockSchoolOptions,
  recordCalls,
  type Recorder,
  type RecorderOptions,
} from './mockSchool.ts';
export { mockAll, mockFile, mockMalformed, refused, unreachable } from './replies.ts';
export type { MockScenario } from './school/scenarios.ts';
export { plausible, type PlausibleOptions } from './plausible/plausible.ts';
