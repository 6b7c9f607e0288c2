import type { Findings, Refusal } from '../imported.ts';
import { kindNamed } from '../../../school/plainWords.ts';
import type { Line } from './blocks.ts';
import { EXPLANATION, HEADING, tidyLines } from './marks.ts';
import { readNumbered } from './numberedText.ts';

const ANSWER = /^\s*(?:ANSWER|【?(?:正确|参考)?答案】?)\s*[:：]?\s*[A-Z](?:\s*[,，、]?\s*[A-Z])*\s*$/i;
const OPTION = /^\s*[A-Z]\s*[.．)）、]/;

const UNANSWERED = 'no line “ANSWER: B” follows it';

const isOption = ({ text }: Line): boolean => OPTION.test(text);

/** The number of a question in brackets, or alone in its line. */
const OWN_NUMBER = /^\s*(?:[(（]\s*\d{1,6}\s*[)）](?!\s*[-+*/=×÷])\s*|\d{1,6}\s*$)/;

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
  /** The questions by the place in `numbered` where each begins. */
  const begins = new Map<number, number>();
  const refused: Refusal[] = [];
  let block: Line[] = [];
  let isApart = false;
  const refuse = (reason: string): void => {
    const [first] = block;
    if (first !== undefined) refused.push({ place: `line ${first.number}`, reason });
    block = [];
  };
  for (const line of lines.flatMap((one) => tidyLines(one.text).map((text) => ({ ...one, text })))) {
    if (line.text.trim() === '') {
      isApart = true;
      continue;
    }
    // A text after an empty line begins the next question; options may stand apart, too.
    if (isApart && block.some(isOption) && !isOption(line) && !ANSWER.test(line.text)) refuse(UNANSWERED);
    isApart = false;
    if (block.length === 0 && isHeading(line.text)) continue;
    if (block.length === 0 && numbered.length > 0 && EXPLANATION.test(line.text)) {
      numbered.push(line);
      continue;
    }
    block.push(line);
    if (!ANSWER.test(line.text)) continue;
    if (block.filter(isOption).length < 2) {
      refuse('it has fewer than two options');
      continue;
    }
    begins.set(numbered.length, begins.size + 1);
    numbered.push(...block);
    block = [];
  }
  const areNumbered = [...begins.keys()].every((at) => OWN_NUMBER.test(numbered[at]?.text ?? ''));
  const renumbered = numbered.map((line, at) => {
    const count = begins.get(at);
    if (count === undefined) return line;
    return { ...line, text: `${count}. ${areNumbered ? line.text.replace(OWN_NUMBER, '') : line.text}` };
  });
  const findings = begins.size === 0 ? undefined : readNumbered(file, format, renumbered, write);
  refuse(UNANSWERED);
  findings?.refused.push(...refused);
  return findings;
}
