/** Maximum line length. The formatter breaks what it can at 110; texts, addresses and patterns are broken by hand. */
export const MAX_COLUMNS = 140;

/** Generated files. */
const GENERATED = /\.gen\.ts$|\/generated\.ts$/;

/** Finds lines that are too long. */
export function lineProblems(file: string, source: string): string[] {
  if (GENERATED.test(file)) return [];
  return source
    .split('\n')
    .flatMap((line, at) =>
      line.length > MAX_COLUMNS ? [`Break line ${at + 1}, it has ${line.length} characters`] : [],
    );
}
