/** Code that runs in students' browsers, which excludes tests, stories and their helpers. */
const IN_BROWSERS = /(?:^|\/)(?:themes|packages\/(?:ui|sdk)|apps\/site)\/src\//;
const NOT_SHIPPED = /\.(?:test|stories|fixture)\.tsx?$|\/(?:testing|stage)\//;

/** Calls that our oldest supported browsers (`docs/decisions/browsers.md`) lack, with their replacements. */
const UNSUPPORTED: readonly (readonly [call: RegExp, instead: string])[] = [
  [/\b(?:Map|Object)\.groupBy\(/g, 'group in a loop'],
  [/\bURL\.(?:parse|canParse)\(/g, 'use parseUrl'],
  [/\bPromise\.(?:withResolvers|try)\(/g, 'use new Promise'],
  [/\bAbortSignal\.any\(/g, 'use setDeadline'],
  [/\bArray\.fromAsync\(/g, 'await in a loop'],
  [/\bRegExp\.escape\(/g, 'escape by hand'],
  [/\bcrypto\.randomUUID\(/g, 'use crypto.getRandomValues, which plain http has too'],
  [/\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf)\(/g, 'filter a list'],
  // Array methods on an iterator.
  [
    /(?:\.(?:values|keys|entries)\(\)|\.matchAll\([^()]*\))\.(?:map|filter|some|every|find|reduce|flatMap)\(/g,
    'spread it first',
  ],
];

/** Finds calls that some supported browsers lack. */
export function browserProblems(file: string, source: string): string[] {
  if (!IN_BROWSERS.test(file) || NOT_SHIPPED.test(file)) return [];
  return UNSUPPORTED.flatMap(([call, instead]) =>
    Array.from(source.matchAll(call), ([found]) => `Too young for some browsers: ${found}…; ${instead}`),
  );
}
