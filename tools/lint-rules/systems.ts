/** An import of a path that was put together: Windows' begin with a drive, which Node takes for the scheme of an address. */
const IMPORTS_PATH = /(?<![.\w])import\(\s*(?!pathToFileURL\()[\w$]/g;
/** A program that installation wrapped: what Windows has there is for its shell alone. */
const RUNS_WRAPPER = /node_modules\/\.bin\/\w/g;

/** Finds what works on one system and not on another. */
export function systemProblems(source: string): string[] {
  return [
    ...Array.from(
      source.matchAll(IMPORTS_PATH),
      () => 'Import the address of a file: pathToFileURL(path).href',
    ),
    ...Array.from(source.matchAll(RUNS_WRAPPER), () => 'Run the script of the package by process.execPath'),
  ];
}
