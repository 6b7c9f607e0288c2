/** Characters around the number of a gap: spaces and punctuation, no letters or digits. */
const BEFORE = '(?<=[_ \\u3000\\n(（“"—.,;:?!，。；：·]|^)[_ \\u3000]*';
const BEHIND = '[.．]?[_ \\u3000]*(?=[\\s_\\u3000)）”".,;:?!，。；：’\'—-]|$)';

const gapOf = (number: number): RegExp => new RegExp(`${BEFORE}${number}${BEHIND}`, 'g');

/** A gap with a line or a wide space beside its number. */
const marked = (number: number): RegExp =>
  new RegExp(`[_\\u3000]+[ ]*${number}[.．]?[ ]*[_\\u3000]*|[ ]*${number}[.．]?[ ]*[_\\u3000]+`, 'g');

/** Marks the gaps with consecutive numbers as `{{1}}` and so on. @returns undefined where one of them is missing. */
export function markGaps(text: string, numbers: readonly number[]): string | undefined {
  let output = '';
  let from = 0;
  for (const [at, number] of numbers.entries()) {
    // A number between lines or wide spaces is a gap. A number between words may be an ordinary number, and is
    // only taken where there is no better one.
    const match = firstOf(text, from, marked(number)) ?? firstOf(text, from, gapOf(number));
    if (match === undefined) return undefined;
    const piece = text.slice(from, match.index).trimEnd();
    const before = from === 0 ? piece : piece.trimStart();
    output += `${before}${before === '' || before.endsWith('\n') ? '' : ' '}{{${at + 1}}} `;
    from = match.index + match.length;
  }
  return (output + text.slice(from).trimStart()).replace(/(\}\}) (?=[.,;:?!，。；：’')）])/g, '$1');
}

function firstOf(
  text: string,
  from: number,
  form: RegExp,
): { readonly index: number; readonly length: number } | undefined {
  form.lastIndex = from;
  const found = form.exec(text);
  return found === null ? undefined : { index: found.index, length: found[0].length };
}

/** Finds the gaps by their count: the numbers that are consecutive in the text. */
export function findGaps(text: string, count: number): string | undefined {
  const starts = [...new Set([...text.matchAll(/(?<!\d)\d{1,2}(?!\d)/g)].map(([number]) => Number(number)))];
  for (const start of starts) {
    const found = markGaps(
      text,
      Array.from({ length: count }, (_, at) => start + at),
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The number before each answer of a key: `41.`, `（1）`, `(1).` or ①. */
const NUMBER = /(?<!\d)(\d{1,2})\s*[.．、]\s*(?!\d)|[（(]\s*(\d{1,2})\s*[）)]\s*[.．、]?|([①-⑳])\s*[.．、]?/g;

/** Splits a key whose answers are numbered consecutively. @returns undefined where they are not. */
export function numberedAnswers(
  key: string,
): { readonly first: number; readonly answers: readonly string[] } | undefined {
  const text = key.replace(/^\s*【答案】/, '').replace(/\n/g, ' ');
  const heads: { number: number; start: number; end: number }[] = [];
  for (const found of text.matchAll(NUMBER)) {
    const [match, dotted, bracketed, circled] = found;
    const number = Number(
      dotted ?? bracketed ?? (circled === undefined ? 0 : circled.charCodeAt(0) - 0x245f),
    );
    const previous = heads.at(-1)?.number;
    // Numbers inside an answer are not consecutive.
    if (previous === undefined || number === previous + 1)
      heads.push({ number, start: found.index, end: found.index + match.length });
  }
  const [first] = heads;
  if (first === undefined || text.slice(0, first.start).trim() !== '') return undefined;
  const answers = heads.map(({ end }, at) => text.slice(end, heads[at + 1]?.start ?? text.length).trim());
  return answers.includes('') ? undefined : { first: first.number, answers };
}

/** Returns the accepted texts of a blank: separated by strokes, with and without the text in brackets. */
export function acceptedOf(answer: string): readonly string[] {
  const tidy = answer.replace(/(?<![。．.；;，,])[。．.；;，,]+$/, '').trim();
  const either = tidy
    .split(/\/|\||或者?(?=\S)/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
  return [
    ...new Set(
      either.flatMap((one) =>
        /[（(]([^（()）]*)[）)]/.test(one)
          ? [one.replace(/[（(][^（()）]*[）)]/g, ''), one.replace(/[（(]([^（()）]*)[）)]/g, '$1')]
          : [one],
      ),
    ),
  ]
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Marks the lines to write on as `{{1}}` and so on; a line that was broken in two counts once. */
export function markLines(text: string): { readonly stem: string; readonly count: number } {
  let count = 0;
  const stem = text.replace(/_{2,}(?:[ \u3000]*\n?[ \u3000]*_+)*/g, () => `{{${++count}}}`);
  return { stem, count };
}
