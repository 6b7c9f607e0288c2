import { bankText } from '../../../markup/bankText.ts';
import { readHtml } from '../../../markup/readHtml.ts';

const HTML = /^\s*<(p|div|span|h\d|table|ul|ol|section)\b[^]*<\/\1>\s*$/i;

/** Tells whether a text is HTML, as the editors of other programs store it. */
export const isHtmlText = (text: string): boolean => HTML.test(text);

/**
 * Makes a function that converts HTML to the bank's format.
 * @param note is called with each problem, once.
 */
export const htmlWriter =
  (note: (problem: string) => void) =>
  (html: string): string =>
    bankText(readHtml(html), {
      note,
      picture: (source) => ({ problem: `the picture ${source.slice(0, 120)} is left out` }),
    });

/** Makes a function that adds a problem to remarks, unless they contain it. */
export const noteOnce =
  (remarks: string[]) =>
  (problem: string): void =>
    void (remarks.includes(problem) || remarks.push(problem));
