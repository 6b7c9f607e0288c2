import { strFromU8, strToU8, zipSync } from 'fflate';
import { readXml } from '../markup/readXml.ts';
import { wordMathTex } from './wordMath.ts';

const DOCUMENT = 'word/document.xml';
const END = '</m:oMath>';

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Puts a run with TeX in the place of each formula. */
function textFormulas(name: string, xml: string): string {
  const begin = /<m:oMath(?=[\s>])/g;
  let written = '';
  let from = 0;
  for (let found = begin.exec(xml); found !== null; found = begin.exec(xml)) {
    const end = xml.indexOf(END, found.index);
    if (end === -1) break;
    const tex = wordMathTex(readXml(name, xml.slice(found.index, end + END.length)));
    const run = tex === '' ? '' : `<w:r><w:t xml:space="preserve">${escapeXml(`\\(${tex}\\)`)}</w:t></w:r>`;
    written += xml.slice(from, found.index) + run;
    from = end + END.length;
    begin.lastIndex = from;
  }
  // What a formula of its own paragraph stands in would hide it.
  return (written + xml.slice(from)).replace(/<\/?m:oMathPara(?=[\s>])[^>]*>/g, '');
}

/**
 * Writes the formulas of a Word document as texts in TeX, as its reader knows none.
 * @param parts of the document, by their paths.
 * @param bytes the document itself, which comes back where it has no formulas.
 * @throws {SourceError} where a formula is no well-formed XML.
 */
export function withFormulas(
  name: string,
  parts: ReadonlyMap<string, Uint8Array>,
  bytes: Uint8Array,
): Uint8Array {
  const xml = strFromU8(parts.get(DOCUMENT) ?? new Uint8Array());
  if (!xml.includes('<m:oMath')) return bytes;
  return zipSync(
    { ...Object.fromEntries(parts), [DOCUMENT]: strToU8(textFormulas(name, xml)) },
    { level: 0 },
  );
}
