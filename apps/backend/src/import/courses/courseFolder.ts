import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { decodeText, EncodingError } from '../../platform/commands/decodeText.ts';
import { type CourseFile, parseCourse } from './courseFile.ts';
import { Attempts, CourseSourceError } from './courseSourceError.ts';

/** A course of a folder, in Chinese and optionally in English. */
export interface FoundCourse {
  /** Its path without `.md`, which identifies it in later imports. */
  readonly key: string;
  /** The names of its folders, from the top. */
  readonly folders: readonly string[];
  readonly chinese: CourseFile;
  readonly english: CourseFile | undefined;
  /** SHA-256 of both files. */
  readonly hash: string;
}

/** A skipped file, with the reason. */
export interface SkippedFile {
  readonly file: string;
  readonly reason: string;
}

/** The contents of a folder. */
export interface CourseFolder {
  readonly courses: readonly FoundCourse[];
  readonly skipped: readonly SkippedFile[];
}

/** Increase it when unchanged files must be imported again, since the importer has changed. */
const VERSION = '6';
const MAX_FILE_BYTES = 1024 * 1024;

/** Returns the first line that is not UTF-8. */
function badLineOf(bytes: Buffer): number {
  const lines = bytes.toString('latin1').split('\n');
  return lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))) + 1;
}

async function readText(path: string, name: string): Promise<string> {
  const bytes = await readFile(path);
  if (bytes.length > MAX_FILE_BYTES)
    throw new CourseSourceError(name, 1, 'the file is larger than 1 MB; no course is');
  try {
    return decodeText(bytes, name);
  } catch (error) {
    if (!(error instanceof EncodingError)) throw error;
    throw new CourseSourceError(name, badLineOf(bytes), error.message.slice(name.length + 2));
  }
}

async function filesUnder(folder: string): Promise<string[]> {
  let entries;
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    const isFile = error instanceof Error && 'code' in error && error.code === 'ENOTDIR';
    const isPackage = isFile && /\.(?:zip|imscc|mbz)$/i.test(folder);
    const reason = isPackage
      ? 'a package of a course (Common Cartridge, SCORM, Moodle) is not taken; write the course as Markdown, ' +
        'and give its questions to `questions import`'
      : isFile
        ? 'it is no folder'
        : 'it cannot be read';
    throw new CourseSourceError(folder, 0, reason);
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !name.split('/').some((part) => part.startsWith('.')))
    .sort();
}

/** Texts and packages that may describe a course in another notation. */
const OTHER_NOTATION =
  /\.(?:markdown|mdx|json|ya?ml|toml|csv|tsv|xlsx?|docx?|html?|txt|xml|opml|ipynb|rst|adoc|org|pptx?|zip|imscc|mbz)$/i;

/** Tells which files are not read since they are no Markdown; `files/` holds what courses bring with them. */
const otherNotations = (names: readonly string[]): SkippedFile[] =>
  names
    .filter((name) => OTHER_NOTATION.test(name) && !/^files\//i.test(name))
    .map((file) => ({
      file,
      reason: /\.(?:csv|tsv|xlsx?)$/i.test(file)
        ? 'courses are read from Markdown (.md); a table of courses is for `npm run school -- apply`'
        : 'courses are read from Markdown (.md); write it as Markdown, or into the workbook of the school',
    }));

/**
 * Reads every course of a folder.
 * @throws {CourseSourceError} for a folder or file that cannot be read.
 */
export async function readCourseFolder(folder: string): Promise<CourseFolder> {
  const files = await filesUnder(folder);
  const names = files.filter((name) => /\.md$/i.test(name));
  const courses: FoundCourse[] = [];
  const skipped: SkippedFile[] = otherNotations(files);
  const attempts = new Attempts();
  /** Parses a file; null where it cannot be read. */
  const parse = (name: string, source: string): CourseFile | undefined | null => {
    const read = attempts.read(() => ({ course: parseCourse(name, source) }));
    return read === undefined ? null : read.course;
  };
  for (const name of names.filter((one) => !/\.en\.md$/i.test(one))) {
    const key = name.replace(/\.md$/i, '');
    const folders = key.split('/').slice(0, -1);
    const englishName = names.find((one) => one === `${key}.en.md`);
    const source = await readText(join(folder, name), name);
    const englishSource =
      englishName === undefined ? '' : await readText(join(folder, englishName), englishName);
    const chinese = parse(name, source);
    if (chinese === null) continue;
    if (chinese === undefined)
      skipped.push({
        file: name,
        reason:
          'it describes no course: it has no line such as “讲师：林知远” or “Instructor: Lin” with the university, ' +
          'instructor, prerequisites, difficulty, hours or price',
      });
    else if (folders.length === 0)
      skipped.push({ file: name, reason: 'it stands in no folder, so it has no category' });
    else {
      const english = englishName === undefined ? undefined : parse(englishName, englishSource);
      if (english === null) continue;
      if (englishName !== undefined && english === undefined)
        skipped.push({ file: englishName, reason: 'it describes no course; the Chinese file stands alone' });
      for (const [file, course] of [
        [name, chinese],
        [englishName ?? name, english],
      ] as const)
        for (const { line, reason } of course?.leftOut ?? [])
          skipped.push({ file: `${file}:${line}`, reason });
      const hash = createHash('sha256').update(`${VERSION}\0${source}\0${englishSource}`).digest('hex');
      courses.push({ key, folders, chinese, english, hash });
    }
  }
  for (const name of names.filter((one) => /\.en\.md$/i.test(one))) {
    if (!names.includes(name.replace(/\.en\.md$/i, '.md')))
      skipped.push({ file: name, reason: 'there is no Chinese file beside it' });
  }
  attempts.end();
  return { courses, skipped };
}
