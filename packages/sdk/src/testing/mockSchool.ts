import type { Fixture } from './school/fixture.ts';
import type { MockSchool, MockSchoolOptions } from './school/mockSchool.ts';
import type { Recorder, RecorderOptions } from './school/recorder.ts';

/**
 * Opens a mock school, which answers every call of the platform with plausible data:
 * `createLectern({ origin, fetch: (await mockSchool({ scenario: 'in-exam' })).fetch })`. Log-ins, the cart, exams and exercises remember
 * what was done; any other change is answered and has no further effect. The same options give the same replies to the same calls in
 * the same order.
 */
export async function mockSchool(options: MockSchoolOptions = {}): Promise<MockSchool> {
  // All endpoints and schemas come along, which who only mocks a call must not load.
  const { openMockSchool } = await import('./school/mockSchool.ts');
  return openMockSchool(options);
}

/**
 * Makes a `fetch` that asks a real back end and writes down what it says, without what is private:
 * `const recorder = await recordCalls(); createLectern({ origin, fetch: recorder.fetch })`, and later `recorder.fixture()`, which
 * `mockSchool({ fixture })` and `npx @lectern/sdk mock --fixture` replay. Log-ins are not written down.
 */
export async function recordCalls(options: RecorderOptions = {}): Promise<Recorder> {
  const { openRecorder } = await import('./school/recorder.ts');
  return openRecorder(options);
}

export type { Fixture, MockSchool, MockSchoolOptions, Recorder, RecorderOptions };
