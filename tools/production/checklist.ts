/** The checks of one step of `npm test`. */
export interface Checklist {
  /** Notes a check and prints it. @param detail what explains a failure */
  expect(name: string, isGood: boolean, detail?: string): void;
  /** Prints the counts, which `tools/test.mjs` reads, and ends the process. */
  finish(): never;
}

/** Begins the checks of a step. */
export function checklist(step: string): Checklist {
  const counts = { passed: 0, failed: 0 };
  return {
    expect(name, isGood, detail = '') {
      counts[isGood ? 'passed' : 'failed'] += 1;
      process.stdout.write(`${isGood ? '✓' : '✗'} ${name}\n${isGood ? '' : `${detail}\n`}`);
    },
    finish() {
      process.stdout.write(`${step}: ${counts.passed} passed, ${counts.failed} failed\n`);
      process.exit(counts.failed === 0 ? 0 : 1);
    },
  };
}
