import { posix } from 'node:path';
import type { PaperDraft, QuestionDraft } from '../../../modules/question/bankDraft.ts';
import { contentOf, Findings, type Home, shortHash } from '../imported.ts';
import type { TextContext } from '../../../markup/bankText.ts';
import { brokenRemark, isRecoverable, placeOf, readPieces } from '../readPieces.ts';
import { readXml } from '../../../markup/readXml.ts';
import {
  childOf,
  childrenOf,
  descendantsOf,
  element,
  type MarkupElement,
  textAt,
  textOf,
} from '../../../markup/tree.ts';
import { subjectOfFile, DEFAULT_CATEGORY } from '../moodle/categories.ts';
import { Keys } from '../moodle/keys.ts';
import { sourceText } from '../source/sourceText.ts';
import { type FileTree, pathInTree } from '../source/fileTree.ts';
import { pictureProblem } from '../source/pictures.ts';
import { SourceError } from '../../../markup/sourceError.ts';
import { poolAsQti } from '../blackboard/pool.ts';
import { packageTitle } from '../qti/readQti.ts';
import { selectionRemark, omissionRemark } from '../qti/sections.ts';
import { readItem1 } from './item1.ts';
import { metadataOf } from './marking.ts';

/** Duration of a paper without one, in minutes. */
const DEFAULT_MINUTES = 60;

