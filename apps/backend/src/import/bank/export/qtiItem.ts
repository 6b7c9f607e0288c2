import type { BankQuestion, BlankKey } from '../../../modules/question/index.ts';
import { keyOf, PART } from './moodle.ts';
import { closed, escapeXml, htmlOf, keyTextOf, lineOf, withPictures } from './texts.ts';

const ITEM =
  '<qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" ' +
  'xsi:schemaLocation="http://www.imsglobal.org/xsd/imsqtiasi_v3p0 ' +
  'https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd"';
/** Declares an outcome with its initial value. */
export const declareOutcome = (name: string, value: number): string =>
  `<qti-outcome-declaration identifier="${name}" cardinality="single" base-type="float"><qti-default-value>` +
  `<qti-value>${value}</qti-value></qti-default-value></qti-outcome-declaration>`;
/** Outcomes of an item: its score between 0 and 1, and the explanations to show. */
const OUTCOMES =
  declareOutcome('SCORE', 0) +
  declareOutcome('MAXSCORE', 1) +
  '<qti-outcome-declaration identifier="FEEDBACK" cardinality="multiple" base-type="identifier"/>';

/** An answer that an item expects. */
interface ExpectedResponse {
  readonly declaration: string;
  /** The rule that adds its mark, up to 1; undefined where a person grades it. */
  readonly marking: string | undefined;
}

const markup = (html: string): string => closed(withPictures(html, (file) => `../img/${file}`));
const textOf = (source: string, html: string): string => markup(htmlOf(source, html, 'mathml'));
const optionOf = ({ text, html }: BankQuestion['row']['options'][number]): string =>
  markup(lineOf(text, html, 'mathml'));

const floatOf = (value: number): string => `<qti-base-value base-type="float">${value}</qti-base-value>`;
/** Formats the rule that sets the score. */
export const setScore = (value: string): string =>
  `<qti-set-outcome-value identifier="SCORE">${value}</qti-set-outcome-value>`;
const addToScore = (value: string): string =>
  setScore(`<qti-sum><qti-variable identifier="SCORE"/>${value}</qti-sum>`);
const addOneIf = (condition: string): string =>
  `<qti-response-condition><qti-response-if>${condition}${addToScore(floatOf(1))}</qti-response-if></qti-response-condition>`;
const answerAndKey = (id: string): string =>
  `<qti-variable identifier="${id}"/><qti-correct identifier="${id}"/>`;

/** Formats the interactions of an item, and collects the answers that they expect. */
class ItemBody {
  readonly responses: ExpectedResponse[] = [];

  /**
   * Formats the text and the interactions of a question.
   * @returns undefined where QTI cannot express it.
   */
  of(question: BankQuestion, isPart = false): string | undefined {
    const { row, parts } = question;
    const stem = textOf(row.stem, row.stemHtml);
    switch (row.type) {
      case 'single':
      case 'multiple':
      case 'judge':
        return isPart ? this.#choice(question, stem) : stem + this.#choice(question, '');
      case 'open':
        return stem + this.#open(question);
      case 'blank': {
        const blanks = row.key.kind === 'blanks' ? row.key.blanks : [];
        if (blanks.some(({ group }) => group !== undefined)) return undefined;
        return this.#withGaps(stem, blanks, (blank) => this.#entry(blank));
      }
      case 'cloze':
        if (parts.some(({ row: part }) => part.type !== 'single')) return undefined;
        return this.#withGaps(stem, parts, (part) => this.#inlineChoice(part));
      case 'material': {
        const bodies = parts.map((part) => this.of(part, true));
        if (bodies.length === 0 || bodies.includes(undefined)) return undefined;
        return stem + bodies.map((body) => `<div class="${PART}">${body}</div>`).join('');
      }
    }
  }

