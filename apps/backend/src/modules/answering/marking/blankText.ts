import { visibleText } from '../../../platform/schema/visibleText.ts';

/**
 * Replacements that bring equal answers written differently to one form: full and half width, spaces, letter
 * case, and the common TeX of short answers (`\frac{1}{2}` is `1/2`). This compares texts; it does no algebra.
 */

const TEX_SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/\\(?:le|leq|leqslant)(?![a-z])|≤/g, '≤'],
  [/\\(?:ge|geq|geqslant)(?![a-z])|≥/g, '≥'],
  [/<=/g, '≤'],
  [/>=/g, '≥'],
  [/\\(?:ne|neq)(?![a-z])|!=/g, '≠'],
  [/\\infty(?![a-z])|无穷大?/g, '∞'],
  [/\\pi(?![a-z])/g, 'π'],
  [/\\alpha(?![a-z])/g, 'α'],
  [/\\beta(?![a-z])/g, 'β'],
  [/\\theta(?![a-z])/g, 'θ'],
  [/\\lambda(?![a-z])/g, 'λ'],
  [/\\cup(?![a-z])/g, '∪'],
  [/\\cap(?![a-z])/g, '∩'],
  [/\\in(?![a-z])/g, '∈'],
  [/\\(?:times|cdot)(?![a-z])|[×·]/g, '*'],
  [/\\div(?![a-z])|÷/g, '/'],
  [/\\pm(?![a-z])/g, '±'],
  [/\\%/g, '%'],
  [/\^\{?\\circ\}?|\\degree(?![a-z])|度$/g, '°'],
  [/\\(?:left|right|displaystyle|limits|,|;|!|:|quad|qquad)(?![a-z])/g, ''],
  [/\\[ ]|~/g, ''],
  [/[−–—﹣]/g, '-'],
  [/[∶]/g, ':'],
  [/[“”]/g, '"'],
  [/[‘’]/g, "'"],
];

const isAtom = (text: string) => /^[√]?[\p{L}\p{N}.∞π]+$/u.test(text);
const grouped = (text: string) => (isAtom(text) ? text : `(${text})`);

/** Replaces TeX commands with `{…}` arguments, innermost first. */
function unwrap(text: string): string {
  let current = text;
  for (let round = 0; round < 12; round++) {
    const next = current
      .replace(/\\(?:mathrm|mathbf|boldsymbol|text|rm|bf|operatorname)\s*\{([^{}]*)\}/g, '$1')
      .replace(
        /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (_, top: string, bottom: string) => `${grouped(top.trim())}/${grouped(bottom.trim())}`,
      )
      .replace(/\\[dt]?frac\s*(\d)\s*(\d)/g, '$1/$2')
      .replace(/\\sqrt\s*\{([^{}]*)\}/g, (_, inner: string) => `√${grouped(inner.trim())}`)
      .replace(/\bsqrt\s*\(([^()]*)\)/g, (_, inner: string) => `√${grouped(inner.trim())}`)
      .replace(
        /([\^_])\s*\{([^{}\\]*)\}/g,
        (_, mark: string, inner: string) => `${mark}${grouped(inner.trim())}`,
      );
    if (next === current) return current;
    current = next;
  }
  return current;
}

/** Normalizes a blank's text, so that equal answers compare equal. */
export function normalizeBlank(text: string, isCaseSensitive = false): string {
  // Copied text may contain invisible characters.
  let form = visibleText(text.normalize('NFKC')).replaceAll('$', '');
  for (const [pattern, sign] of TEX_SYMBOLS) form = form.replace(pattern, sign);
  form = unwrap(form)
    .replace(/√\((\w)\)/g, '√$1')
    .replace(/\\([{}])/g, '\u0001$1')
    .replace(/(?<!\u0001)[{}]/g, '')
    .replaceAll('\u0001', '')
    .replace(/\s+/g, ' ')
    .trim()
    // The lookbehind matches only at the start of a run, since otherwise a long run would take quadratic
    // time.
    .replace(/(?<![.。．;；,，、])[.。．;；,，、]+$/, '')
    // A space has a meaning only between words.
    .replace(/(?<![a-z]) | (?![a-z])/gi, '')
    .replace(/(?<=\p{Script=Han}) | (?=\p{Script=Han})/gu, '');
  return isCaseSensitive ? form : form.toLowerCase();
}

/** A decimal number, optionally with a power of ten. */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/;

/** Tells whether a text is a number within the tolerance of an accepted one. */
export function isWithinTolerance(answer: string, accepted: string, tolerance: number): boolean {
  if (isTooLong(answer, accepted)) return false;
  const [a, b] = [normalizeBlank(answer), normalizeBlank(accepted)];
  if (!NUMBER.test(a) || !NUMBER.test(b)) return false;
  // Rounding errors such as that of 0.1 + 0.2 must not fail a value at the edge of the range.
  const slack = Number.EPSILON * 4 * Math.max(Math.abs(Number(a)), Math.abs(Number(b)), tolerance);
  return Math.abs(Number(a) - Number(b)) <= tolerance + slack;
}

/**
 * Tells whether an answer is too long to be another spelling of the accepted one, so that it is not worth
 * normalizing.
 */
const isTooLong = (answer: string, accepted: string): boolean => answer.length > 8 * accepted.length + 200;

/**
 * Tells whether two texts of a blank are equal after normalizing. Plain numbers are compared by value: 0.50
 * equals 0.5.
 */
export function isSameBlank(answer: string, accepted: string, isCaseSensitive = false): boolean {
  if (isTooLong(answer, accepted)) return false;
  const [a, b] = [normalizeBlank(answer, isCaseSensitive), normalizeBlank(accepted, isCaseSensitive)];
  if (a === '') return false;
  if (a === b) return true;
  const isNumber = (text: string) => /^[+-]?\d+(?:\.\d+)?$/.test(text);
  return isNumber(a) && isNumber(b) && Number(a) === Number(b);
}
