import { bankText } from '../markup/bankText.ts';
import { readHtml } from '../markup/readHtml.ts';
import { isElement, type MarkupNode } from '../markup/tree.ts';
import { Findings } from '../imported.ts';
import { pictureProblem } from '../source/pictures.ts';
import { SourceError } from '../source/sourceError.ts';
import { type Line, readNumbered } from './numberedText.ts';

/** Lets underlined blanks through, which are places to write in. */
const STYLES = ['u => u', 'br[type="page"] => br'];

/** Blocks that are a line of their own, whole. */
const WHOLE = ['table'];

/** Writes each paragraph of a document as lines of the bank's text; numbers of Word's own lists are written out. */
function linesOf(nodes: readonly MarkupNode[], write: (nodes: readonly MarkupNode[]) => string): string[] {
  const lines: string[] = [];
  let counter = 0;
  for (const node of nodes) {
    if (!isElement(node)) continue;
    if (node.name === 'ol') {
      for (const item of node.children) {
        if (!isElement(item, 'li')) continue;
        counter += 1;
        lines.push(...`${counter}. ${write(item.children)}`.split('\n'));
      }
    } else if (WHOLE.includes(node.name)) lines.push(write([node]));
    else lines.push(...write([node]).split('\n'));
  }
  return lines;
}

/** Word’s list marks are escaped by the writer of texts, as they are none of ours. */
const unescapeHead = (line: string): string =>
  line.replace(/^(\d{1,9})\\([.)])/, '$1$2').replace(/^\\([-+])/, '$1');

/**
 * Reads a Word document (.docx) of numbered questions; its text alone is taken, with pictures and tables.
 * @throws {SourceError} where it cannot be read, or holds no such questions.
 */
export async function readWord(file: string, bytes: Uint8Array): Promise<Findings> {
  const { default: mammoth } = await import('mammoth');
  const notes: string[] = [];
  const pictures = new Findings('Word');
  const { value: html } = await mammoth
    .convertToHtml(
      { buffer: Buffer.from(bytes) },
      {
        styleMap: STYLES,
        externalFileAccess: false,
        convertImage: mammoth.images.imgElement(async (image) => {
          const content = Buffer.from(await image.readAsBase64String(), 'base64');
          const problem = pictureProblem('in the document', content);
          return { src: problem === undefined ? pictures.addPicture(file, content) : `!${problem}` };
        }),
      },
    )
    .catch((error: unknown) => {
      throw new SourceError(
        `${file}: it cannot be read (${error instanceof Error ? error.message : ''}); save it anew as .docx`,
      );
    });
  const write = (nodes: readonly MarkupNode[]): string =>
    bankText(nodes, {
      note: (problem) => void (notes.includes(problem) || notes.push(problem)),
      picture: (source) => (source.startsWith('!') ? { problem: source.slice(1) } : { address: source }),
    });
  const lines = linesOf(readHtml(html), write).map((text, at): Line => ({
    text: unescapeHead(text),
    number: at + 1,
  }));
  const found = readNumbered(file, 'Word', lines, (text) => text.trim());
  if (found === undefined)
    throw new SourceError(`${file}: no numbered questions with answers (答案) were found in it`);
  for (const [address, picture] of pictures.pictures) found.pictures.set(address, picture);
  found.remarks.push(...notes);
  return found;
}
