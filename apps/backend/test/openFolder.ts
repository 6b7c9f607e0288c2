import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished, TestRunner } from 'vitest';

/** Runs work after the current test, or, outside of one, after the last test of the file. */
export function atEnd(work: () => void | Promise<void>): void {
  (TestRunner.getCurrentTest() === undefined ? afterAll : onTestFinished)(work);
}

/** Creates an empty folder for the current test, or, outside of one, for the whole file. */
export async function openFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'lectern-test-'));
  atEnd(() => rm(path, { recursive: true, force: true }));
  return path;
}
