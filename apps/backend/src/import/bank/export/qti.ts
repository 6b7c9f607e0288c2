import { basename } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import { noProgress, type Progress } from '../../../platform/commands/progress.ts';
import type { BankContent, BankPaper, BankQuestion } from '../../../modules/question/index.ts';
import type { Refusal } from '../imported.ts';
import { type Exported, keyOf } from './moodle.ts';
import { declareOutcome, itemOf, setScore } from './qtiItem.ts';
import { escapeXml, picturesIn, readPicture } from './texts.ts';

/** Formats a paper as a test; a passage stands for its sub-questions, with the sum of their scores. */
function testOf({ row, sections }: BankPaper, itemOfQuestion: ReadonlyMap<string, string>): string {
  const sectionXml = sections.map(({ name, questions }, at) => {
    const scores = new Map<string, number>();
    for (const { questionId, score } of questions) {
      const item = itemOfQuestion.get(questionId);
      if (item !== undefined) scores.set(item, (scores.get(item) ?? 0) + score);
    }
    const refs = [...scores].map(
      ([item, score]) =>
        `<qti-assessment-item-ref identifier="${item}" href="items/${item}.xml">` +
        `<qti-weight identifier="W" value="${Math.round(score * 10) / 10}"/></qti-assessment-item-ref>`,
    );
    const about = `identifier="S${at + 1}" title="${escapeXml(name)}" visible="true"`;
    return `<qti-assessment-section ${about}>${refs.join('')}</qti-assessment-section>`;
  });
  const facts = {
    key: row.sourceKey ?? `bank:paper:${row.id}`,
    year: row.year,
    difficulty: row.difficulty,
    sort: row.sort,
  };
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<qti-assessment-test xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" ' +
    `identifier="T${row.id}" title="${escapeXml(row.name)}" tool-name="lectern" tool-version="${escapeXml(JSON.stringify(facts))}">` +
    declareOutcome('SCORE', 0) +
    `<qti-time-limits max-time="${row.minutes * 60}"/><qti-test-part identifier="P1" navigation-mode="nonlinear" ` +
    `submission-mode="simultaneous">${sectionXml.join('')}</qti-test-part>` +
    `<qti-outcome-processing>${setScore('<qti-sum><qti-test-variables variable-identifier="SCORE" weight-identifier="W"/></qti-sum>')}` +
    '</qti-outcome-processing></qti-assessment-test>\n'
  );
}

/** Returns the keys of the pictures that a question shows. */
const picturesOf = ({ row, parts }: BankQuestion): readonly string[] => [
  ...[row.stemHtml, row.keyHtml, row.explanationHtml, ...row.options.map((option) => option.html)].flatMap(
    picturesIn,
  ),
  ...parts.flatMap(picturesOf),
];

const pictureFile = (key: string): string => `img/${basename(key)}`;

/**
 * Formats a resource of the manifest.
 * @param files further files that it needs.
 * @param items the names of the resources that it needs.
 */
const resourceOf = (
  name: string,
  type: 'item' | 'test',
  href: string,
  files: readonly string[],
  items: readonly string[],
): string =>
  `<resource identifier="${name}" type="imsqti_${type}_xmlv3p0" href="${href}">` +
  [href, ...files].map((file) => `<file href="${file}"/>`).join('') +
  items.map((item) => `<dependency identifierref="${item}"/>`).join('') +
  '</resource>';

/** Exports questions and papers as a QTI 3.0 package (a zip). */
export async function writeQti(
  bank: BankContent,
  store: FileStore,
  progress: Progress = noProgress,
): Promise<Exported<Uint8Array>> {
  const files: Zippable = {};
  const leftOut: Refusal[] = [];
  const resources: string[] = [];
  const itemOfQuestion = new Map<string, string>();
  for (const question of bank.questions) {
    progress.advance(1);
    const name = `Q${question.row.id}`;
    const item = itemOf(question, name);
    if (item === undefined) {
      leftOut.push({ place: keyOf(question), reason: 'QTI does not support this kind of question' });
      continue;
    }
    const pictures = new Set<string>();
    for (const key of picturesOf(question)) {
      const path = pictureFile(key);
      const bytes = path in files ? undefined : await readPicture(store, key);
      if (bytes !== undefined) files[path] = [bytes, { level: 0 }];
      if (path in files) pictures.add(path);
    }
    files[`items/${name}.xml`] = strToU8(item);
    resources.push(resourceOf(name, 'item', `items/${name}.xml`, [...pictures], []));
    for (const { row } of [question, ...question.parts]) itemOfQuestion.set(row.id, name);
  }
  const count = resources.length;
  for (const paper of bank.papers) {
    const name = `T${paper.row.id}`;
    const items = new Set(
      paper.sections.flatMap(({ questions }) =>
        questions.flatMap(({ questionId }) => itemOfQuestion.get(questionId) ?? []),
      ),
    );
    files[`${name}.xml`] = strToU8(testOf(paper, itemOfQuestion));
    resources.push(resourceOf(name, 'test', `${name}.xml`, [], [...items]));
  }
  files['imsmanifest.xml'] = strToU8(
    '<?xml version="1.0" encoding="UTF-8"?>\n<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="LECTERN">' +
      '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata><organizations/>' +
      `<resources>${resources.join('')}</resources></manifest>\n`,
  );
  return { content: zipSync(files), count, leftOut };
}
