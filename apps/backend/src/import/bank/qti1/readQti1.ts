import { posix } from 'node:path';
import type { PaperDraft } from '../../../modules/question/bankDraft.ts';
import { Findings, type Home, shortHash } from '../imported.ts';
import type { TextSurroundings } from '../markup/bankText.ts';
import { brokenRemark, mayBeMended, placeOf, readPieces } from '../markup/readPieces.ts';
import { readXml } from '../markup/readXml.ts';
import { childrenOf, descendantsOf, type MarkupElement, textAt, textOf } from '../markup/tree.ts';
import { subjectOfFile, USUAL_CATEGORY } from '../moodle/categories.ts';
import { Keys } from '../moodle/keys.ts';
import { type FileTree, pathInTree } from '../source/fileTree.ts';
import { pictureProblem } from '../source/pictures.ts';
import { SourceError } from '../source/sourceError.ts';
import { readItem1 } from './item1.ts';
import { metadataOf } from './marking.ts';

/** Minutes of a paper whose test says none. */
const USUAL_MINUTES = 60;

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Finds the file of an address: beside the question’s file or above it, or where Canvas and Blackboard keep theirs. */
function fileAt(tree: FileTree, from: string, address: string): Uint8Array | undefined {
  const blackboard = /(xid-\d+_\d+)/.exec(address)?.[1];
  if (blackboard !== undefined) {
    const path = tree.paths.find((one) => one.includes(`${blackboard}.`) && !one.endsWith('.xml'));
    return path === undefined ? undefined : tree.read(path);
  }
  const short = decoded(address)
    .replace(/^\$[\w-]+\$\//, '')
    .replace(/[?#].*$/, '');
  for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
    for (const place of [short, `web_resources/${short}`]) {
      const path = pathInTree(posix.join(folder, place));
      const bytes = path === undefined ? undefined : tree.read(path);
      if (bytes !== undefined) return bytes;
    }
    if (folder === '.' || folder === '/') return undefined;
  }
}

/** The minutes of a time, as a number of them or as `PT1H30M`. */
function minutesIn(text: string): number {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^P(?:T)?(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/i.exec(text.trim()) ?? [];
  const told = Number(hours) * 60 + Number(minutes) + Math.ceil(Number(seconds) / 60);
  return told > 0 ? told : Math.round(Number(text)) || 0;
}

class Reader {
  readonly findings = new Findings('QTI 1.2');
  readonly #tree: FileTree;
  readonly #path: string;
  readonly #keys = new Keys();
  readonly #taken = new Map<MarkupElement, PaperDraft['sections'][number]['questions'][number]>();

  constructor(tree: FileTree, path: string) {
    this.#tree = tree;
    this.#path = path;
  }

  read(text: string, subject: string): Findings {
    try {
      const root = readXml(this.#path, text);
      const holders = childrenOf(root, 'assessment', 'objectbank');
      for (const holder of holders) this.#holder(holder, subject);
      this.#items(root, this.#homeOf(root, subject), '');
    } catch (error) {
      if (!(error instanceof SourceError) || !mayBeMended(text)) throw error;
      const home = this.#homeOf({ name: '', attributes: {}, children: [], line: 0 }, subject);
      const collection = /<assessment\s[^>]*ident="([^"]*)"/.exec(text)?.[1] ?? '';
      this.findings.refused.push(
        ...readPieces(this.#path, text, 'item', /title="([^"]{1,60})"/, (item) =>
          this.#item(item, home, collection),
        ),
      );
      if (this.findings.questions.length === 0) throw error;
      this.findings.remarks.push(brokenRemark(this.#path, error));
    }
    return this.findings;
  }

  #homeOf({ attributes, children }: MarkupElement, subject: string): Home {
    const said = metadataOf({ name: '', attributes: {}, children, line: 0 });
    const own = attributes['title'] || said.get('bank_title') || subjectOfFile(this.#path);
    return { category: USUAL_CATEGORY, subject: subject || own };
  }

  /** Reads a test with its paper, or a bank of questions. */
  #holder(holder: MarkupElement, subject: string): void {
    const home = this.#homeOf(holder, subject);
    const { ident = '', title = '' } = holder.attributes;
    const said = metadataOf(holder);
    const collection = [ident, title].filter((part) => part !== '').join('/') || posix.basename(this.#path);
    this.#items(holder, home, collection);
    const isPool = holder.name === 'objectbank' || /pool/i.test(said.get('bbmd_assessmenttype') ?? '');
    const sections = isPool ? [] : this.#sections(holder);
    if (sections.length === 0) return;
    this.findings.papers.push({
      home,
      draft: {
        sourceKey: `qti1:test:${collection}`,
        name: title || home.subject,
        year: null,
        minutes: minutesIn(said.get('qmd_timelimit') ?? textAt(holder, 'duration')) || USUAL_MINUTES,
        difficulty: 3,
        sort: 50,
        sections,
      },
    });
  }

  /** The sections that hold questions themselves; those without a name of their own are numbered. */
  #sections(holder: MarkupElement): PaperDraft['sections'] {
    const all = [holder, ...descendantsOf(holder.children, 'section')];
    for (const section of all) {
      const most = Number(
        textOf(
          [...descendantsOf(childrenOf(section, 'selection_ordering'), 'selection_number')][0]?.children ??
            [],
        ),
      );
      const items = childrenOf(section, 'item').length;
      if (most > 0 && most < items)
        this.findings.remarks.push(
          `Of ${section.attributes['title'] ?? 'a section'} each student was asked ${most} of ${items} questions; the paper asks all.`,
        );
      for (const drawn of descendantsOf(childrenOf(section, 'selection_ordering'), 'sourcebank_ref'))
        this.findings.refused.push({
          place: placeOf(section.line, section.attributes['title'] ?? ''),
          reason: `its questions are drawn from the bank ${textOf(drawn.children).trim()} by chance, which no paper does here`,
        });
    }
    return all.flatMap((section) => {
      const questions = childrenOf(section, 'item').flatMap((item) => this.#taken.get(item) ?? []);
      const { title = '', ident = '' } = section.attributes;
      const name = section === holder || ident === 'root_section' ? '' : title;
      return questions.length === 0 ? [] : [{ name: name || '1', questions }];
    });
  }

  #items(holder: MarkupElement, home: Home, collection: string): void {
    if (holder.name === 'questestinterop') {
      for (const item of childrenOf(holder, 'item')) this.#item(item, home, collection);
      return;
    }
    for (const item of descendantsOf(holder.children, 'item')) this.#item(item, home, collection);
  }

  #item(item: MarkupElement, home: Home, collection: string): void {
    const { title = '', ident = '' } = item.attributes;
    // Many programs call every question the same.
    const place = placeOf(item.line, /^(?:question|item)$/i.test(title) ? '' : title);
    const notes: string[] = [];
    const name = ident || metadataOf(item).get('bbmd_asi_object_id') || shortHash(textOf(item.children));
    const read = readItem1(item, this.#surroundings(notes), {
      sourceKey: this.#keys.of(`qti1:${collection || this.#path}:${name}`),
    });
    if ('refused' in read) {
      this.findings.refused.push({ place, reason: read.refused });
      return;
    }
    this.findings.questions.push({ draft: read.draft, home, place, notes });
    this.#taken.set(item, {
      sourceKey: read.draft.sourceKey,
      score: Math.max(0.1, Math.round(read.score * 10) / 10),
    });
  }

  #surroundings(notes: string[]): TextSurroundings {
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
 * Reads a file of QTI 1.2: a test, a bank of questions, or loose items.
 * @param subject what the package that it lies in is called; empty where nothing is said.
 * @throws {SourceError} for a file without a question that can be read.
 */
export const readQti1 = (tree: FileTree, path: string, text: string, subject: string): Findings =>
  new Reader(tree, path).read(text, subject);

/**
 * The files of QTI 1.2 that hold the same as another: a course of Canvas has its tests twice, once as all programs read
 * them and once whole.
 */
export function repeatedTests(paths: readonly string[]): ReadonlySet<string> {
  const whole = new Set(
    paths.flatMap((path) => /(?:^|\/)non_cc_assessments\/([^/]+)\.xml\.qti$/.exec(path)?.[1] ?? []),
  );
  return new Set(
    paths.filter((path) => {
      const [, folder = ''] = /(?:^|\/)([^/]+)\/assessment_qti\.xml$/.exec(path) ?? [];
      return whole.has(folder);
    }),
  );
}
