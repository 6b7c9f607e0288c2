/** Words of our own that must be replaced by the field's standard term. */
const FIELD_WORDS: readonly (readonly [ours: RegExp, say: string])[] = [
  [/headStart|(?:ask|search)Ahead/i, 'prefetch, preload'],
  [/stopgap/i, 'fallback routes'],
  [/^doors$|[a-z]Doors$/, 'reuse-port listeners, entries'],
  [/^kept(?:Pages|Session|Statements)/i, 'cached pages, persisted session, prepared statements'],
  [/inTurn/i, 'concurrency limit'],
  [/onceAtATime/i, 'single flight'],
  [/^gather(?:ed|ing)?$/i, 'batched'],
  [/usedRules|wholeStyles/i, 'critical css, full styles'],
  [/isTakingOver/i, 'is hydrating'],
  [/makesWay/i, 'auto-hide'],
  [/^useTyped/i, 'draft text'],
  [/lastWords/i, 'grace access'],
  [/^(?:re)?[pP]lant(?:ed|ing|s)?(?:$|[A-Z])/, 'seed'],
  [/studyEntry/i, 'lesson gate'],
  [/(?<!in)voice/i, 'testimonial'],
  [/^twins?$|Twins?$/, 'HTTP fallback'],
  [/sitting/i, 'attempt'],
  [/(?<!under)standing/i, 'status'],
  // One call's address contains `storageJudge`.
  [/(?<!storage)judge/i, 'validate, grade'],
  [/occasion/i, 'idempotency key, notification template'],
];

const DECLARED = /\b(?:const|let|function|class|interface|type|enum)\s+(\w+)/g;

/** Finds declared names and file names that use a word of our own for which there is a standard term. */
export function wordProblems(file: string, source: string): string[] {
  const stem = /([^/.]+)[^/]*$/.exec(file)?.[1] ?? '';
  const names = new Set([stem, ...[...source.matchAll(DECLARED)].map(([, name = '']) => name)]);
  return [...names].flatMap((name) =>
    FIELD_WORDS.flatMap(([ours, say]) => (ours.test(name) ? [`Say ${say}, not ${name}`] : [])),
  );
}
