import type { Token } from 'markdown-it';
import { readVideoPart } from '../../school/files/videoTexts.ts';
import type { Attempts } from './courseSourceError.ts';
import { endOf, plainText, type Section, without, plainTextOf } from './courseMarkdown.ts';
import { minutesIn, type NamedVideo, videoOf } from './courseVideos.ts';

/** A link with its label. */
export interface NamedLink {
  readonly title: string;
  readonly url: string;
  /** 0 where the line states no length. */
  readonly minutes: number;
  /** Whether students who have not bought the course may open it. */
  readonly isPreview: boolean;
}

/** A heading with the links below it. */
export interface LinkSection {
  readonly title: string;
  readonly links: readonly (NamedLink | NamedVideo)[];
}

/** Something of a file that is not imported, with the reason. */
export interface LeftOut {
  readonly line: number;
  readonly reason: string;
}

/** A section that has lessons. */
export interface LessonSection {
  readonly chapters: readonly LinkSection[];
  /** What its lessons do not say. */
  readonly rest: readonly Token[];
  readonly leftOut: readonly LeftOut[];
}

const NUMBERED = new RegExp(
  String.raw`^\P{L}*(?:第\s*[\d零〇一二三四五六七八九十百]+\s*[章节课讲周天次部单模阶]|` +
    String.raw`(?:week|day|chapter|module|lesson|lecture|unit|part|session|section)\s*[#№]?\s*[\divx]+\b)`,
  'iu',
);
const LISTED = new RegExp(
  '资源|链接|汇总|大纲|目录|视频|课件|讲义|教程|章节|课时|学时分配|(?:课程|教学)(?:安排|内容|进度|计划|日历)|' +
    String.raw`\b(?:resources?|links?|materials?|lectures?|videos?|slides|syllabus|schedule|curriculum|outline|contents)\b`,
  'i',
);

/** Whether a heading is that of a part of the course, such as `第 2 章` or `Week 3`. */
export const isPart = (title: string): boolean => NUMBERED.test(title);

/** Whether the links below a heading are lessons. */
export const holdsLessons = (title: string): boolean => LISTED.test(title) || isPart(title);

/** Returns the address of a token that begins a link; undefined for any other. */
function linkBegunBy(token: Token): string | undefined {
  if (token.type === 'link_open') return String(token.attrGet('href') ?? '');
  if (token.type !== 'html_inline') return undefined;
  return /^<a\s[^>]*?\bhref\s*=\s*["']?(https?:[^"'\s>]+)/i.exec(token.content)?.[1];
}

const endsLink = ({ type, content }: Token): boolean =>
  type === 'link_close' || (type === 'html_inline' && /^<\/a\b/i.test(content));

/** Names a link by the label of its line, its own text, or both; by its host where it has neither. */
function linkTitle(label: string, linkText: string, url: string, isListed: boolean): string {
  const visible = linkText === url || /^https?:/.test(linkText) ? '' : linkText;
  // Bare addresses in a list below one label would all have its name.
  const own =
    visible === '' && isListed
      ? (new URL(url).pathname.split('/').findLast((part) => part !== '') ?? '')
      : visible;
  if (label !== '' && own !== '' && label !== own) return `${label} · ${own}`;
  return label || own || new URL(url).host;
}

const LENGTH = /\d+(?:\.\d+)?\s*(?:分钟|min(?:ute)?s?(?![a-z]))|(?:\d{1,2}:)?\d{1,3}:\d\d(?!\d)/i;
const PREVIEW = /(?:免费)?试看|\bfree(?:\s+preview)?\b/i;
/** Whether a text says nothing: punctuation, a box to tick, a number, or a word between two links. */
const isBare = (text: string): boolean =>
  /^(?:\s*\[[ x]\]|\s*\d+[.)、]?(?=\s*$))?(?:[\s\p{P}\p{S}]|和|及|与|或|\band\b|\bor\b)*$/iu.test(text);

/** The links of a line, and what else it says. */
interface LinkLine {
  readonly links: readonly NamedLink[];
  /** What the line is about, where only its first link says so. */
  readonly subject: string;
  /** Addresses which are no web pages. */
  readonly others: readonly string[];
  /** Whether the links say all that the line does. */
  readonly isComplete: boolean;
}

