import type { Findings } from '../imported.ts';
import { kindNamed } from '../../../school/plainWords.ts';
import type { Line } from './blocks.ts';
import { EXPLANATION, HEADING } from './marks.ts';
import { readNumbered } from './numberedText.ts';

const ANSWER = /^\s*(?:ANSWER|【?(?:正确|参考)?答案】?)\s*[:：]?\s*[A-Z](?:\s*[,，、]?\s*[A-Z])*\s*$/i;
const OPTION = /^\s*[A-Z]\s*[.．)）、]/;

/** Tells whether a line is a heading that names a kind, such as 一、单选题. */
const isHeading = (text: string): boolean => {
  const name = (HEADING.exec(text)?.[1] ?? text).trim();
  return /^[^，。？?]{1,8}题\s*(?:[（(].*)?$/.test(name) && kindNamed(name) !== undefined;
};

/**
 * Reads unnumbered questions that each end with `ANSWER: B` (Moodle's format Aiken).
 * @param write as {@link readNumbered} takes it.
 * @returns undefined where the text contains no such questions.
 */
export function readAiken(
  file: string,
  lines: readonly Line[],
  format = 'Aiken',
  write?: (text: string) => string,
): Findings | undefined {
  const numbered: Line[] = [];
  let block: Line[] = [];
  let count = 0;
  for (const line of lines) {
    if (line.text.trim() === '') continue;
    if (block.length === 0 && isHeading(line.text)) continue;
    if (block.length === 0 && numbered.length > 0 && EXPLANATION.test(line.text)) {
      numbered.push(line);
      continue;
    }
    block.push(line);
    if (!ANSWER.test(line.text)) continue;
    if (block.filter(({ text }) => OPTION.test(text)).length < 2) return undefined;
    count += 1;
    numbered.push(...block.map((one, at) => (at === 0 ? { ...one, text: `${count}. ${one.text}` } : one)));
    block = [];
  }
  const findings = numbered.length === 0 ? undefined : readNumbered(file, format, numbered, write);
  const [left] = block;
  if (left !== undefined)
    findings?.refused.push({ place: `line ${left.number}`, reason: 'no line “ANSWER: B” follows it' });
  return findings;
}
