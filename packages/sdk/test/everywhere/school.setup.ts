import type { TestProject } from 'vitest/node';
import { serveMock } from '../../src/testing/server/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a mock school, for tests in a browser. */
    readonly school: string;
  }
}

/** Starts a mock school for tests in a browser, which cannot start a server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, close } = await serveMock({ port: 0, scenario: 'new-student' });
  project.provide('school', origin);
  return close;
}
