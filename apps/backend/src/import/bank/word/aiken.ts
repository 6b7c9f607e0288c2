import type { Findings } from '../imported.ts';
import { type Line, readNumbered } from './numberedText.ts';

const ANSWER = /^\s*(?:ANSWER|答案)\s*[:：]\s*[A-Z](?:\s*[,，、]?\s*[A-Z])*\s*$/i;
const OPTION = /^\s*[A-Z]\s*[.．)）、]/;

/**
 * Reads questions that have no numbers, each of which ends with its `ANSWER: B`, as Moodle’s format Aiken has them.
 * @returns undefined where the text holds no such questions.
 */
export function readAiken(file: string, lines: readonly Line[]): Findings | undefined {
  const numbered: Line[] = [];
  let block: Line[] = [];
  let count = 0;
  for (const line of lines) {
    if (line.text.trim() === '') continue;
    block.push(line);
    if (!ANSWER.test(line.text)) continue;
    if (block.filter(({ text }) => OPTION.test(text)).length < 2) return undefined;
    count += 1;
    numbered.push(...block.map((one, at) => (at === 0 ? { ...one, text: `${count}. ${one.text}` } : one)));
    block = [];
  }
  const findings = numbered.length === 0 ? undefined : readNumbered(file, 'Aiken', numbered);
  const [left] = block;
  if (left !== undefined)
    findings?.refused.push({ place: `line ${left.number}`, reason: 'no line “ANSWER: B” follows it' });
  return findings;
}
