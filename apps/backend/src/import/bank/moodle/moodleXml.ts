import { Findings, type Home, shortHash } from '../imported.ts';
import { readXml } from '../markup/readXml.ts';
import { childOf, type MarkupElement, textAt, textOf } from '../markup/tree.ts';
import { homeOf, pathOfCategory, USUAL_CATEGORY, type Where } from './categories.ts';
import { Keys } from './keys.ts';
import { readMoodleQuestion } from './questions.ts';
import { MoodleTexts, tagsOf } from './moodleText.ts';

/** What names a category or a question that this bank wrote. */
const OWN = 'lectern:';
const DIFFICULTY = /^difficulty:([1-5])$/;

/** What names a question in Moodle: its number there, its name, else its words. */
function nameOf(question: MarkupElement): string {
  const id = textAt(question, 'idnumber');
  if (id !== '') return `id:${id}`;
  const name = textAt(childOf(question, 'name') ?? question, 'text');
  return name === '' ? shortHash(textOf(childOf(question, 'questiontext')?.children ?? [])) : name;
}

/**
 * Reads a Moodle XML export.
 * @param name the file's name, for messages and where the questions have no category.
 */
export function readMoodleXml(name: string, text: string): Findings {
  const findings = new Findings('Moodle XML');
  const keys = new Keys();
  let where: Where = { path: [], home: homeOf([], name) };
  const root = readXml(name, text, (element) => {
    if (element.name !== 'question') return;
    const type = element.attributes['type'] ?? '';
    if (type === 'category') {
      const path = pathOfCategory(textAt(childOf(element, 'category') ?? element, 'text'));
      const [category = USUAL_CATEGORY, subject = category] = path;
      // What this bank wrote goes back to where it stood.
      where = textAt(element, 'idnumber').startsWith(OWN)
        ? { path: [], home: { category, subject } }
        : { path, home: homeOf(path, name) };
      return;
    }
    readOne(element, type, where, findings, keys, name);
  });
  if (root.name !== 'quiz')
    findings.refused.push({ place: 'line 1', reason: `it begins with <${root.name}>, not with <quiz>` });
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
  const place = `line ${element.line}${label === '' ? '' : ` (${label.slice(0, 60)})`}`;
  const texts = new MoodleTexts(findings);
  const collection = path.length > 0 ? path.join('/') : file.replace(/\.\w+$/, '');
  const id = textAt(element, 'idnumber');
  const sourceKey = id.startsWith(OWN)
    ? id.slice(OWN.length)
    : keys.of(`moodle:${collection}:${nameOf(element)}`);
  // The deepest category says what a question is about, unless it is the subject itself.
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
