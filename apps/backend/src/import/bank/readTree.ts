import { noProgress, type Progress } from '../../platform/commands/progress.ts';
import { isTabText, readTabText } from './blackboard/tabText.ts';
import { Findings, type Reading } from './imported.ts';
import { mapFile } from './gaokao/mapFile.ts';
import { isGaokao, readSource } from './gaokao/sourceFile.ts';
import { isGift, mayBeGift, readGift } from './gift/readGift.ts';
import { readMoodleXml } from './moodle/moodleXml.ts';
import { groupQti, packageTitle, qtiKind, readQti } from './qti/readQti.ts';
import { readQti1, repeatedTests } from './qti1/readQti1.ts';
import { mayBeJson, parseJson, readJson } from './sheet/readJson.ts';
import { readCsvSheet, readWorkbook } from './sheet/readSheet.ts';
import { isZip, pack, unpack } from './source/archive.ts';
import { decodeBeginning, isBinary } from '../../platform/commands/decodeText.ts';
import { archiveTree, type FileTree } from './source/fileTree.ts';
import { checkTextSize, sourceText } from './source/sourceText.ts';
import { SourceError } from '../../markup/sourceError.ts';
import { readAiken } from './word/aiken.ts';
import { readNumbered } from './word/numberedText.ts';
import { readMarkdown, readPage, readWord } from './word/readWord.ts';
import { withFormulas } from './word/withFormulas.ts';

/** A file with its contents. */
export interface ReadFile {
  readonly name: string;
  readonly reading: Reading;
}

/** Extensions of files beside questions, such as their pictures, which are not reported. */
const ACCOMPANYING =
  /\.(?:png|jpe?g|gif|svg|webp|css|js|html?|pdf|mp3|mp4|xsd|dtd|woff2?|ttf)$|(?:^|\/)(?:LICENSE|README)[^/]*$/i;

const SAVE_ANEW = 'save it as .docx or .xlsx';
const OLD_OFFICE = `it is of the old form of Word or Excel (.doc, .xls), or locked by a password; ${SAVE_ANEW}, without a password`;

/** Unsupported formats, by file extension. */
const OLD_FORMS: readonly (readonly [form: RegExp, cure: string])[] = [
  [/\.(?:xls[mb]|docm|dotm|xltm)$/i, 'it may hold macros; save it without them, as .xlsx or .docx'],
  [
    /\.mbz$/i,
    'a backup of a Moodle course is not taken; export its question bank as Moodle XML (Question bank, Export)',
  ],
  [/\.h5p$/i, 'a package of H5P runs a program of its own; write its questions as GIFT, Word or a table'],
  [/\.(?:rar|7z|tar|gz|tgz)$/i, 'this kind of archive is not opened; pack it as a zip, or unpack it'],
  [/\.(?:et|wps)$/i, 'the form of WPS is not taken; save it as .xlsx or .docx'],
];

/** Unsupported formats, by their first bytes. */
const BINARY_FORMS: readonly (readonly [head: string, cure: string])[] = [
  ['\u00d0\u00cf\u0011\u00e0', OLD_OFFICE],
  ['{\\rtf', `rich text (RTF) is not taken; ${SAVE_ANEW}`],
  ['%PDF-', `a PDF is not taken; ${SAVE_ANEW}`],
];

/** Bytes in which the first element of a file is looked for. */
const HEAD = 32 * 1024;

/** Returns the name of an XML file's root element, without its prefix; empty for other files. */
function rootOf(text: string): string {
  const start = text
    .slice(0, 20_000)
    .replace(/^\uFEFF?\s*/, '')
    .replace(/<!--[^]*?-->|<\?[^]*?\?>/g, '');
  return (
    /^\s*(?:<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*)?<(?:[\w.-]+:)?([\w.-]+)/i
      .exec(start)?.[1]
      ?.toLowerCase() ?? ''
  );
}

const refusal = (format: string, reason: string): Reading => {
  const findings = new Findings(format);
  findings.refused.push({ place: 'the whole file', reason });
  return findings;
};

/** Root elements of HTML pages, which programs also save as .doc and .xls. */
const PAGES: ReadonlySet<string> = new Set(['html', 'head', 'body', 'table', 'meta', 'p', 'div']);

