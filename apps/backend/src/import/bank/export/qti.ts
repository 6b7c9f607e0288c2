import { strToU8, type Zippable, zipSync } from 'fflate';
import type { FileStore } from '../../../platform/files/fileStore.ts';
import { noProgress, type Progress } from '../../../platform/commands/progress.ts';
import type { BankPaper, BankQuestion, BankContent } from '../../../modules/question/index.ts';
import type { Refusal } from '../imported.ts';
import { type Exported, keyOf } from './moodle.ts';
import { closed, escapeXml, htmlOf, lineOf, picturesIn, readPicture, withPictures } from './texts.ts';

const ITEM =
  '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
  'xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqtiasi_v3p0 ' +
  'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd"';
const SCORE = '<qti-outcome-declaration identifier="SCORE" cardinality="single" base-type="float"/>';
const MATCH =
  '<qti-response-processing template="https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml"/>';

/** A question of an item: its response declaration, its interaction and its response processing. */
interface ExportedQuestion {
  readonly declaration: string;
  readonly body: string;
  readonly marking?: string;
}

const xhtml = (html: string): string => closed(withPictures(html, (file) => `../img/${file}`));

function declare(id: string, cardinality: string, type: string, values: readonly string[]): string {
  const right = values.map((value) => `<qti-value>${escapeXml(value)}</qti-value>`).join('');
  const correct = values.length === 0 ? '' : `<qti-correct-response>${right}</qti-correct-response>`;
  const about = `identifier="${id}" cardinality="${cardinality}" base-type="${type}"`;
  return `<qti-response-declaration ${about}>${correct}</qti-response-declaration>`;
}

function choice({ row }: BankQuestion, id: string, prompt: string): ExportedQuestion {
  const labels = row.key.kind === 'choice' ? row.key.labels : [];
  const isMultiple = row.type === 'multiple';
  const options =
    row.type === 'judge'
      ? ['true', 'false'].map(
          (label) => `<qti-simple-choice identifier="${label}">${label}</qti-simple-choice>`,
        )
      : row.options.map(
          ({ label, text, html }) =>
            `<qti-simple-choice identifier="${label}">${xhtml(lineOf(text, html))}</qti-simple-choice>`,
        );
  const promptXml = prompt === '' ? '' : `<qti-prompt>${prompt}</qti-prompt>`;
  return {
    declaration: declare(id, isMultiple ? 'multiple' : 'single', 'identifier', labels),
    body:
      `<qti-choice-interaction response-identifier="${id}" max-choices="${isMultiple ? 0 : 1}">` +
      `${promptXml}${options.join('')}</qti-choice-interaction>`,
  };
}

function inlineChoice({ row }: BankQuestion, id: string): ExportedQuestion {
  const labels = row.key.kind === 'choice' ? row.key.labels : [];
  const options = row.options.map(
    ({ label, text, html }) =>
      `<qti-inline-choice identifier="${label}">${xhtml(lineOf(text, html))}</qti-inline-choice>`,
  );
  return {
    declaration: declare(id, 'single', 'identifier', labels),
    body: `<qti-inline-choice-interaction response-identifier="${id}">${options.join('')}</qti-inline-choice-interaction>`,
  };
}

/** Formats a blank: accepted texts are a mapping, a range is in the response processing. */
function entry(
  blank: { accepted: readonly string[]; isCaseSensitive?: boolean; tolerance?: number },
  id: string,
): ExportedQuestion {
  const { accepted, tolerance, isCaseSensitive = false } = blank;
  const entries = accepted.map(
    (text) =>
      `<qti-map-entry map-key="${escapeXml(text)}" mapped-value="1" case-sensitive="${isCaseSensitive}"/>`,
  );
  const right = `<qti-correct-response><qti-value>${escapeXml(accepted[0] ?? '')}</qti-value></qti-correct-response>`;
  const width = `${tolerance ?? 0} ${tolerance ?? 0}`;
  return {
    declaration:
      `<qti-response-declaration identifier="${id}" cardinality="single" base-type="${tolerance === undefined ? 'string' : 'float'}">` +
      `${right}<qti-mapping default-value="0">${entries.join('')}</qti-mapping></qti-response-declaration>`,
    body: `<qti-text-entry-interaction response-identifier="${id}"/>`,
    ...(tolerance === undefined
      ? {}
      : {
          marking:
            `<qti-response-condition><qti-response-if><qti-equal tolerance-mode="absolute" tolerance="${width}">` +
            `<qti-variable identifier="${id}"/><qti-correct identifier="${id}"/></qti-equal></qti-response-if></qti-response-condition>`,
        }),
  };
}

const feedback = (name: string, html: string): string =>
  html === ''
    ? ''
    : `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${name}" show-hide="show">` +
      `<qti-content-body>${xhtml(html)}</qti-content-body></qti-modal-feedback>`;