/** The file with all questions of a D2L course, including those that its tests contain themselves. */
const LIBRARY = 'questiondb.xml';

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Finds a file by its URL: beside the question's file or above it, or in the folders of Canvas and Blackboard. */
function fileAt(tree: FileTree, from: string, address: string): Uint8Array | undefined {
  const blackboard = /(xid-\d+_\d+)/.exec(address)?.[1];
  if (blackboard !== undefined) {
    const path = tree.paths.find((one) => one.includes(`${blackboard}.`) && !one.endsWith('.xml'));
    return path === undefined ? undefined : tree.read(path);
  }
  const short = decoded(address)
    .replace(/^\$[\w-]+\$\/?/, '')
    .replace(/[?#].*$/, '');
  for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
    for (const candidate of [short, `web_resources/${short}`]) {
      const path = pathInTree(posix.join(folder, candidate));
      const bytes = path === undefined ? undefined : tree.read(path);
      if (bytes !== undefined) return bytes;
    }
    if (folder === '.' || folder === '/') return undefined;
  }
}

/** Parses minutes, as a number or as `PT1H30M`. */
function minutesIn(text: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^P(?:T)?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/i.exec(text.trim()) ?? [];
  const minutesInAll = Number(hours) * 60 + Number(minutes) + Math.ceil(Number(seconds) / 60);
  return minutesInAll > 0 ? minutesInAll : Math.round(Number(text)) || 0;
}

/** The name under which a question or a section of Canvas refers to a text. */
const STIMULUS = 'parent_stimulus_item_ident';

/** Finds the texts that other items refer to, by their identifiers. */
function stimuliIn(root: MarkupElement): ReadonlyMap<string, MarkupElement> {
  const items = [...descendantsOf(root.children, 'item')];
  const named = new Set([
    ...items.map((item) => metadataOf(item).get(STIMULUS)),
    ...[...descendantsOf(root.children, 'section')].map(({ attributes }) => attributes[STIMULUS]),
  ]);
  return new Map(
    items.flatMap((item) => {
      const { ident = '' } = item.attributes;
      const presentation = childOf(item, 'presentation');
      return presentation !== undefined && named.has(ident) ? [[ident, presentation] as const] : [];
    }),
  );
}

/** Returns the points that a group of Canvas gives to each of its questions; 0 where it does not say. */
const pointsPerItem = (section: MarkupElement): number =>
  Number(
    textOf(
      [...descendantsOf(childrenOf(section, 'selection_ordering'), 'points_per_item')][0]?.children ?? [],
    ),
  ) || 0;

type DraftQuestion = PaperDraft['sections'][number]['questions'][number];

class Reader {
  readonly findings = new Findings('QTI 1.2');
  readonly #tree: FileTree;
  readonly #path: string;
  readonly #keys = new Keys();
  readonly #drafts = new Map<MarkupElement, DraftQuestion>();
  /** Questions by the names that a test may refer to. */
  readonly #named = new Map<string, DraftQuestion>();
  /** The content of each question, by its key. */
  readonly #contents = new Map<string, string>();
  /** Texts that New Quizzes of Canvas shows beside the questions that name them. */
  #stimuli: ReadonlyMap<string, MarkupElement> = new Map();
  /** Readers of the files beside this one, by their URLs. */
  readonly #others = new Map<string, Reader>();

  constructor(tree: FileTree, path: string) {
    this.#tree = tree;
    this.#path = path;
  }

  read(text: string, subject: string): Findings {
    try {
      const root = poolAsQti(readXml(this.#path, text));
      this.#stimuli = stimuliIn(root);
      // A test may refer to questions of a bank that follows it.
      const holders = childrenOf(root, 'assessment', 'objectbank', 'section').map((holder) => ({
        holder,
        collection: this.#collectionOf(holder),
        home: this.#homeOf(holder, subject),
      }));
      for (const { holder, home, collection } of holders) this.#items(holder, home, collection, []);
      for (const { holder, home, collection } of holders) this.#paper(holder, home, collection);
      for (const item of childrenOf(root, 'item')) this.#item(item, this.#homeOf(root, subject), '', []);
    } catch (error) {
      if (!(error instanceof SourceError) || !isRecoverable(text)) throw error;
      const home = this.#homeOf(element(''), subject);
      const collection = /<assessment\s[^>]*ident="([^"]*)"/.exec(text)?.[1] ?? '';
      this.findings.refused.push(
        ...readPieces(this.#path, text, 'item', /title="([^"]{1,60})"/, (item) =>
          this.#item(item, home, collection, []),
        ),
      );
      if (this.findings.questions.length === 0) throw error;
      this.findings.remarks.push(brokenRemark(this.#path, error));
    }
    return this.findings;
  }

  #homeOf({ attributes, children }: MarkupElement, subject: string): Home {
    const metadata = metadataOf(element('', {}, children));
    const own = attributes['title'] || metadata.get('bank_title') || subjectOfFile(this.#path);
    return { category: DEFAULT_CATEGORY, subject: subject || own };
  }

  #collectionOf({ attributes: { ident = '', title = '' } }: MarkupElement): string {
    return [ident, title].filter((part) => part !== '').join('/') || posix.basename(this.#path);
  }

  /** Makes a paper of a test; a bank of questions makes none. */
  #paper(holder: MarkupElement, home: Home, collection: string): void {
    const { title = '' } = holder.attributes;
    const metadata = metadataOf(holder);
    const isPool = holder.name !== 'assessment' || /pool/i.test(metadata.get('bbmd_assessmenttype') ?? '');
    const sections = isPool ? [] : this.#sections(holder);
    if (sections.length === 0) return;
    const [bank] = this.#others.values();
    this.findings.papers.push({
      // A paper is in the category of its questions.
      home: this.findings.questions.length > 0 ? home : (bank?.findings.questions[0]?.home ?? home),
      draft: {
        sourceKey: `qti1:test:${collection}`,
        name: title || home.subject,
        year: null,
        minutes: minutesIn(metadata.get('qmd_timelimit') ?? textAt(holder, 'duration')) || DEFAULT_MINUTES,
        difficulty: 3,
        sort: 50,
        sections,
      },
    });
  }

  /** Returns the sections that directly contain questions; those without a name are numbered. */
  #sections(holder: MarkupElement): PaperDraft['sections'] {
    const all = [holder, ...descendantsOf(holder.children, 'section')];
    for (const section of all) {
      const maxScore = Number(
        textOf(
          [...descendantsOf(childrenOf(section, 'selection_ordering'), 'selection_number')][0]?.children ??
            [],
        ),
      );
      const items = childrenOf(section, 'item', 'itemref').length;
      const { title = '' } = section.attributes;
      if (maxScore > 0 && maxScore < items)
        this.findings.remarks.push(selectionRemark(title, maxScore, items));
      const isElsewhere = section === holder || childrenOf(section, 'itemref').length > 0;
      const lost = childrenOf(section, 'rubric', ...(isElsewhere ? ['presentation_material'] : []));
      this.findings.remarks.push(...lost.flatMap(({ children }) => omissionRemark(title, children) ?? []));
      // An exported group names its bank although it contains the questions.
      const banks =
        items > 0 ? [] : descendantsOf(childrenOf(section, 'selection_ordering'), 'sourcebank_ref');
      for (const drawn of banks)
        this.findings.refused.push({
          place: placeOf(section.line, section.attributes['title'] ?? ''),
          reason: `its questions are drawn from the bank ${textOf(drawn.children).trim()} by chance, which no paper does here`,
        });
    }
    return all.flatMap((section) => {
      const points = pointsPerItem(section);
      const questions = childrenOf(section, 'item', 'itemref')
        .flatMap((one) => this.#questionAt(one) ?? [])
        .map((one) => (points > 0 ? { ...one, score: points } : one));
      const { title = '', ident = '' } = section.attributes;
      const name = section === holder || ident === 'root_section' ? '' : title;
      return questions.length === 0 ? [] : [{ name: name || '1', questions }];
    });
  }

  /** Returns the reader of a file beside this one, some of whose questions a test uses. */
  #beside(href: string): Reader | undefined {
    const path = pathInTree(posix.join(posix.dirname(this.#path), decoded(href)));
    const known = this.#others.get(href);
    const bytes = path === undefined || known !== undefined ? undefined : this.#tree.read(path);
    if (path === undefined || bytes === undefined) return known;
    const other = new Reader(this.#tree, path);
    other.read(sourceText(path, bytes), packageTitle(this.#tree, path));
    this.#others.set(href, other);
    return other;
  }

  /** Returns a question of a section, which is in it or elsewhere in the file. */
  #questionAt(item: MarkupElement): DraftQuestion | undefined {
    if (item.name === 'item') return this.#drafts.get(item);
    const { linkrefid = '' } = item.attributes;
    const elsewhere = childOf(item, 'file')?.attributes['href'];
    const reader = elsewhere === undefined ? this : this.#beside(elsewhere);
    const found = reader === undefined ? undefined : reader.#named.get(linkrefid);
    if (found === undefined)
      this.findings.refused.push({
        place: placeOf(item.line, ''),
        reason: `the question ${linkrefid} that its test asks is not there`,
      });
    const points = Number(textAt(item, 'points'));
    return found === undefined || !(points > 0) ? found : { ...found, score: points };
  }

  /** Reads the questions below a test, a bank or a section; a section's text is shown above each of its questions. */
  #items(holder: MarkupElement, home: Home, collection: string, above: readonly MarkupElement[]): void {
    for (const child of childrenOf(holder)) {
      if (child.name === 'item') this.#item(child, home, collection, above);
      else if (child.name === 'section')
        this.#items(child, home, collection, [
          ...above,
          ...this.#stimulusOf(child.attributes[STIMULUS]),
          ...childrenOf(child, 'presentation_material'),
        ]);
      else this.#items(child, home, collection, above);
    }
  }

  #stimulusOf(ident: string | undefined): readonly MarkupElement[] {
    const found = this.#stimuli.get(ident ?? '');
    return found === undefined ? [] : [found];
  }

  #item(item: MarkupElement, home: Home, collection: string, above: readonly MarkupElement[]): void {
    const { title = '', ident = '' } = item.attributes;
    if (this.#stimuli.has(ident)) return;
    const metadata = metadataOf(item);
    const shared = [...above, ...this.#stimulusOf(metadata.get(STIMULUS))];
    // Many programs use the same title for every question.
    const place = placeOf(item.line, /^(?:question|item)$/i.test(title) ? '' : title);
    const notes: string[] = [];
    const name = ident || metadata.get('bbmd_asi_object_id') || shortHash(textOf(item.children));
    const sourceKey = this.#keys.of(`qti1:${collection || this.#path}:${name}`);
    const read = readItem1(item, this.#contextOf(notes), { sourceKey }, shared);
    if ('refused' in read) {
      this.findings.refused.push({ place, reason: read.refused });
      return;
    }
    const names = [ident, item.attributes['label'] ?? ''].filter((one) => one !== '');
    const known = this.#inLibrary(names, read.draft);
    if (known === undefined) this.findings.questions.push({ draft: read.draft, home, place, notes });
    this.#contents.set(sourceKey, contentOf(read.draft));
    const fields = { sourceKey: known ?? sourceKey, score: Math.max(0.1, Math.round(read.score * 10) / 10) };
    this.#drafts.set(item, fields);
    for (const called of names) if (!this.#named.has(called)) this.#named.set(called, fields);
  }

  /**
   * Returns the key of a test's question in the library beside it, where that contains the same question under
   * one of its names.
   */
  #inLibrary(names: readonly string[], draft: QuestionDraft): string | undefined {
    const library = posix.basename(this.#path) === LIBRARY ? undefined : this.#beside(LIBRARY);
    // If only the test was selected, its library is not imported.
    if (library === undefined || !this.#tree.paths.includes(library.#path)) return undefined;
    const content = contentOf(draft);
    return names
      .flatMap((name) => library.#named.get(name)?.sourceKey ?? [])
      .find((key) => library.#contents.get(key) === content);
  }

  #contextOf(notes: string[]): TextContext {
    const note = (problem: string) => {
      if (!notes.includes(problem)) notes.push(problem);
    };
    return {
      note,
      picture: (source) => {
        const data = /^data:image\/[\w.+-]+;base64,([^]+)$/.exec(source)?.[1];
        const isInside = /\$[\w-]+\$|^@X@|xid-\d/.test(decoded(source));
        if (data === undefined && !isInside && /^(?:[a-z][a-z+.-]*:|\/\/)/i.test(source))
          return { problem: `the picture at ${source.slice(0, 80)} lies elsewhere, and is not fetched` };
        const bytes =
          data === undefined ? fileAt(this.#tree, this.#path, source) : Buffer.from(data, 'base64');
        if (bytes === undefined)
          return { problem: `the picture ${source.slice(0, 80)} is not in the package` };
        const name = data === undefined ? source.slice(0, 80) : 'picture';
        const problem = pictureProblem(name, bytes);
        return problem === undefined ? { address: this.findings.addPicture(name, bytes) } : { problem };
      },
    };
  }
}

/**
 * Reads a file of QTI 1.2 or a pool of Blackboard: a test, a bank of questions, or loose items.
 * @param subject title of its package; empty where there is none.
 * @throws {SourceError} for a file without a readable question.
 */
export const readQti1 = (tree: FileTree, path: string, text: string, subject: string): Findings =>
  new Reader(tree, path).read(text, subject);

/** Finds duplicate files of QTI 1.2: a Canvas course contains its tests twice, in the common format and in its own. */
export function repeatedTests(paths: readonly string[]): ReadonlySet<string> {
  const testNames = new Set(
    paths.flatMap((path) => /(?:^|\/)non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(path)?.[1] ?? []),
  );
  return new Set(
    paths.filter((path) => {
      const [, folder = ''] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(path) ?? [];
      return testNames.has(folder);
    }),
  );
}