/** Unsupported XML formats of other programs, by the root element's name. */
const OTHER_FORMS: ReadonlyMap<string, readonly [format: string, cure: string]> = new Map([
  [
    'problem',
    ['Open edX', 'a problem of Open edX is not taken; write it as GIFT, Moodle XML, Word or a table'],
  ],
  [
    'examview',
    ['ExamView', 'the form of ExamView is not taken; export it there as Blackboard (6.0 or later) or as QTI'],
  ],
  [
    'question_categories',
    ['Moodle', 'a backup of a Moodle course is not taken; export its question bank as Moodle XML'],
  ],
]);

function readXmlFile(tree: FileTree, path: string, text: string): Reading | undefined {
  const root = rootOf(text);
  const other = OTHER_FORMS.get(root);
  if (other !== undefined) return refusal(...other);
  if (root === 'questestinterop') return readQti1(tree, path, text, packageTitle(tree, path));
  // Blackboard's own format, which is older than its QTI.
  if (root === 'pool' || (root === 'assessment' && /<QUESTIONLIST\b/.test(text.slice(0, HEAD))))
    return { ...readQti1(tree, path, text, packageTitle(tree, path)), format: 'Blackboard' };
  // Canvas's settings of a test have the same root element as Moodle XML.
  return root === 'quiz' && !/<quiz\s[^>]*canvas/i.test(text.slice(0, HEAD))
    ? readMoodleXml(path, text)
    : undefined;
}