/** Formats the item of a question. @returns undefined where QTI cannot express it. */
function itemOf(question: BankQuestion, name: string): string | undefined {
  const { row, parts, category, subject, points } = question;
  let stem = xhtml(htmlOf(row.stem, row.stemHtml));
  const exported: ExportedQuestion[] = [];
  const feedbacks = [feedback('whole', htmlOf(row.explanation, row.explanationHtml))];
  const gap = (make: (at: number, id: string) => ExportedQuestion | undefined) => {
    stem = stem.replace(/\{\{(\d{1,2})\}\}/g, (match, number: string) => {
      const one = make(Number(number) - 1, `R${number}`);
      if (one === undefined) return match;
      exported.push(one);
      return one.body;
    });
  };
  const below: string[] = [];
  if (row.type === 'single' || row.type === 'multiple' || row.type === 'judge') {
    exported.push(choice(question, 'R1', ''));
  } else if (row.type === 'open') {
    const rubric =
      row.keyHtml === ''
        ? ''
        : `<qti-rubric-block use="scoring" view="scorer"><qti-content-body>${xhtml(row.keyHtml)}</qti-content-body></qti-rubric-block>`;
    exported.push({
      declaration: declare('R1', 'single', 'string', []),
      body: `${rubric}<qti-extended-text-interaction response-identifier="R1"/>`,
    });
  } else if (row.type === 'blank') {
    const blanks = row.key.kind === 'blanks' ? row.key.blanks : [];
    if (blanks.some(({ group }) => group !== undefined)) return undefined;
    gap((at, id) => (blanks[at] === undefined ? undefined : entry(blanks[at], id)));
    if (exported.length !== blanks.length) return undefined;
  } else if (
    parts.some(({ row: part }) => part.type !== 'single' && part.type !== 'multiple') ||
    parts.length === 0
  ) {
    return undefined;
  } else if (row.type === 'cloze') {
    gap((at, id) => (parts[at] === undefined ? undefined : inlineChoice(parts[at], id)));
    if (exported.length !== parts.length || parts.some(({ row: part }) => part.type !== 'single'))
      return undefined;
  } else {
    for (const [at, part] of parts.entries())
      exported.push(choice(part, `R${at + 1}`, xhtml(htmlOf(part.row.stem, part.row.stemHtml))));
  }
  for (const [at, part] of parts.entries())
    feedbacks.push(feedback(`part-${at + 1}`, htmlOf(part.row.explanation, part.row.explanationHtml)));
  const isInline = row.type === 'blank' || row.type === 'cloze';
  if (!isInline) below.push(...exported.map(({ body }) => body));
  const marking = exported.flatMap(({ marking: own }) => own ?? []);
  const facts = {
    key: keyOf(question),
    category,
    subject,
    points,
    difficulty: row.difficulty,
    type: row.type,
    parts: parts.map((part) => ({ key: keyOf(part), stem: part.row.stem })),
  };
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n${ITEM} identifier="${name}" ` +
    `title="${escapeXml(titleOf(stem))}" adaptive="false" time-dependent="false">` +
    exported.map(({ declaration }) => declaration).join('') +
    `${SCORE}<qti-outcome-declaration identifier="FEEDBACK" cardinality="multiple" base-type="identifier"/>` +
    `<qti-item-body><div data-lectern="${escapeXml(JSON.stringify(facts))}">${stem}${below.join('')}</div></qti-item-body>` +
    (marking.length > 0
      ? `<qti-response-processing>${marking.join('')}</qti-response-processing>`
      : row.type === 'open'
        ? ''
        : MATCH) +
    `${feedbacks.join('')}</qti-assessment-item>\n`
  );
}

const titleOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60) || 'Question';

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
    `<qti-time-limits max-time="${row.minutes * 60}"/><qti-test-part identifier="P1" navigation-mode="nonlinear" ` +
    `submission-mode="simultaneous">${sectionXml.join('')}</qti-test-part></qti-assessment-test>\n`
  );
}

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
  const pictures = new Set<string>();
  for (const question of bank.questions) {
    progress.advance(1);
    const name = `Q${question.row.id}`;
    const item = itemOf(question, name);
    if (item === undefined) {
      leftOut.push({ place: keyOf(question), reason: 'QTI does not support this kind of question' });
      continue;
    }
    files[`items/${name}.xml`] = strToU8(item);
    resources.push(
      `<resource identifier="${name}" type="imsqti_item_xmlv3p0" href="items/${name}.xml"><file href="items/${name}.xml"/></resource>`,
    );
    for (const { row } of [question, ...question.parts]) {
      itemOfQuestion.set(row.id, name);
      for (const html of [
        row.stemHtml,
        row.keyHtml,
        row.explanationHtml,
        ...row.options.map((option) => option.html),
      ])
        for (const key of picturesIn(html)) pictures.add(key);
    }
  }
  for (const key of pictures) {
    const bytes = await readPicture(store, key);
    if (bytes !== undefined) files[`img/${key.split('/').at(-1) ?? ''}`] = [bytes, { level: 0 }];
  }
  for (const paper of bank.papers) {
    const name = `T${paper.row.id}`;
    files[`${name}.xml`] = strToU8(testOf(paper, itemOfQuestion));
    resources.push(
      `<resource identifier="${name}" type="imsqti_test_xmlv3p0" href="${name}.xml"><file href="${name}.xml"/></resource>`,
    );
  }
  files['imsmanifest.xml'] = strToU8(
    '<?xml version="1.0" encoding="UTF-8"?>\n<manifest xmlns="http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1" identifier="LECTERN">' +
      '<metadata><schema>QTI Package</schema><schemaversion>3.0.0</schemaversion></metadata><organizations/>' +
      `<resources>${resources.join('')}</resources></manifest>\n`,
  );
  return {
    content: zipSync(files),
    count:
      itemOfQuestion.size === 0 ? 0 : Object.keys(files).filter((path) => path.startsWith('items/')).length,
    leftOut,
  };
}
