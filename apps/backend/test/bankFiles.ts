import { strToU8, zipSync } from 'fflate';
import type { Reading } from '../src/import/bank/imported.ts';
import { readTree } from '../src/import/bank/readTree.ts';
import type { FileTree } from '../src/import/bank/source/fileTree.ts';
import { PIXEL } from './picture.ts';

export { PIXEL } from './picture.ts';

/** Reads one file as if it was named on the command line. */
export async function read(name: string, content: string | Uint8Array): Promise<Reading> {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const tree: FileTree = { name: '', isNamed: true, isArchive: false, paths: [name], read: () => bytes };
  const [found] = await readTree(tree);
  if (found === undefined) throw new Error('Nothing was found');
  return found.reading;
}

/** Makes the key of a choice. */
export const single = (...labels: string[]) => ({ kind: 'choice', labels });
/** Makes the key of blanks. */
export const accepts = (...blanks: string[][]) => ({
  kind: 'blanks',
  blanks: blanks.map((accepted) => ({ accepted })),
});

/** Makes a Word paragraph. */
export const paragraph = (inner: string) => `<w:p>${inner}</w:p>`;
/** Makes a Word run, with its style. */
export const run = (text: string, style = '') =>
  `<w:r><w:rPr>${style}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
/** Makes a Word document; its picture is `rId5`. */
export function word(
  paragraphs: readonly string[],
  more: Readonly<Record<string, Uint8Array>> = {},
): Uint8Array {
  const names = [
    'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
    'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
    'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
    'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
    'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
    'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  ].join(' ');
  const rels = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/>' +
        '<Default Extension="xml" ContentType="application/xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${rels}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': strToU8(
      `<Relationships xmlns="${rels}"><Relationship Id="rId5" Type="${office}/image" Target="media/p.png"/></Relationships>`,
    ),
    'word/media/p.png': PIXEL,
    'word/document.xml': strToU8(`<w:document ${names}><w:body>${paragraphs.join('')}</w:body></w:document>`),
    ...more,
  });
}
