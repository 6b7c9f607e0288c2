/** A dynamic import of a computed path: Windows paths begin with a drive letter, which Node takes for a URL scheme. */
const IMPORTS_PATH = /(?<![.\w])import\(\s*(?!pathToFileURL\()[\w$]/g;
/** A program in `.bin`: on Windows that is a wrapper for its shell only. */
const RUNS_WRAPPER = /node_modules\/\.bin\/\w/g;

/** Finds code that does not work on every operating system. */
export function systemProblems(source: string): string[] {
  return [
    ...Array.from(
      source.matchAll(IMPORTS_PATH),
      () => 'Import the address of a file: pathToFileURL(path).href',
    ),
    ...Array.from(source.matchAll(RUNS_WRAPPER), () => 'Run the script of the package by process.execPath'),
  ];
}
