import type { TestProject } from 'vitest/node';
import { serveMock } from '../../src/testing/server/index.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a mock school, for tests in a browser. */
    readonly school: string;
  }
}

/** Serves a mock school to tests in a browser, which cannot serve one themselves. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { origin, close } = await serveMock({ port: 0, scenario: 'new-student' });
  project.provide('school', origin);
  return close;
}
