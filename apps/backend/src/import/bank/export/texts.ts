import { basename } from 'node:path';
import { type FileStore, isFileKey, readWhole } from '../../../platform/files/fileStore.ts';
import {
  type FormulaFormat,
  renderForOthers,
  renderText,
  type SourceStyle,
} from '../../../platform/richText/richText.ts';
import type { BankQuestion } from '../../../modules/question/index.ts';
import { escapeMarkup } from '../../../platform/richText/escapeMarkup.ts';

/** Escapes text for XML. */
export const escapeXml = (text: string): string =>
  // Characters that XML cannot contain.
  escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

/** Escapes text for a CDATA section. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** Returns the style of a stored text, which its HTML reveals. */
function styleOf(source: string, html: string): SourceStyle {
  return renderText(source, 'rich').html === html || renderText(source, 'plain').html !== html
    ? 'rich'
    : 'plain';
}

/**
 * Wraps dollar signs of money in an element, so that neither this importer nor other programs take them for
 * formulas.
 */
const withMoney = (html: string): string =>
  html.replace(/<math[^]*?<\/math>|<[^<>]*>|\$/g, (part) => (part === '$' ? '<span>$</span>' : part));

/** Converts a stored text to HTML. */
export const htmlOf = (source: string, html: string, formulas: FormulaFormat): string =>
  withMoney(renderForOthers(source, styleOf(source, html), formulas));

/** Converts the reference answer of an open question to HTML. */
export const keyTextOf = ({ keySource, keyHtml }: BankQuestion['row'], formulas: FormulaFormat): string =>
  keySource === null ? keyHtml : htmlOf(keySource, keyHtml, formulas);

/** Converts a stored text of one line, without a paragraph around it. */
export function lineOf(source: string, html: string, formulas: FormulaFormat): string {
  const paragraph = renderText(source, 'plain').html;
  const style = html === paragraph || `<p>${html}</p>` === paragraph ? 'plain' : 'rich';
  const rendered = withMoney(renderForOthers(source, style, formulas));
  const single = /^<p>([^]*)<\/p>$/.exec(rendered)?.[1];
  return single === undefined || single.includes('<p>') ? rendered : single;
}

/** Closes HTML's void elements, for XML. */
export const closed = (html: string): string =>
  html.replace(/<(br|img|hr)((?:\s[^<>]*?)?)\s*\/?>/g, '<$1$2/>');

/** Returns the keys of the school's files that a text shows. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/src="\/files\/([^"]+)"/g)].flatMap(([, key = '']) => (isFileKey(key) ? [key] : [])),
  ),
];

/** Replaces the addresses of the school's files with those of exported files. */
export const withPictures = (html: string, address: (name: string) => string): string =>
  html.replace(/src="\/files\/([^"]+)"/g, (_, key: string) => `src="${address(basename(key))}"`);

/** Reads a picture to export; undefined where it is missing. */
export const readPicture = (store: FileStore, key: string): Promise<Uint8Array | undefined> =>
  readWhole(store, key);
