import { type FrontField, readFrontMatter, withoutSiteMarkup } from './frontMatter.ts';
import { Attempts, CourseSourceError } from './courseSourceError.ts';
import {
  type Section,
  markdown,
  plainText,
  sectionsOf,
  lowered,
  render,
  escapeHtml,
} from './courseMarkdown.ts';
import {
  holdsLessons,
  isPart,
  type LeftOut,
  type LinkSection,
  merged,
  readLessons,
} from './courseLessons.ts';
import { type CourseTerms, termsOf } from './courseTerms.ts';
import { readLevel, readHours, factsOf, cutFacts } from './courseFacts.ts';

/** A course, as described by one Markdown file. */
export interface CourseFile {
  readonly title: string;
  readonly provider: string;
  readonly prerequisites: string;
  readonly language: string;
  /** 1 to 5; null where the file does not state it. */
  readonly level: number | null;
  /** Hours of study; null where the file states none. */
  readonly hours: number | null;
  /** The first paragraph as plain text. */
  readonly summary: string;
  /** Sanitized rich text. */
  readonly description: string;
  readonly sections: readonly LinkSection[];
  readonly terms: CourseTerms;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Returns the section with the introduction: the one with the facts, or, where the facts precede the text, the
 * first non-empty one.
 */
function introductionOf(sections: readonly Section[], hasFacts: boolean): Section | undefined {
  const withFacts = sections.find(({ title, tokens }) => !isPart(title) && cutFacts(tokens) !== undefined);
  if (withFacts !== undefined || !hasFacts) return withFacts;
  return sections.find((section) => section.tokens.length > 0 && !holdsLessons(section.title));
}

const textNamed = (fields: readonly FrontField[], label: RegExp): string =>
  fields.find((field) => label.test(field.label))?.value ?? '';

function titleOf(tokens: Section['tokens'], fields: readonly FrontField[]): string {
  const heading = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  return (
    (heading === -1 ? '' : plainText(tokens[heading + 1])) || textNamed(fields, /^(?:title|标题|名称)$/i)
  );
}

/** Renders the description: the text below the facts, then the other sections under their headings. */
const descriptionOf = (text: readonly Section['tokens'][], prose: readonly Section[]): string =>
  [
    ...text.map((tokens) => render(lowered(tokens))),
    ...prose.map(({ title, tokens }) => `<h3>${escapeHtml(title)}</h3>\n${render(lowered(tokens))}`),
  ]
    .filter((part) => part !== '')
    .join('\n');

/** Returns the first paragraph as plain text; one in bold throughout is a heading if others follow. */
function summaryOf(tokens: Section['tokens']): string {
  const paragraphs = tokens.filter((_, index) => {
    const { type, level } = tokens[index - 1] ?? {};
    return type === 'paragraph_open' && level === 0;
  });
  const isBold = ({ children }: Section['tokens'][number]) =>
    children?.find(({ content, type }) => type !== 'text' || content !== '')?.type === 'strong_open' &&
    children.findLast(({ content, type }) => type !== 'text' || content !== '')?.type === 'strong_close';
  return plainText(paragraphs.find((one) => !isBold(one)) ?? paragraphs[0]);
}

/**
 * Parses one Markdown file.
 * @param file its name, for messages.
 * @returns undefined when it is no course, because it has no facts in a list, lines, a table or front matter.
 * @throws {CourseMistakes} with line numbers, for a course without a title or a description, and for invalid
 *   prices and videos.
 */
export function parseCourse(file: string, source: string): CourseFile | undefined {
  const { fields, body } = readFrontMatter(withoutSiteMarkup(source.replace(/^\uFEFF/, '')));
  const tokens = markdown.parse(body, {});
  const sections = sectionsOf(tokens);
  const before = factsOf(fields);
  const introduction = introductionOf(sections, before !== undefined);
  if (introduction === undefined) return undefined;
  const cut = cutFacts(introduction.tokens);
  const rest = cut?.rest ?? introduction.tokens;
  const facts = { ...before, ...cut?.facts };

  const attempts = new Attempts();
  const refuse = (line: number, problem: string): void =>
    attempts.read(() => {
      throw new CourseSourceError(file, line, problem);
    });
  const title = titleOf(tokens, fields);
  if (title === '') refuse(1, 'a course begins with its title as "# Title"');

  const terms = termsOf(file, facts, attempts);
  const read = sections.map((section) => ({
    section,
    ...readLessons(file, section === introduction ? { title: '', tokens: rest } : section, attempts),
  }));
  const isOpening = ({ section }: { readonly section: Section }) =>
    section === introduction || section.title === '';
  const prose = read
    .filter((one) => !isOpening(one))
    .filter((one) => one.rest.length > 0 || (one.section.tokens.length === 0 && one.chapters.length === 0))
    .map((one) => ({ title: one.section.title, tokens: one.rest }));
  const opening = read.filter(isOpening).map((one) => one.rest);
  const stated = textNamed(fields, /^(?:description|summary|abstract|excerpt|简介|课程简介|描述|介绍)$/i);
  const proseDescription = descriptionOf(opening, prose);
  const description =
    proseDescription === '' && stated !== '' ? `<p>${escapeHtml(stated)}</p>` : proseDescription;
  if (description === '')
    refuse((cut?.end ?? 0) + 1, 'the description of the course is missing after its facts');
  attempts.end();
  return {
    title,
    provider: facts.provider?.value ?? '',
    prerequisites: facts.prerequisites?.value ?? '',
    language: facts.language?.value ?? '',
    level: readLevel(facts.level?.value ?? ''),
    hours: readHours(facts.hours?.value ?? ''),
    summary: stated || summaryOf([...opening.toReversed(), ...prose.map(({ tokens: own }) => own)].flat()),
    description,
    sections: merged(read.flatMap(({ chapters }) => chapters)),
    terms,
    leftOut: read.flatMap(({ leftOut }) => leftOut),
  };
}
