import MarkdownIt, { type Token } from 'markdown-it';
import { amount, type Column, yesNo, yuan } from '../../school/column.ts';
import type { VideoPart } from '../../modules/catalogue/index.ts';
import { CommandError } from '../../platform/commands/commandError.ts';
import { readHtml } from '../../markup/readHtml.ts';
import { textOf } from '../../markup/tree.ts';
import { cleanHtml, withoutSwallowing } from './courseHtml.ts';
import { type FrontField, readFrontMatter } from './frontMatter.ts';
import { captionsProblem, readVideoPart, videoPartLine, videoPartsProblem } from '../../school/videoWords.ts';

/** A file or folder that is not what it claims; the message begins with file and line (0 for none). */
export class CourseSourceError extends CommandError {
  override readonly name = 'CourseSourceError';

  constructor(file: string, line: number, problem: string) {
    super(line > 0 ? `${file}:${line}: ${problem}` : `${file}: ${problem}`);
  }
}

/** A link with the words that say what it is. */
export interface NamedLink {
  readonly title: string;
  readonly url: string;
}

/** A video that stands beside the file, or in the media store. */
export interface NamedVideo {
  readonly title: string;
  /** `files/….mp4`, or its name in the media store. */
  readonly video: string;
  readonly minutes: number;
  /** Open to those who have not bought the course. */
  readonly isPreview: boolean;
  /** `files/….zh.vtt`, one a language. */
  readonly captions: readonly string[];
  readonly parts: readonly VideoPart[];
  readonly line: number;
}

/** A heading with the links under it. */
export interface LinkSection {
  readonly title: string;
  readonly links: readonly (NamedLink | NamedVideo)[];
}

/** What a file says of selling the course and of what stands before its lessons; undefined where it says nothing. */
export interface CourseTerms {
  /** Cents. */
  readonly price: number | undefined;
  /** Cents. */
  readonly listPrice: number | undefined;
  readonly validDays: number | undefined;
  readonly hasFaceCheck: boolean | undefined;
  readonly hasQuestions: boolean | undefined;
  /** Keys of agreements, with the line that names them. */
  readonly agreements: { readonly keys: readonly string[]; readonly line: number } | undefined;
}

/** A course as one Markdown file describes it. */
export interface CourseFile {
  readonly title: string;
  readonly provider: string;
  readonly prerequisites: string;
  readonly language: string;
  /** 1 to 5; null where the file does not say. */
  readonly level: number | null;
  /** Hours of study; null where the file names no number. */
  readonly hours: number | null;
  /** The first paragraph as plain text. */
  readonly summary: string;
  /** Rich text, without anything that could run. */
  readonly description: string;
  readonly sections: readonly LinkSection[];
  readonly terms: CourseTerms;
}

type Fact =
  | 'provider'
  | 'prerequisites'
  | 'language'
  | 'level'
  | 'hours'
  | 'price'
  | 'listPrice'
  | 'validDays'
  | 'hasFaceCheck'
  | 'hasQuestions'
  | 'agreements';

/** What the facts at the head of a file are called. */
const LABELS: Readonly<Record<Fact, RegExp>> = {
  provider:
    /^(所属大学|讲师|主讲(教师|人)?|授课教师|教师|老师|作者|offered by|instructors?|university|lecturer|teacher|author)$/i,
  prerequisites: /^(先修要求|prerequisites?)$/i,
  language: /^(编程语言|programming languages?)$/i,
  level: /^((课程)?难度|(course )?difficulty( level)?)$/i,
  hours:
    /^(预计学时|学时|课时|课程时长|(class|learning|estimated|estimated study|course) hours?|course duration|duration)$/i,
  price: /^(价格|售价|price)$/i,
  listPrice: /^(原价|划线价|list price)$/i,
  validDays: /^(有效天数|valid days)$/i,
  hasFaceCheck: /^(人脸识别|face check)$/i,
  hasQuestions: /^(学前问卷|asks questions)$/i,
  agreements: /^(协议|agreements?)$/i,
};

const RESOURCES = /资源|链接|汇总|resources?|links?|materials?/i;

const markdown = new MarkdownIt({ html: true, linkify: true });
// An address that says it is one is a link; `a.com` in a sentence is a word.
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
// Only pages of the web are links; pictures of others are not shown.
markdown.validateLink = (url) => /^https?:\/\//i.test(url);
markdown.disable('image');
for (const rule of ['html_inline', 'html_block'])
  markdown.renderer.rules[rule] = (tokens, at) => withoutSwallowing(tokens[at]?.content ?? '');

/** Tells the difficulty of a row of stars, at most 5. */
export function readLevel(value: string): number | null {
  const stars = [...value.matchAll(/🌟|⭐|★/gu)].length;
  return stars === 0 ? null : Math.min(5, stars);
}

