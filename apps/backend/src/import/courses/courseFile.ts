import { type FrontField, readFrontMatter } from './frontMatter.ts';
import { Attempts, CourseSourceError } from './courseSourceError.ts';
import {
  type NamedLink,
  type Section,
  markdown,
  plainText,
  linksOf,
  sectionsOf,
  lowered,
  render,
  escapeHtml,
} from './courseMarkdown.ts';
import { type NamedVideo, videoOf } from './courseVideos.ts';
import { type CourseTerms, termsOf } from './courseTerms.ts';
import { readLevel, readHours, factsOf, cutFacts } from './courseFacts.ts';

/** A heading with the links below it. */
export interface LinkSection {
  readonly title: string;
  readonly links: readonly (NamedLink | NamedVideo)[];
}

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
}

const RESOURCES = /资源|链接|汇总|resources?|links?|materials?/i;

/**
 * Returns the section with the introduction: the one with the facts, or, where the facts precede the text, the
 * first non-empty one.
 */
function introductionOf(sections: readonly Section[], hasFacts: boolean): Section | undefined {
  const withFacts = sections.find((section) => cutFacts(section.tokens) !== undefined);
  if (withFacts !== undefined || !hasFacts) return withFacts;
  return sections.find((section) => section.tokens.length > 0 && !RESOURCES.test(section.title));
}

function titleOf(tokens: Section['tokens'], fields: readonly FrontField[]): string {
  const heading = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  const named = fields.find(({ label }) => /^(?:title|标题|名称)$/i.test(label))?.value ?? '';
  return (heading === -1 ? '' : plainText(tokens[heading + 1])) || named;
}

function linksUnder(file: string, { title, tokens }: Section, attempts: Attempts): LinkSection {
  return {
    title,
    links: tokens.flatMap((token, place): readonly (NamedLink | NamedVideo)[] => {
      if (token.type !== 'inline') return [];
      const video = attempts.read(() => videoOf(file, tokens, place));
      return video === undefined ? linksOf(token) : [video];
    }),
  };
}

/** Renders the description: the text below the facts, then the other sections under their headings. */
const descriptionOf = (text: readonly Section['tokens'][], prose: readonly Section[]): string =>
  [
    ...text.map((tokens) => render(lowered(tokens))),
    ...prose.map(({ title, tokens }) => `<h3>${escapeHtml(title)}</h3>\n${render(lowered(tokens))}`),
  ]
    .filter((part) => part !== '')
    .join('\n');

/** Returns the first paragraph as plain text. */
function summaryOf(tokens: Section['tokens']): string {
  const first = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
  return first === -1 ? '' : plainText(tokens[first + 1]);
}

/**
 * Parses one Markdown file.
 * @param file its name, for messages.
 * @returns undefined when it is no course, because it has no facts in a list, lines, a table or front matter.
 * @throws {CourseMistakes} with line numbers, for a course without a title or a description, and for invalid
 *   prices and videos.
 */
export function parseCourse(file: string, source: string): CourseFile | undefined {
  const { fields, body } = readFrontMatter(source.replace(/^\uFEFF/, ''));
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

  const others = sections.filter((section) => section !== introduction && section.title !== '');
  const prose = others.filter((section) => !RESOURCES.test(section.title));
  const lead = sections.find((section) => section.title === '' && section !== introduction)?.tokens ?? [];
  const description = descriptionOf([lead, rest], prose);
  if (description === '')
    refuse((cut?.end ?? 0) + 1, 'the description of the course is missing after its facts');
  const terms = termsOf(file, facts, attempts);
  const links = others
    .filter((section) => RESOURCES.test(section.title))
    .map((section) => linksUnder(file, section, attempts))
    .filter((section) => section.links.length > 0);
  attempts.end();
  return {
    title,
    provider: facts.provider?.value ?? '',
    prerequisites: facts.prerequisites?.value ?? '',
    language: facts.language?.value ?? '',
    level: readLevel(facts.level?.value ?? ''),
    hours: readHours(facts.hours?.value ?? ''),
    summary: summaryOf([rest, lead, ...prose.map(({ tokens: own }) => own)].flat()),
    description,
    sections: links,
    terms,
  };
}