/** Finds the links of a line. @param above names what the line belongs to. */
function linksOf(token: Token, above: string): LinkLine {
  const found: { title: string; url: string }[] = [];
  let [before, after] = ['', ''];
  let [isOpen, hasMore] = [false, false];
  for (const child of token.children ?? []) {
    const url = linkBegunBy(child);
    const last = found.at(-1);
    if (url !== undefined) {
      found.push({ title: '', url });
      isOpen = true;
    } else if (isOpen && endsLink(child)) isOpen = false;
    else if (isOpen && last !== undefined) last.title += plainTextOf(child);
    else if (last === undefined && child.type.endsWith('break') && !/[：:]\s*$/.test(before)) {
      // The lines above the first link of a paragraph do not name it.
      hasMore ||= !isBare(before);
      before = '';
    } else if (last === undefined) before += plainTextOf(child);
    else after += plainTextOf(child);
  }
  const [labelled = '', name] = /^(.{1,40}(?=[：:]$)|[^：:]{1,24})[：:]/u.exec(before.trim()) ?? [];
  const stated = before.trim().slice(labelled.length) + after;
  const untimed = (text: string): string => text.replace(LENGTH, '').replace(PREVIEW, '');
  const isWebPage = ({ url }: { readonly url: string }) => /^https?:\/\//i.test(url) && URL.canParse(url);
  const webPages = found.filter(isWebPage);
  // Words before the links name them where they are all that the line says besides.
  const lead = untimed(before).trim();
  const named =
    name ?? (isBare(untimed(after)) && lead.length <= 40 ? lead.replace(/^\s*\[[ x]\]/i, '') : '');
  const own = isBare(named) ? '' : named.replace(/^[\s\p{P}]+|[\s\p{P}]+$/gu, '');
  const isNamed = own !== '' && name === undefined;
  const isTimed = webPages.length === 1 && (isNamed || isBare(untimed(stated)));
  const label = [above, own].filter((part) => part !== '').join(' · ');
  return {
    // A line of links alone is about its first, such as “Loops — Notes — Exercises”.
    subject: label === '' && isBare(stated) && webPages.length > 1 ? (webPages[0]?.title.trim() ?? '') : '',
    links: webPages.map(({ title, url }) => ({
      title: linkTitle(label, title.trim(), url, own === '' && above !== '').slice(0, 120),
      url,
      minutes: isTimed ? minutesIn(stated) : 0,
      isPreview: isTimed && PREVIEW.test(stated),
    })),
    others: found.filter((one) => !isWebPage(one)).map(({ url }) => url),
    isComplete: !hasMore && found.length === webPages.length && (isTimed || isBare(stated) || isNamed),
  };
}

/** A chapter while it is read; each lesson with what its line is about. */
interface OpenChapter {
  readonly title: string;
  /** The level of its heading: `h3`, or less for the section itself. */
  readonly tag: string;
  readonly isOpen: boolean;
  readonly lessons: { readonly one: NamedLink | NamedVideo; readonly subject: string }[];
}

/** Closes a chapter; links with the same name, such as “Notes”, are told apart by what their lines are about. */
function closed({ title, lessons }: OpenChapter): LinkSection {
  const isUnique = (name: string) => lessons.filter(({ one }) => one.title === name).length < 2;
  return {
    title,
    links: lessons.map(({ one, subject }) =>
      subject === '' || subject === one.title || isUnique(one.title)
        ? one
        : { ...one, title: `${subject} · ${one.title}`.slice(0, 120) },
    ),
  };
}

/** Identifies a lesson within its course: by its URL, or its video. */
export const identityOf = (one: NamedLink | NamedVideo): string =>
  'url' in one ? one.url : `video:${one.video}`;

/**
 * Makes one lesson of those with the same page or video, which are named together, such as “课程网站、课程视频”.
 * A chapter stays where all its lessons stand in another.
 */
export function merged(chapters: readonly LinkSection[]): readonly LinkSection[] {
  const titles = Map.groupBy(
    chapters.flatMap(({ links }) => links),
    identityOf,
  );
  return chapters.map(({ title, links }) => ({
    title,
    links: links.flatMap((one) => {
      const same = titles.get(identityOf(one)) ?? [];
      const names = [...new Set(same.map((each) => each.title))];
      const title = names.join(/\p{Script=Han}/u.test(names.join('')) ? '、' : ', ').slice(0, 120);
      return same[0] === one ? [{ ...one, title }] : [];
    }),
  }));
}

/** A list item around a line, with what its first line says. */
interface Item {
  isRead: boolean;
  /** Names the lines below it; empty where its first line is none such. */
  name: string;
  isVideo: boolean;
}

/** A line of a section, with what it stands in. */
interface Line {
  readonly token: Token;
  /** Its position among the tokens. */
  readonly index: number;
  /** Its number in the file. */
  readonly line: number;
  readonly chapter: OpenChapter;
  /** From the outermost on. */
  readonly items: readonly Item[];
  /** The cells of its row, where it stands in a table. */
  readonly row: readonly Token[] | undefined;
}