/** What only texts of text2qti begin their lines with: a title, remarks and numbers. */
const TEXT2QTI = /^(?:Quiz title:|\.\.\.[ \t]+\S|=[ \t]+-?[[\d.])/im;

/** Reads a text by its detected format: a table, GIFT, or numbered questions. */
function readText(path: string, text: string): Reading | undefined {
  if (/\.(?:csv|tsv)$/i.test(path)) return readCsvSheet(path, text);
  if (mayBeJson(text)) {
    const found = readJson(path, text);
    if (found !== undefined) return found;
  }
  if (isTabText(text)) return readTabText(path, text);
  if (isGift(text)) return readGift(path, text);
  if (TEXT2QTI.test(text) && /^\d+\.[ \t]/m.test(text))
    return refusal('text2qti', 'a text of text2qti is not taken; import the zip that text2qti makes of it');
  const lines = text.split(/\r\n|\r|\n/).map((line, at) => ({ text: line, number: at + 1 }));
  return (
    (/\.(?:md|markdown)$/i.test(path) ? readMarkdown(path, text) : undefined) ??
    readNumbered(path, 'text', lines) ??
    readAiken(path, lines) ??
    (mayBeGift(text) ? readGift(path, text) : undefined) ??
    (/\t/.test(text.slice(0, 4000)) ? readCsvSheet(path, text) : undefined)
  );
}

/** Reads a document whose format is a zip archive. @returns undefined for other archives. */
async function readDocument(path: string, bytes: Uint8Array): Promise<Reading | undefined> {
  const entries = unpack(path, bytes);
  const document = [...entries.keys()].find((entry) => /^word\/document\d*\.xml$/.test(entry));
  const isExcel = entries.has('xl/workbook.xml');
  const open = /^application\/vnd\.oasis\.opendocument\.(\w+)/.exec(
    decodeBeginning(entries.get('mimetype') ?? new Uint8Array()),
  )?.[1];
  if (open !== undefined && open !== 'spreadsheet')
    return refusal('OpenDocument', `this form of OpenDocument is not taken; ${SAVE_ANEW}`);
  if (entries.has('ppt/presentation.xml')) return refusal('PowerPoint', `slides are not taken; ${SAVE_ANEW}`);
  if (document === undefined && !isExcel && open !== 'spreadsheet') return undefined;
  const texts = [...entries].filter(([entry]) => entry.endsWith('.xml'));
  checkTextSize(
    path,
    texts.reduce((sum, [, { byteLength }]) => sum + byteLength, 0),
  );
  for (const entry of entries.keys())
    if (/vbaProject/i.test(entry))
      throw new SourceError(`${path}: it has macros; save it without them, as .xlsx or .docx`);
  return document === undefined
    ? readWorkbook(path, pack(entries), isExcel ? 'Excel' : 'OpenDocument')
    : readWord(path, withFormulas(path, entries, document));
}

async function readFileOf(tree: FileTree, path: string): Promise<readonly ReadFile[]> {
  const old = OLD_FORMS.find(([form]) => form.test(path));
  const name = tree.name === '' ? path : `${tree.name}/${path}`;
  if (old !== undefined) return [{ name, reading: refusal('unknown', old[1]) }];
  const bytes = tree.read(path);
  if (bytes === undefined) return [{ name, reading: refusal('unknown', 'the file cannot be read') }];
  if (isZip(bytes)) {
    const packed = await readDocument(path, bytes);
    if (packed !== undefined) return [{ name, reading: packed }];
    if (tree.isArchive)
      return [{ name, reading: refusal('zip', 'an archive within an archive is not opened') }];
    return readTree(archiveTree(name, bytes));
  }
  const head = Buffer.from(bytes.subarray(0, 8)).toString('latin1');
  const binary = BINARY_FORMS.find(([begin]) => head.startsWith(begin));
  if (binary !== undefined) return [{ name, reading: refusal('unknown', binary[1]) }];
  // Binary files are ignored, like pictures.
  if (!tree.isNamed && isBinary(bytes)) return [];
  const text = sourceText(path, bytes);
  const reading = /^\uFEFF?\s*</.test(text.slice(0, 200))
    ? PAGES.has(rootOf(text))
      ? readPage(path, text)
      : readXmlFile(tree, path, text)
    : isGaokao(text)
      ? mapFile(readSource(path, text))
      : readText(path, text);
  if (reading !== undefined) return [{ name, reading }];
  const broken = /\.jsonl?$/i.test(path) && mayBeJson(text) ? parseJson(text).problem : undefined;
  if (broken !== undefined) return [{ name, reading: refusal('JSON', `the file is broken (${broken})`) }];
  if (/\.(?:doc|xls)$/i.test(path)) return [{ name, reading: refusal('unknown', OLD_OFFICE) }];
  return tree.isNamed
    ? [{ name, reading: refusal('unknown', 'no questions of a known form were found in it') }]
    : [];
}

function kindOfQti(tree: FileTree, path: string): ReturnType<typeof qtiKind> {
  if (!/\.(?:xml|qti)$/i.test(path)) return undefined;
  const bytes = tree.read(path);
  return bytes === undefined ? undefined : qtiKind(rootOf(decodeBeginning(bytes.subarray(0, HEAD))));
}

/**
 * Reads all questions of a folder, an archive or a file; formats are detected by content. A file that cannot be
 * read is refused with its reason, and the others are read.
 * @param progress advanced for each file. @defaultValue no progress is shown
 */
export async function readTree(
  tree: FileTree,
  progress: Progress = noProgress,
): Promise<readonly ReadFile[]> {
  const found: ReadFile[] = [];
  const qti = tree.paths.flatMap((path) => {
    const kind = kindOfQti(tree, path);
    return kind === undefined ? [] : [{ path, kind }];
  });
  const ofQti = new Set(qti.map(({ path }) => path));
  const packed = qti.flatMap(({ path, kind }) => (kind === 'part' ? [] : [{ path, kind }]));
  for (const files of groupQti(tree, packed)) {
    const name = [tree.name, files.folder].filter((part) => part !== '').join('/') || files.items[0] || 'QTI';
    found.push({ name, reading: readQti(tree, files) });
    progress.advance(files.items.length);
  }
  const repeated = repeatedTests(tree.paths);
  for (const path of tree.paths) {
    if (!ofQti.has(path)) progress.advance(1);
    if (ofQti.has(path) || repeated.has(path) || (ACCOMPANYING.test(path) && !tree.isNamed)) continue;
    try {
      found.push(...(await readFileOf(tree, path)));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const name = tree.name === '' ? path : `${tree.name}/${path}`;
      const own = error.message.startsWith(`${path}: `)
        ? error.message.slice(path.length + 2)
        : error.message;
      found.push({
        name,
        reading: refusal('unknown', own.startsWith(`${name}: `) ? own.slice(name.length + 2) : own),
      });
    }
  }
  const [manifest] = qti.filter(({ kind }) => kind === 'manifest');
  if (found.length === 0 && manifest !== undefined)
    found.push({ name: tree.name || manifest.path, reading: withoutQuestions(tree, manifest.path) });
  return found;
}

/** Describes a package that contains no readable questions. */
function withoutQuestions(tree: FileTree, manifest: string): Reading {
  const isScorm = /adl ?scorm|adlcp/i.test(decodeBeginning(tree.read(manifest) ?? new Uint8Array()));
  return isScorm
    ? refusal('SCORM', 'a package of SCORM runs a program of its own; export its questions as QTI or a table')
    : refusal('package', 'no questions of a known form were found in it');
}
