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
export type { MemoryPaper, MemoryQuestion } from './memoryBank.ts';
export {
  memoryCourse,
  memorySchool,
  type MemorySchool,
  type MemorySchoolOptions,
  type MemoryStudent,
} from './memorySchool.ts';
export { handlersOf, mock } from './mock.ts';
export { plausible, type PlausibleOptions } from './plausible.ts';
