/** What runs in students' browsers; tests, stories and what they stand on run in ours. */
const IN_BROWSERS = /(?:^|\/)(?:themes|packages\/(?:ui|sdk)|apps\/site)\/src\//;
const OURS = /\.(?:test|stories|fixture)\.tsx?$|\/(?:testing|stage)\//;

/** Calls that the oldest of our browsers (`docs/decisions/browsers.md`) do not know, and what does the same. */
const TOO_YOUNG: readonly (readonly [call: RegExp, instead: string])[] = [
  [/\b(?:Map|Object)\.groupBy\(/g, 'group in a loop'],
  [/\bURL\.(?:parse|canParse)\(/g, 'use parseUrl'],
  [/\bPromise\.(?:withResolvers|try)\(/g, 'use new Promise'],
  [/\bAbortSignal\.any\(/g, 'use setDeadline'],
  [/\bArray\.fromAsync\(/g, 'await in a loop'],
  [/\bRegExp\.escape\(/g, 'escape by hand'],
  [/\bcrypto\.randomUUID\(/g, 'use crypto.getRandomValues, which plain http has too'],
  [/\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf)\(/g, 'filter a list'],
  // What an iterator has of an array.
  [
    /(?:\.(?:values|keys|entries)\(\)|\.matchAll\([^()]*\))\.(?:map|filter|some|every|find|reduce|flatMap)\(/g,
    'spread it first',
  ],
];

/** Finds calls that some browsers of students do not know. */
export function browserProblems(file: string, source: string): string[] {
  if (!IN_BROWSERS.test(file) || OURS.test(file)) return [];
  return TOO_YOUNG.flatMap(([call, instead]) =>
    Array.from(source.matchAll(call), ([found]) => `Too young for some browsers: ${found}…; ${instead}`),
  );
}
