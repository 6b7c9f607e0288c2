import MarkdownIt from 'markdown-it';
import { escapeMarkup } from '../../../platform/richText/escapeMarkup.ts';
import { bankText, type TextContext } from '../../../markup/bankText.ts';
import { readHtml } from '../../../markup/readHtml.ts';
import { descendantsOf, type MarkupNode } from '../../../markup/tree.ts';
import { Findings } from '../imported.ts';
import { readTable } from '../sheet/readSheet.ts';
import { pictureProblem } from '../source/pictures.ts';
import { SourceError } from '../../../markup/sourceError.ts';
import { readAiken } from './aiken.ts';
import { readNumbered } from './numberedText.ts';
import { cellsOf, linesOf } from './wordLines.ts';

/** Style mappings that keep underlined spaces, which are blanks, and highlighted text. */
const STYLES = ['u => u', 'highlight => mark', 'br[type="page"] => br'];

/** Reads the tables of a document that have a header of questions. @returns undefined where there is none. */
function readTables(
  file: string,
  format: string,
  nodes: readonly MarkupNode[],
  picture: TextContext['picture'],
): Findings | undefined {
  const findings = new Findings(format);
  const write = (some: readonly MarkupNode[]) =>
    bankText(some, {
      picture,
      note: (problem) => void (findings.remarks.includes(problem) || findings.remarks.push(problem)),
    });
  const tables = [...descendantsOf(nodes, 'table')];
  const questionTables = tables.filter((table) => readTable(file, cellsOf(table, write), findings));
  return questionTables.length === 0 ? undefined : findings;
}

/**
 * Reads the questions of a document's HTML: numbered ones, those of a table, or those that each end with their
 * answer.
 */
function readDocument(
  file: string,
  format: string,
  html: string,
  picture: TextContext['picture'],
): Findings | undefined {
  const nodes = readHtml(html);
  const lines = linesOf(nodes, picture);
  const asIs = (text: string) => text.trim();
  return (
    readTables(file, format, nodes, picture) ??
    readNumbered(file, format, lines, asIs) ??
    readAiken(file, lines, format, asIs)
  );
}

/**
 * Reads an HTML page of questions, which other programs also save as .doc and .xls. @returns undefined where it
 * contains none.
 */
export const readPage = (file: string, html: string): Findings | undefined =>
  readDocument(file, 'HTML', html, (source) => ({
    problem: `the picture ${source.slice(0, 120)} is not in the file`,
  }));

/** Converts Markdown as people write papers in it: each of its lines is meant. */
const markdown = new MarkdownIt({ html: true, breaks: true });
/**
 * What frames the questions of a Markdown file: front matter, containers (`:::`), the buttons of hidden answers, and
 * what editors put before a number that begins no list (`\1.`).
 */
const FRAMES = /(?<![^])---\n[^]*?\n---\n|^[ \t]*:::.*$|<summary>[^]{0,999}?<\/summary>|^\\(?=\d+[.)])/gm;
const FORMULA = /\$\$[^$]+\$\$|\$[^$\n]+\$/g;

/** Reads a Markdown file of questions. @returns undefined where it contains none. */
export function readMarkdown(file: string, text: string): Findings | undefined {
  const formulas: string[] = [];
  // In formulas, Markdown would take the signs of TeX for its own.
  const prepared = text
    .replaceAll('\r\n', '\n')
    .replace(FRAMES, '')
    .replace(FORMULA, (tex) => `\ue320${formulas.push(tex) - 1}\ue321`);
  const html = markdown
    .render(prepared)
    .replaceAll('<ol>', '<ol start="1">')
    .replace(/\ue320(\d+)\ue321/g, (_, at: string) => escapeMarkup(formulas[Number(at)] ?? ''));
  return readDocument(file, 'Markdown', html, (source) => ({
    problem: `the picture ${source.slice(0, 120)} is not in the file`,
  }));
}

/**
 * Reads a Word document (.docx) of questions; its texts are imported with pictures and tables.
 * @throws {SourceError} where it cannot be read, or contains no such questions.
 */
export async function readWord(file: string, bytes: Uint8Array): Promise<Findings> {
  const { default: mammoth } = await import('mammoth');
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
          // A missing picture is visible in the text, unless it is reported.
          return problem === undefined
            ? { src: pictures.addPicture(file, content) }
            : { src: `!${problem}`, alt: '图' };
        }),
      },
    )
    .catch((error: unknown) => {
      throw new SourceError(
        `${file}: it cannot be read (${error instanceof Error ? error.message : ''}); save it anew as .docx`,
      );
    });
  const found = readDocument(file, 'Word', html, (source) =>
    source.startsWith('!') ? { problem: source.slice(1) } : { address: source },
  );
  if (found === undefined)
    throw new SourceError(
      `${file}: no numbered questions with answers (答案) were found in it, and no table of 题干 and 答案`,
    );
  for (const [address, picture] of pictures.pictures) found.pictures.set(address, picture);
  return found;
}
