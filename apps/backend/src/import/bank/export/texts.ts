import { basename } from 'node:path';
import { type FileStore, isFileKey, readWhole } from '../../../platform/files/fileStore.ts';
import { renderText, renderWithTex, type SourceStyle } from '../../../platform/richText/richText.ts';
import { escapeMarkup } from '../../../platform/richText/escapeMarkup.ts';

/** Writes text for XML. */
export const escapeXml = (text: string): string =>
  // XML has no way to say these.
  escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));

/** Writes text that may stand as it is between `<![CDATA[` and its end. */
export const cdata = (text: string): string =>
  `<![CDATA[${text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** How a stored text is written: what it became tells. */
function styleOf(source: string, html: string): SourceStyle {
  return renderText(source, 'rich').html === html || renderText(source, 'plain').html !== html
    ? 'rich'
    : 'plain';
}

/** Keeps dollars of money from being read as the ends of a formula, here and elsewhere: they stand in an element of their own. */
const withMoney = (html: string): string => html.replace(/\$(?![^<>]*>)/g, () => '<span>$</span>');

/** Writes a stored text as HTML with TeX in it. */
export const htmlOf = (source: string, html: string): string =>
  withMoney(renderWithTex(source, styleOf(source, html)));

/** As {@link htmlOf}, for one line: without a paragraph around it. */
export function lineOf(source: string, html: string): string {
  const paragraph = renderText(source, 'plain').html;
  const style = html === paragraph || `<p>${html}</p>` === paragraph ? 'plain' : 'rich';
  const written = withMoney(renderWithTex(source, style));
  const single = /^<p>([^]*)<\/p>$/.exec(written)?.[1];
  return single === undefined || single.includes('<p>') ? written : single;
}

/** Closes elements that HTML leaves open, for XML. */
export const closed = (html: string): string =>
  html.replace(/<(br|img|hr)((?:\s[^<>]*?)?)\s*\/?>/g, '<$1$2/>');

/** The keys of the school's files that a text shows. */
export const picturesIn = (html: string): readonly string[] => [
  ...new Set(
    [...html.matchAll(/src="\/files\/([^"]+)"/g)].flatMap(([, key = '']) => (isFileKey(key) ? [key] : [])),
  ),
];

/** Writes the addresses of the school's files as those of files that come along. */
export const withPictures = (html: string, address: (name: string) => string): string =>
  html.replace(/src="\/files\/([^"]+)"/g, (_, key: string) => `src="${address(basename(key))}"`);

/** Reads a picture that comes along; undefined where it is not there any more. */
export const readPicture = (store: FileStore, key: string): Promise<Uint8Array | undefined> =>
  readWhole(store, key);