  /** Declares an answer, and returns the identifier of its variable. */
  #declare(
    type: string,
    right: readonly string[],
    { mapping = '', marking }: { mapping?: string; marking?: (id: string) => string } = {},
  ): string {
    const id = `R${this.responses.length + 1}`;
    const values = right.map((value) => `<qti-value>${escapeXml(value)}</qti-value>`).join('');
    const correct = values === '' ? '' : `<qti-correct-response>${values}</qti-correct-response>`;
    this.responses.push({
      declaration: `<qti-response-declaration identifier="${id}" ${type}>${correct}${mapping}</qti-response-declaration>`,
      marking: marking?.(id),
    });
    return id;
  }

  #choiceKey({ row }: BankQuestion): string {
    const cardinality = row.type === 'multiple' ? 'multiple' : 'single';
    return this.#declare(
      `cardinality="${cardinality}" base-type="identifier"`,
      row.key.kind === 'choice' ? row.key.labels : [],
      { marking: (id) => addOneIf(`<qti-match>${answerAndKey(id)}</qti-match>`) },
    );
  }

  #choice(question: BankQuestion, prompt: string): string {
    const { row } = question;
    const options =
      row.type === 'judge'
        ? ['true', 'false'].map((label) => [label, label])
        : row.options.map((option) => [option.label, optionOf(option)]);
    return (
      `<qti-choice-interaction response-identifier="${this.#choiceKey(question)}" max-choices="${row.type === 'multiple' ? 0 : 1}">` +
      (prompt === '' ? '' : `<qti-prompt>${prompt}</qti-prompt>`) +
      options
        .map(([label, text]) => `<qti-simple-choice identifier="${label}">${text}</qti-simple-choice>`)
        .join('') +
      '</qti-choice-interaction>'
    );
  }

  #inlineChoice(question: BankQuestion): string {
    const options = question.row.options.map(
      (option) => `<qti-inline-choice identifier="${option.label}">${optionOf(option)}</qti-inline-choice>`,
    );
    const id = this.#choiceKey(question);
    return `<qti-inline-choice-interaction response-identifier="${id}">${options.join('')}</qti-inline-choice-interaction>`;
  }

  #open({ row }: BankQuestion): string {
    const rubric =
      row.keyHtml === ''
        ? ''
        : '<qti-rubric-block use="scoring" view="scorer"><qti-content-body>' +
          `${markup(keyTextOf(row, 'mathml'))}</qti-content-body></qti-rubric-block>`;
    const id = this.#declare('cardinality="single" base-type="string"', []);
    return `${rubric}<qti-extended-text-interaction response-identifier="${id}"/>`;
  }

  #entry({ accepted, isCaseSensitive = false, tolerance }: BlankKey): string {
    const entries = accepted.map(
      (text) =>
        `<qti-map-entry map-key="${escapeXml(text)}" mapped-value="1" case-sensitive="${isCaseSensitive}"/>`,
    );
    const id = this.#declare(
      `cardinality="single" base-type="${tolerance === undefined ? 'string' : 'float'}"`,
      accepted.slice(0, 1),
      {
        mapping: `<qti-mapping default-value="0">${entries.join('')}</qti-mapping>`,
        marking: (name) =>
          tolerance === undefined
            ? addToScore(`<qti-map-response identifier="${name}"/>`)
            : addOneIf(
                `<qti-equal tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}">${answerAndKey(name)}</qti-equal>`,
              ),
      },
    );
    return `<qti-text-entry-interaction response-identifier="${id}"/>`;
  }

  /** Puts an interaction in each gap. @returns undefined where the text does not have exactly these gaps. */
  #withGaps<Gap>(stem: string, gaps: readonly Gap[], format: (gap: Gap) => string): string | undefined {
    let count = 0;
    const filled = stem.replace(/\{\{(\d{1,2})\}\}/g, (match, number: string) => {
      const gap = gaps[Number(number) - 1];
      if (gap === undefined) return match;
      count += 1;
      return format(gap);
    });
    return count === gaps.length ? filled : undefined;
  }
}

/** Formats the rules that grade an item and show its explanations; empty where a person grades all of it. */
function processing(responses: readonly ExpectedResponse[], feedbacks: readonly string[]): string {
  const marking = responses.flatMap((response) => response.marking ?? []);
  const average = setScore(
    `<qti-divide><qti-variable identifier="SCORE"/>${floatOf(responses.length)}</qti-divide>`,
  );
  const shown = feedbacks.map((name) => `<qti-base-value base-type="identifier">${name}</qti-base-value>`);
  const rules = [
    // A second attempt is graded anew.
    ...(marking.length === 0 ? [] : [setScore(floatOf(0)), ...marking]),
    ...(marking.length > 0 && responses.length > 1 ? [average] : []),
    ...(shown.length === 0
      ? []
      : [
          `<qti-set-outcome-value identifier="FEEDBACK"><qti-multiple>${shown.join('')}</qti-multiple></qti-set-outcome-value>`,
        ]),
  ];
  return rules.length === 0 ? '' : `<qti-response-processing>${rules.join('')}</qti-response-processing>`;
}

/** Formats the item of a question. @returns undefined where QTI cannot express it. */
export function itemOf(question: BankQuestion, name: string): string | undefined {
  const { row, parts, category, subject, points } = question;
  const itemBody = new ItemBody();
  const body = itemBody.of(question);
  if (body === undefined) return undefined;
  const explained: readonly (readonly [string, BankQuestion['row']])[] = [
    ['whole', row],
    ...parts.map((part, at) => [`part-${at + 1}`, part.row] as const),
  ];
  const feedbacks = explained.filter(([, { explanation }]) => explanation !== '');
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
    `title="${escapeXml(titleOf(textOf(row.stem, row.stemHtml)))}" adaptive="false" time-dependent="false">` +
    itemBody.responses.map(({ declaration }) => declaration).join('') +
    OUTCOMES +
    `<qti-item-body><div data-lectern="${escapeXml(JSON.stringify(facts))}">${body}</div></qti-item-body>` +
    processing(
      itemBody.responses,
      feedbacks.map(([id]) => id),
    ) +
    feedbacks
      .map(
        ([id, { explanation, explanationHtml }]) =>
          `<qti-modal-feedback outcome-identifier="FEEDBACK" identifier="${id}" show-hide="show">` +
          `<qti-content-body>${textOf(explanation, explanationHtml)}</qti-content-body></qti-modal-feedback>`,
      )
      .join('') +
    '</qti-assessment-item>\n'
  );
}

const titleOf = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&\w+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60) || 'Question';