/** Returns the words of a table's row besides its links, which name these. */
const rowName = (cells: readonly Token[]): string =>
  cells
    .filter(({ children }) => !(children ?? []).some((child) => linkBegunBy(child) !== undefined))
    .map(plainText)
    .filter((text) => text !== '')
    .slice(0, 2)
    .join(' ');

/** Finds the lines of a section that may be lessons: those below a heading that holds lessons. */
function* linesBelow({ title, tokens }: Section): Generator<Line> {
  const isListed = holdsLessons(title);
  const chapters: OpenChapter[] = [{ title, tag: '', isOpen: isListed, lessons: [] }];
  const items: Item[] = [];
  let row: readonly Token[] | undefined;
  let line = 0;
  for (const [index, token] of tokens.entries()) {
    line = (token.map?.[0] ?? line - 1) + 1;
    if (token.type === 'heading_open') {
      const name = plainText(tokens[index + 1]);
      const isBelow = chapters.findLast(({ tag }) => tag < token.tag)?.isOpen === true;
      chapters.push({
        title: isListed || isPart(name) || title === '' ? name : `${title} · ${name}`,
        tag: token.tag,
        isOpen: isBelow || holdsLessons(name),
        lessons: [],
      });
    } else if (token.type === 'list_item_open') items.push({ isRead: false, name: '', isVideo: false });
    else if (token.type === 'list_item_close') items.pop();
    else if (token.type === 'tr_open') {
      row = tokens.slice(index, endOf(tokens, index)).filter(({ type }) => type === 'inline');
    } else if (token.type === 'tr_close') row = undefined;
    const chapter = chapters.at(-1);
    const isLine = token.type === 'inline' && tokens[index - 1]?.type !== 'heading_open';
    if (isLine && chapter?.isOpen === true) yield { token, index, line, chapter, items, row };
  }
}

/**
 * Reads the lessons of a section: the links and videos below a heading that holds lessons, in a chapter for each.
 * A link in a list below another line, or in a table, is named with the text of that line or row too.
 * @param attempts collects invalid videos.
 */
export function readLessons(file: string, section: Section, attempts: Attempts): LessonSection {
  const { tokens } = section;
  const chapters = new Set<OpenChapter>();
  const leftOut: LeftOut[] = [];
  const carried = new Set<Token>();
  const naming = new Set<Token>();
  for (const { token, index, line, chapter, items, row } of linesBelow(section)) {
    chapters.add(chapter);
    const above =
      row === undefined ? (items.slice(0, -1).findLast(({ name }) => name !== '')?.name ?? '') : rowName(row);
    const video = attempts.read(() => videoOf(file, tokens, index));
    const { links, subject, others, isComplete } = linksOf(token, above);
    if (video === undefined) chapter.lessons.push(...links.map((one) => ({ one, subject })));
    else chapter.lessons.push({ one: video, subject: '' });
    for (const url of others.filter((one) => !/^(?:#|mailto:|tel:)/i.test(one)))
      leftOut.push({
        line,
        reason: `“${url}” is no web page, so it is no lesson; write its address from https:// on`,
      });
    const isPartOfVideo = items.some((item) => item.isVideo) && readVideoPart(plainText(token)) !== undefined;
    if (row === undefined && (video !== undefined || isPartOfVideo || (links.length > 0 && isComplete)))
      carried.add(token);
    const item = items.at(-1);
    if (item === undefined || item.isRead) continue;
    item.isRead = true;
    item.isVideo = video !== undefined;
    const label = plainText(token).replace(/^\[[ x]\]\s*|(?<![\s：:])[\s：:]+$/gi, '');
    if (links.length > 0 || item.isVideo || label.length > 60) continue;
    item.name = label;
    naming.add(token);
  }
  return {
    chapters: [...chapters].filter(({ lessons }) => lessons.length > 0).map(closed),
    rest: without(tokens, carriedWithNames(tokens, carried, naming)),
    leftOut,
  };
}

/** Adds the lines which name lists whose every line is carried. */
function carriedWithNames(
  tokens: readonly Token[],
  carried: ReadonlySet<Token>,
  naming: ReadonlySet<Token>,
): ReadonlySet<Token> {
  const all = new Set(carried);
  for (const [index, { type }] of [...tokens.entries()].reverse()) {
    if (type !== 'list_item_open') continue;
    const [first, ...below] = tokens
      .slice(index, endOf(tokens, index))
      .filter((one) => one.type === 'inline');
    if (first !== undefined && naming.has(first) && below.length > 0 && below.every((one) => all.has(one)))
      all.add(first);
  }
  return all;
}
