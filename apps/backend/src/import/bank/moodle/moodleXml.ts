import { Findings, type Home, type Refusal, shortHash } from '../imported.ts';
import { brokenRemark, isRecoverable, placeOf, readPieces } from '../readPieces.ts';
import { readXml, type Visit } from '../../../markup/readXml.ts';
import { childOf, type MarkupElement, textAt, textOf } from '../../../markup/tree.ts';
import { SourceError } from '../../../markup/sourceError.ts';
import { homeOf, pathOfCategory, DEFAULT_CATEGORY, type Category } from './categories.ts';
import { Keys } from './keys.ts';
import { readMoodleQuestion } from './questions.ts';
import { MoodleTexts, tagsOf } from './moodleText.ts';

/** Prefix of the ids of categories and questions that this bank exported. */
const OWN = 'lectern:';
/** Reason to skip a question that is hidden in Moodle, often an earlier version. */
const HIDDEN = 'Moodle hides it; show it there, or delete <hidden> of the file, to take it along';
const DIFFICULTY = /^difficulty:([1-5])$/;

/** Returns a name of a Moodle question: its id number, its name, otherwise its text. */
function nameOf(question: MarkupElement): string {
  const id = textAt(question, 'idnumber');
  if (id !== '') return `id:${id}`;
  const name = textAt(childOf(question, 'name') ?? question, 'text');
  return name === '' ? shortHash(textOf(childOf(question, 'questiontext')?.children ?? [])) : name;
}

/**
 * Parses a Moodle XML export. If the file is not well-formed, its questions are parsed one by one, and the
 * broken ones are refused.
 * @param name the file's name, for messages and where the questions have no category.
 * @throws {SourceError} for a file without a readable question.
 */
export function readMoodleXml(name: string, text: string): Findings {
  try {
    return readAll(name, (visit) => {
      const root = readXml(name, text, visit);
      return root.name === 'quiz'
        ? []
        : [{ place: 'line 1', reason: `it begins with <${root.name}>, not with <quiz>` }];
    });
  } catch (error) {
    if (!(error instanceof SourceError) || !isRecoverable(text)) throw error;
    const found = readAll(name, (visit) =>
      readPieces(name, text, 'question', /<name>\s*<text>([^<]{1,60})/, visit),
    );
    if (found.questions.length === 0) throw error;
    found.remarks.push(brokenRemark(name, error));
    return found;
  }
}

function readAll(name: string, read: (visit: Visit) => readonly Refusal[]): Findings {
  const findings = new Findings('Moodle XML');
  const keys = new Keys();
  let current: Category = { path: [], home: homeOf([], name) };
  const refused = read((element) => {
    if (element.name !== 'question') return;
    const type = element.attributes['type'] ?? '';
    if (type === 'category') {
      const path = pathOfCategory(textAt(childOf(element, 'category') ?? element, 'text'));
      const [category = DEFAULT_CATEGORY, subject = category] = path;
      // A category that this bank exported keeps its subject.
      current = textAt(element, 'idnumber').startsWith(OWN)
        ? { path: [], home: { category, subject } }
        : { path, home: homeOf(path, name) };
      return;
    }
    readOne(element, type, current, findings, keys, name);
  });
  findings.refused.push(...refused);
  return findings;
}

function readOne(
  element: MarkupElement,
  type: string,
  { path, home }: { readonly path: readonly string[]; readonly home: Home },
  findings: Findings,
  keys: Keys,
  file: string,
): void {
  const label = textAt(childOf(element, 'name') ?? element, 'text');
  const place = placeOf(element.line, label);
  if (textOf(childOf(element, 'hidden')?.children ?? []).trim() === '1') {
    findings.refused.push({ place, reason: HIDDEN });
    return;
  }
  const texts = new MoodleTexts(findings);
  const collection = path.length > 0 ? path.join('/') : file.replace(/\.\w+$/, '');
  const id = textAt(element, 'idnumber');
  const sourceKey = id.startsWith(OWN)
    ? id.slice(OWN.length)
    : keys.of(`moodle:${collection}:${nameOf(element)}`);
  // The deepest category is the knowledge point, unless it is the subject itself.
  const topic = path.length > 1 ? path.slice(-1) : [];
  const tags = tagsOf(element);
  const difficulty = tags.map((tag) => DIFFICULTY.exec(tag)?.[1]).find((one) => one !== undefined);
  const read = readMoodleQuestion(element, type, texts, {
    sourceKey,
    points: [...new Set([...topic, ...tags.filter((tag) => !DIFFICULTY.test(tag))])],
    ...(difficulty === undefined ? {} : { difficulty: Number(difficulty) }),
  });
  if ('refused' in read) findings.refused.push({ place, reason: read.refused });
  else findings.questions.push({ draft: read.draft, home, place, notes: texts.notes });
}
