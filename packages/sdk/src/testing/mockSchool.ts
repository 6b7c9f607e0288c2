import type { Fixture } from './school/fixture.ts';
import type { MockSchool, MockSchoolOptions } from './school/mockSchool.ts';
import type { Recorder, RecorderOptions } from './school/recorder.ts';

/**
 * Creates a mock school, which answers every call of the platform with plausible data: `createLectern({ origin,
 * fetch: (await mockSchool({ scenario: 'in-exam' })).fetch })`. Log-ins, the cart, exams and exercises keep
 * state; any other change is answered without effect. The same options give the same replies to the same
 * sequence of calls.
 */
export async function mockSchool(options: MockSchoolOptions = {}): Promise<MockSchool> {
  // Loaded on demand, since it includes all endpoints and schemas, which mocking a single call must not load.
  const { openMockSchool } = await import('./school/mockSchool.ts');
  return openMockSchool(options);
}

/**
 * Creates a `fetch` that forwards to a real back end and records its replies without private data: `const
 * recorder = await recordCalls(); createLectern({ origin, fetch: recorder.fetch })`. Then `recorder.fixture()`
 * returns the recording, which `mockSchool({ fixture })` and `npx @lectern/sdk mock --fixture` replay. Log-ins
 * are not recorded.
 */
export async function recordCalls(options: RecorderOptions = {}): Promise<Recorder> {
  const { openRecorder } = await import('./school/recorder.ts');
  return openRecorder(options);
}

export type { Fixture, MockSchool, MockSchoolOptions, Recorder, RecorderOptions };