/** Tells the hours of `50 小时`, `50-70 hours` (the larger) or `80h+`; null for what is no plain number of hours. */
export function readHours(value: string): number | null {
  const number = value.trim().replace(/^(?:约|大约|少于|about|around|less than|under)\s*/i, '');
  if (/^\d[\d\s\-–~～+]*个?(?:月|周|天|months?|weeks?|days?)/i.test(number)) return null;
  const found =
    /^(\d{1,4})(?:\s*[-–~～]\s*(\d{1,4}))?\s*(?:\+?\s*(?:小时|hours?|h)\s*\+?)?(?:$|[，,（(+\s])/i.exec(
      number,
    );
  if (found === null) return null;
  const hours = Number(found[2] ?? found[1]);
  return hours > 0 && hours <= 5000 ? hours : null;
}

/** The words of a piece of a line: of a tag a break alone, and what is no tag of a page as it stands. */
const wordsOf = ({ type, content }: Token): string => {
  if (type === 'softbreak' || type === 'hardbreak') return ' ';
  if (type !== 'html_inline') return content;
  return /^<br\b/i.test(content) ? ' ' : textOf(readHtml(withoutSwallowing(content)));
};

const plainText = (token: Token | undefined): string =>
  (token?.children ?? []).map(wordsOf).join('').replace(/\s+/g, ' ').trim();

/** Finds the links of a line; each is named by the line's label, its own words, or both. */
function linksOf(token: Token): NamedLink[] {
  const label = /^([^：:]{1,24})[：:]/u.exec(plainText(token))?.[1]?.trim() ?? '';
  const links: NamedLink[] = [];
  let url = '';
  let words = '';
  for (const child of token.children ?? []) {
    const isHtml = child.type === 'html_inline';
    const href = isHtml
      ? /^<a\s[^>]*?\bhref\s*=\s*["']?(https?:[^"'\s>]+)/i.exec(child.content)?.[1]
      : undefined;
    if (child.type === 'link_open' || href !== undefined) {
      url = href ?? String(child.attrGet('href') ?? '');
      words = '';
    } else if ((child.type === 'link_close' || (isHtml && /^<\/a\b/i.test(child.content))) && url !== '') {
      const own = words.trim() === url || /^https?:/.test(words.trim()) ? '' : words.trim();
      const title =
        label !== '' && own !== '' && label !== own ? `${label} · ${own}` : label || own || new URL(url).host;
      links.push({ title: title.slice(0, 120), url });
      url = '';
    } else if (url !== '') words += wordsOf(child);
  }
  return links;
}

interface Section {
  readonly title: string;
  readonly tokens: readonly Token[];
}

/** The headings that begin sections: those of the second level, else the next that there are; the title is none. */
function levelOf(tokens: readonly Token[]): string {
  const tags = new Set(tokens.flatMap(({ type, tag }) => (type === 'heading_open' ? [tag] : [])));
  return ['h2', 'h3', 'h4', 'h5', 'h6'].find((tag) => tags.has(tag)) ?? 'h2';
}

/** Splits a document at its headings below the title. */
function sectionsOf(tokens: readonly Token[]): Section[] {
  const level = levelOf(tokens);
  const sections: { title: string; tokens: Token[] }[] = [{ title: '', tokens: [] }];
  for (let place = 0; place < tokens.length; place += 1) {
    const token = tokens[place];
    if (token === undefined) continue;
    if (token.type === 'heading_open' && token.tag === level) {
      sections.push({ title: plainText(tokens[place + 1]), tokens: [] });
      place += 2;
    } else if (token.type === 'heading_open' && token.tag === 'h1') place += 2;
    else sections.at(-1)?.tokens.push(token);
  }
  return sections;
}

type Facts = Partial<Record<Fact, { readonly value: string; readonly line: number }>>;

/** The lines of a piece of text, each as plain text. */
const linesOf = (token: Token): readonly string[] =>
  token.content.split('\n').map((line) => plainText(markdown.parseInline(line, {})[0]));

/** What a block says of itself in lines such as `讲师：林知远`, or in the two cells of a row. */
function fieldsIn(block: readonly Token[]): readonly FrontField[] {
  const texts = block.filter(({ type }) => type === 'inline');
  if (block[0]?.type === 'table_open') {
    const rows = block.filter(({ type }) => type === 'tr_open').length;
    if (texts.length !== rows * 2) return [];
    return texts.flatMap((token, at) => {
      if (at % 2 === 1) return [];
      return [{ label: plainText(token), value: plainText(texts[at + 1]), line: (token.map?.[0] ?? 0) + 1 }];
    });
  }
  return texts.flatMap((token) => {
    // A list has a fact an item, and a paragraph one a line.
    const lines = block[0]?.type === 'paragraph_open' ? linesOf(token) : [plainText(token)];
    const fields = lines.flatMap((text, at): FrontField[] => {
      const [, label, value] = /^([^：:]{1,24})[：:]\s*(.*)$/u.exec(text) ?? [];
      if (label === undefined || value === undefined) return [];
      return [{ label, value, line: (token.map?.[0] ?? 0) + at + 1 }];
    });
    // Prose with a colon in it is prose.
    return block[0]?.type === 'paragraph_open' && fields.length < lines.length ? [] : fields;
  });
}

/** Finds the facts among fields; undefined where they hold none. */
function factsOf(fields: readonly FrontField[]): Facts | undefined {
  const facts: Facts = {};
  for (const { label, value, line } of fields)
    for (const [fact, pattern] of Object.entries(LABELS))
      if (pattern.test(label.trim()) && isFact(fact)) facts[fact] ??= { value: value.trim(), line };
  return Object.keys(facts).length === 0 ? undefined : facts;
}

const isFact = (word: string): word is Fact => Object.hasOwn(LABELS, word);

const about = { zh: '', en: '' };
const naming = { zh: '', en: '', about };

/** Reads what a cell of the workbook would say, by the same rules. */
const COLUMNS = {
  price: yuan(naming),
  listPrice: yuan(naming),
  validDays: amount({ ...naming, least: 1, most: 36_500 }),
  hasFaceCheck: yesNo(naming),
  hasQuestions: yesNo(naming),
} as const;

/** What people write before and behind prices and days. */
const UNITS = /^[¥￥]\s*|\s*(?:元|天|yuan|days?)$/gi;

/** Reads a fact as the workbook's column of the same name. @throws {CourseSourceError} with its line and the cure. */
function termOf<Value extends number | boolean>(
  file: string,
  fact: Facts[Fact],
  column: Pick<Column<Value>, 'read'>,
): Value | undefined {
  if (fact === undefined) return undefined;
  const reading = column.read(fact.value.replace(UNITS, ''));
  if ('problem' in reading) throw new CourseSourceError(file, fact.line, reading.problem);
  return reading.value;
}

/** @throws {CourseSourceError} for a price or an answer that is none. */
function termsOf(file: string, facts: Facts): CourseTerms {
  const terms = {
    price: termOf(file, facts.price, COLUMNS.price),
    listPrice: termOf(file, facts.listPrice, COLUMNS.listPrice),
    validDays: termOf(file, facts.validDays, COLUMNS.validDays),
    hasFaceCheck: termOf(file, facts.hasFaceCheck, COLUMNS.hasFaceCheck),
    hasQuestions: termOf(file, facts.hasQuestions, COLUMNS.hasQuestions),
    agreements: facts.agreements && {
      keys: facts.agreements.value.split(/\s*[,，、]\s*/).filter((key) => key !== ''),
      line: facts.agreements.line,
    },
  };
  if (terms.listPrice !== undefined && terms.listPrice < (terms.price ?? 0))
    throw new CourseSourceError(
      file,
      facts.listPrice?.line ?? 0,
      'the list price is below the price; raise it or leave it out',
    );
  return terms;
}

/**
 * `第一讲：files/one.mp4，12.5 分钟，试看，files/one.zh.vtt`: what it is called, the video, its length, whether it is free
 * to try, and its captions.
 */
const VIDEO = /^(.{1,200}?)[：:]\s*(files\/\S+?\.mp4|video\/[\w-]{1,100})(?:\s*[,，]\s*(.*))?$/iu;

/** Reads the parts of a video, which are a list below its line. */
function partsBelow(tokens: readonly Token[], place: number): VideoPart[] {
  const level = tokens[place]?.level ?? 0;
  const end = tokens.findIndex(
    (one, index) => index > place && one.type === 'list_item_close' && one.level < level,
  );
  return tokens
    .slice(place + 1, end === -1 ? undefined : end)
    .filter(({ type }) => type === 'inline')
    .flatMap((token) => readVideoPart(plainText(token)) ?? []);
}

/**
 * Reads a line that names a video; undefined for one that names none.
 * @throws {CourseSourceError} without its length, and for captions or parts that cannot be.
 */
function videoOf(file: string, tokens: readonly Token[], place: number): NamedVideo | undefined {
  const token = tokens[place];
  if (token === undefined) return undefined;
  const [, title = '', video = '', rest = ''] = VIDEO.exec(plainText(token)) ?? [];
  if (video === '') return undefined;
  const line = (token.map?.[0] ?? 0) + 1;
  const minutes = Number(/(\d+(?:\.\d+)?)\s*(?:分钟|min)/i.exec(rest)?.[1] ?? 0);
  if (minutes === 0)
    throw new CourseSourceError(
      file,
      line,
      'the length of the video is missing; write it as “12 分钟” or “12 min”',
    );
  const captions = rest.split(/\s*[,，]\s*/).filter((one) => /^files\/\S+\.vtt$/i.test(one));
  const parts = partsBelow(tokens, place);
  const problem = captionsProblem(captions) ?? videoPartsProblem(parts.map(videoPartLine), minutes);
  if (problem !== undefined) throw new CourseSourceError(file, line, problem);
  return {
    captions,
    parts,
    title: title.trim(),
    video: video.replace(/^video\//i, ''),
    minutes,
    isPreview: /试看|free/i.test(rest),
    line,
  };
}

/** What holds facts. */
const HOLDERS = ['bullet_list', 'paragraph', 'table'];

/** Cuts the first block that holds facts out of a section; undefined where there is none. */
function cutFacts(
  tokens: readonly Token[],
): { readonly facts: Facts; readonly rest: readonly Token[]; readonly end: number } | undefined {
  for (const [start, { type, level, map }] of tokens.entries()) {
    const holder = HOLDERS.find((name) => type === `${name}_open`);
    if (holder === undefined || level !== 0) continue;
    const length = tokens.slice(start).findIndex((one) => one.type === `${holder}_close` && one.level === 0);
    const block = tokens.slice(start, start + length + 1);
    const facts = factsOf(fieldsIn(block));
    if (facts !== undefined)
      return {
        facts,
        rest: [...tokens.slice(0, start), ...tokens.slice(start + block.length)],
        end: map?.[1] ?? 0,
      };
  }
  return undefined;
}

/** Moves headings below those of the page that shows them. */
function lowered(tokens: readonly Token[]): readonly Token[] {
  for (const token of tokens) if (token.type.startsWith('heading_')) token.tag = 'h4';
  return tokens;
}

const render = (tokens: readonly Token[]): string =>
  cleanHtml(markdown.renderer.render([...tokens], markdown.options, {})).trim();

const escapeHtml = (text: string) => markdown.utils.escapeHtml(text);

/**
 * Reads one Markdown file.
 * @param file its name, for messages.
 * @returns undefined when it is no course: it says no facts of itself, in a list, lines, a table or before its text.
 * @throws {CourseSourceError} with the line, for a course without a title or a description, and for terms that cannot be read.
 */
export function parseCourse(file: string, source: string): CourseFile | undefined {
  const { fields, body } = readFrontMatter(source.replace(/^\uFEFF/, ''));
  const tokens = markdown.parse(body, {});
  const sections = sectionsOf(tokens);
  const before = factsOf(fields);
  const introduction =
    sections.find((section) => cutFacts(section.tokens) !== undefined) ??
    (before === undefined
      ? undefined
      : sections.find((section) => section.tokens.length > 0 && !RESOURCES.test(section.title)));
  if (introduction === undefined) return undefined;
  const cut = cutFacts(introduction.tokens);
  const rest = cut?.rest ?? introduction.tokens;
  const facts = { ...before, ...cut?.facts };

  const heading = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  const named = fields.find(({ label }) => /^(?:title|标题|名称)$/i.test(label))?.value ?? '';
  const title = (heading === -1 ? '' : plainText(tokens[heading + 1])) || named;
  if (title === '') throw new CourseSourceError(file, 1, 'a course begins with its title as "# Title"');

  const others = sections.filter((section) => section !== introduction && section.title !== '');
  const prose = others.filter((section) => !RESOURCES.test(section.title));
  const lead = sections.find((section) => section.title === '' && section !== introduction);
  const description = [
    render(lowered(lead?.tokens ?? [])),
    render(lowered(rest)),
    ...prose.map((section) => `<h3>${escapeHtml(section.title)}</h3>\n${render(lowered(section.tokens))}`),
  ]
    .filter((part) => part !== '')
    .join('\n');
  if (description === '') {
    throw new CourseSourceError(
      file,
      (cut?.end ?? 0) + 1,
      'the description of the course is missing after its facts',
    );
  }
  const told = [rest, lead?.tokens ?? [], ...prose.map((section) => section.tokens)].flat();
  const firstParagraph = told.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
  return {
    title,
    provider: facts.provider?.value ?? '',
    prerequisites: facts.prerequisites?.value ?? '',
    language: facts.language?.value ?? '',
    level: readLevel(facts.level?.value ?? ''),
    hours: readHours(facts.hours?.value ?? ''),
    summary: firstParagraph === -1 ? '' : plainText(told[firstParagraph + 1]),
    description,
    sections: others
      .filter((section) => RESOURCES.test(section.title))
      .map((section) => ({
        title: section.title,
        links: section.tokens.flatMap((token, place, all): (NamedLink | NamedVideo)[] => {
          if (token.type !== 'inline') return [];
          const video = videoOf(file, all, place);
          return video === undefined ? linksOf(token) : [video];
        }),
      }))
      .filter(({ links }) => links.length > 0),
    terms: termsOf(file, facts),
  };
}
