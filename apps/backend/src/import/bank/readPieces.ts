import type { Refusal } from './imported.ts';
import { SourceError } from '../../markup/sourceError.ts';
import { readXml, type Visit } from '../../markup/readXml.ts';

/** Formats a question's place: its line and name. */
export const placeOf = (line: number, label: string): string =>
  `line ${line}${label === '' ? '' : ` (${label.slice(0, 60)})`}`;

/** Tells whether a broken file may be read in pieces: not if its document type was refused. */
export const isRecoverable = (text: string): boolean => !/<!DOCTYPE[^>]*\[/i.test(text.slice(0, 20_000));

/** Returns the remark that a file was read in pieces. */
export const brokenRemark = (name: string, error: SourceError): string =>
  `The file is broken (${error.message.replace(`${name}: `, '')}), so its questions were read one by one.`;

/**
 * Parses each element with a name in a broken file on its own, so that one mistake only costs one element.
 * @param label finds the name of a broken one.
 * @returns those that cannot be parsed.
 */
export function readPieces(
  name: string,
  text: string,
  element: string,
  label: RegExp,
  visit: Visit,
): readonly Refusal[] {
  const refused: Refusal[] = [];
  let [line, from] = [1, 0];
  const begin = `<(?:\\w+:)?${element}[\\s>]`;
  const pieces = new RegExp(`${begin}[^]*?(?:</(?:\\w+:)?${element}\\s*>|(?=${begin})|$)`, 'g');
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    line += text.slice(from, index).split('\n').length - 1;
    from = index;
    try {
      const read = readXml(name, piece);
      visit({ ...read, line: read.line + line - 1 });
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const [, within = '1', reason = ''] = /: line (\d+), column \d+: ([^]*)$/.exec(error.message) ?? [];
      refused.push({ place: placeOf(Number(within) + line - 1, label.exec(piece)?.[1] ?? ''), reason });
    }
  }
  return refused;
}
