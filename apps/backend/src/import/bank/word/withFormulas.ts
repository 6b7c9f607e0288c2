import { strFromU8, strToU8 } from 'fflate';
import { escapeMarkup } from '../../../platform/richText/escapeMarkup.ts';
import { pack } from '../source/archive.ts';
import { readXml } from '../../../markup/readXml.ts';
import { wordMathTex } from './wordMath.ts';
import { plainRuns } from './wordRuns.ts';
import { writeOutNumbers } from './wordNumbers.ts';

const NUMBERING = 'word/numbering.xml';
const STYLES = 'word/styles.xml';
const END = '</m:oMath>';

/** Replaces each formula with a run of TeX. */
function textFormulas(name: string, xml: string): string {
  const begin = /<m:oMath(?=[\s>])/g;
  let output = '';
  let from = 0;
  for (let found = begin.exec(xml); found !== null; found = begin.exec(xml)) {
    const end = xml.indexOf(END, found.index);
    if (end === -1) break;
    const tex = wordMathTex(readXml(name, xml.slice(found.index, end + END.length)));
    const run =
      tex === '' ? '' : `<w:r><w:t xml:space="preserve">${escapeMarkup(`\\(${tex}\\)`)}</w:t></w:r>`;
    output += xml.slice(from, found.index) + run;
    from = end + END.length;
    begin.lastIndex = from;
  }
  // The wrapper of a formula in its own paragraph would hide it.
  return (output + xml.slice(from)).replace(/<\/?m:oMathPara(?=[\s>])[^>]*>/g, '');
}

/**
 * Converts the formulas of a Word document to TeX texts, its list numbers to text, and its emphasis to forms
 * that the reader supports.
 * @param parts of the document, by path.
 * @param document the path of its main text; Word for the web may number it.
 * @throws {SourceError} where a formula or a list is not well-formed XML.
 */
export function withFormulas(
  name: string,
  parts: ReadonlyMap<string, Uint8Array>,
  document: string,
): Uint8Array {
  const textAt = (path: string): string => strFromU8(parts.get(path) ?? new Uint8Array());
  const xml = plainRuns(textFormulas(name, textAt(document)));
  const numbered = writeOutNumbers(name, xml, textAt(NUMBERING), textAt(STYLES));
  // Without the list definitions, all paragraphs are plain ones.
  const others = [...parts].filter(([path]) => path !== NUMBERING);
  return pack(new Map([...others, [document, strToU8(numbered)]]));
}
