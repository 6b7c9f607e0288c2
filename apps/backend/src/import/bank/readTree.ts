import { Findings, type Reading } from './imported.ts';
import { mapFile } from './gaokao/mapFile.ts';
import { isGaokao, readSource } from './gaokao/sourceFile.ts';
import { isGift, readGift } from './gift/readGift.ts';
import { readMoodleXml } from './moodle/moodleXml.ts';
import { isZip } from './source/archive.ts';
import { decodeText } from './source/decodeText.ts';
import { archiveTree, type FileTree } from './source/fileTree.ts';
import { SourceError } from './source/sourceError.ts';

/** A file with what was found in it. */
export interface ReadFile {
  readonly name: string;
  readonly reading: Reading;
}

/** What files beside questions end in: they come along with questions, or say nothing of them. */
const BESIDE =
  /\.(?:png|jpe?g|gif|svg|webp|css|js|md|html?|pdf|mp3|mp4|xsd|dtd|woff2?|ttf)$|(?:^|\/)(?:LICENSE|README)[^/]*$/i;

const OLD_FORMS: readonly (readonly [form: RegExp, cure: string])[] = [
  [/\.xls$/i, 'the old form of Excel is not taken; save it as .xlsx'],
  [/\.doc$/i, 'the old form of Word is not taken; save it as .docx'],
  [/\.(?:xls[mb]|docm|dotm|xltm)$/i, 'it may hold macros; save it without them, as .xlsx or .docx'],
  [/\.(?:rar|7z|tar|gz|tgz)$/i, 'this kind of archive is not opened; pack it as a zip, or unpack it'],
  [/\.(?:et|wps)$/i, 'the form of WPS is not taken; save it as .xlsx or .docx'],
];

/** The name of the first element of an XML file, without its prefix; empty for what is none. */
function rootOf(text: string): string {
  const start = text
    .slice(0, 20_000)
    .replace(/^\uFEFF?\s*/, '')
    .replace(/<!--[^]*?-->|<\?[^]*?\?>/g, '');
  return (
    /^\s*(?:<!DOCTYPE[^>]*(?:\[[^\]]*\]\s*)?>\s*)?<(?:[\w.-]+:)?([\w.-]+)/i.exec(start)?.[1]?.toLowerCase() ??
    ''
  );
}

const refusal = (format: string, reason: string): Reading => {
  const findings = new Findings(format);
  findings.refused.push({ place: 'the whole file', reason });
  return findings;
};

function readXmlFile(path: string, text: string): Reading | undefined {
  const root = rootOf(text);
  if (root === 'quiz') return readMoodleXml(path, text);
  if (root === 'questestinterop')
    return refusal(
      'QTI 1.2',
      'questions of QTI 1.2 are not taken; export them as QTI 2.1, 2.2 or 3.0, or as Moodle XML',
    );
  return undefined;
}

async function readFileOf(tree: FileTree, path: string): Promise<readonly ReadFile[]> {
  const old = OLD_FORMS.find(([form]) => form.test(path));
  const name = tree.name === '' ? path : `${tree.name}/${path}`;
  if (old !== undefined) return [{ name, reading: refusal('unknown', old[1]) }];
  const bytes = tree.read(path);
  if (bytes === undefined) return [{ name, reading: refusal('unknown', 'the file cannot be read') }];
  if (isZip(bytes)) {
    if (tree.isArchive)
      return [{ name, reading: refusal('zip', 'an archive within an archive is not opened') }];
    return readTree(archiveTree(name, bytes));
  }
  const text = decodeText(bytes);
  const reading = /^\uFEFF?\s*</.test(text.slice(0, 200))
    ? readXmlFile(path, text)
    : isGaokao(text)
      ? mapFile(readSource(path, text))
      : isGift(text)
        ? readGift(path, text)
        : undefined;
  if (reading !== undefined) return [{ name, reading }];
  return tree.isNamed
    ? [{ name, reading: refusal('unknown', 'no questions of a known form were found in it') }]
    : [];
}

/**
 * Reads all questions of a folder, an archive or a file, each by what it holds, whatever it is called. A file that
 * cannot be read is refused with its reason, and the others are read.
 */
export async function readTree(tree: FileTree): Promise<readonly ReadFile[]> {
  const found: ReadFile[] = [];
  for (const path of tree.paths) {
    if (BESIDE.test(path) && !tree.isNamed) continue;
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
  return found;
}
