import type { FileStore } from '../../../platform/files/fileStore.ts';
import { noProgress, type Progress } from '../../../platform/commands/progress.ts';
import type { BankQuestion } from '../../../modules/question/index.ts';
import type { Refusal } from '../imported.ts';
import {
  cdata,
  escapeXml,
  htmlOf,
  keyTextOf,
  lineOf,
  picturesIn,
  readPicture,
  withPictures,
} from './texts.ts';

/** Prefix of the ids of categories and questions that this bank exported. */
export const OWN = 'lectern:';

/** Class of the element around a sub-question of a passage that this bank exported. */
export const PART = 'lectern-part';

/** An export, with remarks about what the format cannot express. */
export interface Exported<Content> {
  readonly content: Content;
  readonly count: number;
  readonly leftOut: readonly Refusal[];
}

/** Returns the key by which an exported question is recognized when it is imported again. */
export const keyOf = ({ row }: BankQuestion): string => row.sourceKey ?? `bank:${row.id}`;

/** Escapes HTML for a gap; a backslash is written as an entity, since it is the escape character. */
const escapeGap = (html: string): string => html.replaceAll('\\', '&bsol;').replace(/[~=#}{/"]/g, '\\$&');

class MoodleWriter {
  readonly leftOut: Refusal[] = [];
  readonly #store: FileStore;

  constructor(store: FileStore) {
    this.#store = store;
  }

  /** Formats a text with the files that it shows. */
  async #text(name: string, html: string, attributes = ' format="html"'): Promise<string> {
    const files: string[] = [];
    for (const key of picturesIn(html)) {
      const bytes = await readPicture(this.#store, key);
      if (bytes === undefined) continue;
      const file = key.split('/').at(-1) ?? '';
      files.push(
        `<file name="${escapeXml(file)}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`,
      );
    }
    const moved = withPictures(html, (file) => `@@PLUGINFILE@@/${file}`);
    return `<${name}${attributes}><text>${cdata(moved)}</text>${files.join('')}</${name}>`;
  }

  async #answers({ row }: BankQuestion): Promise<string> {
    const right = row.key.kind === 'choice' ? row.key.labels : [];
    const fraction = row.type === 'multiple' ? 100 / Math.max(right.length, 1) : 100;
    // Otherwise whoever chooses all answers of a multiple choice gets its full mark.
    const wrong = row.type === 'multiple' ? -100 : 0;
    const answers = row.options.map(({ label, text, html }) =>
      this.#text(
        'answer',
        lineOf(text, html, 'tex'),
        ` fraction="${right.includes(label) ? Number(fraction.toFixed(7)) : wrong}" format="html"`,
      ),
    );
    return (await Promise.all(answers)).join('');
  }

  /** Formats the choices or texts of a gap in Moodle's cloze syntax. */
  #gap({ row }: BankQuestion, number: number): string {
    const feedback =
      row.explanation === '' ? '' : `#${escapeGap(htmlOf(row.explanation, row.explanationHtml, 'tex'))}`;
    if (row.key.kind === 'choice') {
      const { labels } = row.key;
      const kind = row.type === 'multiple' ? 'MULTIRESPONSE' : 'MULTICHOICE';
      const fraction = row.type === 'multiple' ? `%${Number((100 / labels.length).toFixed(5))}%` : '=';
      const wrong = row.type === 'multiple' ? '%-100%' : '';
      const first = labels[0];
      const choices = row.options.map(
        ({ label, text, html }) =>
          `${labels.includes(label) ? fraction : wrong}${escapeGap(lineOf(text, html, 'tex'))}${label === first ? feedback : ''}`,
      );
      return `{${number}:${kind}:${choices.join('~')}}`;
    }
    return '';
  }

  #blanks({ row }: BankQuestion, html: string): string | undefined {
    if (row.key.kind !== 'blanks' || row.key.blanks.some(({ group }) => group !== undefined))
      return undefined;
    const { blanks } = row.key;
    return html.replace(/\{\{(\d{1,2})\}\}/g, (_, number: string) => {
      const blank = blanks[Number(number) - 1];
      if (blank === undefined) return '____';
      const { accepted, isCaseSensitive, tolerance } = blank;
      const kind =
        tolerance === undefined ? (isCaseSensitive === true ? 'SHORTANSWER_C' : 'SHORTANSWER') : 'NUMERICAL';
      const texts = accepted.map((text) => {
        const escaped = escapeGap(escapeXml(text));
        return `=${escaped}${tolerance === undefined ? '' : `:${tolerance}`}`;
      });
      return `{${number}:${kind}:${texts.join('~')}}`;
    });
  }

  /** Formats the elements of every question: name, text, explanation and tags. */
  async #frame(
    question: BankQuestion,
    type: string,
    html: string,
    rest: string,
    explanation = true,
  ): Promise<string> {
    const { row, points } = question;
    const name =
      html
        .replace(/<[^<>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 60) || keyOf(question);
    const tags = [`difficulty:${row.difficulty}`, ...points].map(
      (tag) => `<tag><text>${escapeXml(tag)}</text></tag>`,
    );
    const general = explanation ? htmlOf(row.explanation, row.explanationHtml, 'tex') : '';
    return [
      `<question type="${type}"><name><text>${escapeXml(name)}</text></name>`,
      await this.#text('questiontext', html),
      await this.#text('generalfeedback', general),
      `<defaultgrade>1</defaultgrade><idnumber>${escapeXml(OWN + keyOf(question))}</idnumber>`,
      `${rest}<tags>${tags.join('')}</tags></question>`,
    ].join('');
  }

  async write(question: BankQuestion): Promise<string | undefined> {
    const { row } = question;
    const html = htmlOf(row.stem, row.stemHtml, 'tex');
    switch (row.type) {
      case 'single':
      case 'multiple':
        return this.#frame(
          question,
          'multichoice',
          html,
          `<single>${row.type === 'single'}</single><shuffleanswers>false</shuffleanswers>${await this.#answers(question)}`,
        );
      case 'judge': {
        const isTrue = row.key.kind === 'choice' && row.key.labels.includes('true');
        const answer = (text: string, isRight: boolean) =>
          `<answer fraction="${isRight ? 100 : 0}"><text>${text}</text></answer>`;
        return this.#frame(question, 'truefalse', html, answer('true', isTrue) + answer('false', !isTrue));
      }
      case 'open':
        return this.#frame(question, 'essay', html, await this.#text('graderinfo', keyTextOf(row, 'tex')));
      case 'blank': {
        const marked = this.#blanks(question, html);
        return marked === undefined
          ? this.#skip(question, 'blanks in any order')
          : this.#frame(question, 'cloze', marked, '');
      }
      case 'material':
      case 'cloze':
        return this.#group(question, html);
    }
  }

  async #group(question: BankQuestion, html: string): Promise<string | undefined> {
    const { parts, row } = question;
    if (
      parts.length === 0 ||
      parts.some(({ row: part }) => part.type !== 'single' && part.type !== 'multiple')
    )
      return this.#skip(question, 'passage with questions other than choices');
    if (row.type === 'cloze') {
      const marked = html.replace(/\{\{(\d{1,2})\}\}/g, (match, number: string) => {
        const part = parts[Number(number) - 1];
        if (part === undefined) return match;
        const attributes = `data-stem="${escapeXml(part.row.stem)}" data-key="${escapeXml(keyOf(part))}"`;
        return `<span class="lectern-gap" ${attributes}>${this.#gap(part, Number(number))}</span>`;
      });
      const hasAllGaps = parts.every((_, at) => marked.includes(`{${at + 1}:MULTI`));
      return hasAllGaps
        ? this.#frame(question, 'cloze', marked, '', false)
        : this.#skip(question, 'cloze without gaps in its text');
    }
    const below = parts.map(
      (part, at) =>
        `<div class="${PART}" data-key="${escapeXml(keyOf(part))}">` +
        `${htmlOf(part.row.stem, part.row.stemHtml, 'tex')}<p>${this.#gap(part, at + 1)}</p></div>`,
    );
    return this.#frame(question, 'cloze', html + below.join(''), '', false);
  }

  #skip(question: BankQuestion, feature: string): undefined {
    this.leftOut.push({ place: keyOf(question), reason: `Moodle XML does not support: ${feature}` });
    return undefined;
  }
}

/** Exports questions as Moodle XML. */
export async function writeMoodle(
  questions: readonly BankQuestion[],
  store: FileStore,
  progress: Progress = noProgress,
): Promise<Exported<string>> {
  const writer = new MoodleWriter(store);
  const xml: string[] = [];
  let category = '';
  let count = 0;
  for (const question of questions) {
    progress.advance(1);
    const path = [question.category, question.subject].map((part) => part.replaceAll('/', '//')).join('/');
    if (path !== category)
      xml.push(
        `<question type="category"><category><text>$course$/top/${escapeXml(path)}</text></category><idnumber>${OWN}</idnumber></question>`,
      );
    category = path;
    const text = await writer.write(question);
    if (text === undefined) continue;
    xml.push(text);
    count += 1;
  }
  return {
    content: `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${xml.join('\n')}\n</quiz>\n`,
    count,
    leftOut: writer.leftOut,
  };
}
