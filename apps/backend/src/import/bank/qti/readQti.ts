import { posix } from 'node:path';
import { Findings, type Home } from '../imported.ts';
import { pictureProblem } from '../source/pictures.ts';
import { sourceText } from '../source/sourceText.ts';
import { type FileTree, pathInTree } from '../source/fileTree.ts';
import { SourceError } from '../../../markup/sourceError.ts';
import { readHtml } from '../../../markup/readHtml.ts';
import { readXml } from '../../../markup/readXml.ts';
import {
  childOf,
  childrenOf,
  descendantsOf,
  type MarkupElement,
  type MarkupNode,
  textOf,
} from '../../../markup/tree.ts';
import type { TextContext } from '../../../markup/bankText.ts';
import { DEFAULT_CATEGORY } from '../moodle/categories.ts';
import { readItem } from './item.ts';
import { oneName } from './names.ts';
import { ownItem } from './own.ts';
import { sharedTexts, withPaths } from './sections.ts';
import { papersOf, type PackedItem } from './tests.ts';

/** QTI files that belong together. */
export interface QtiFiles {
  /** The folder of the manifest, or of loose items; empty for the root of the tree. */
  readonly folder: string;
  readonly manifest: string | undefined;
  readonly items: readonly string[];
  readonly tests: readonly string[];
}

/** Returns the version of QTI by the namespace of a file, for the report. */
function versionOf(text: string): string {
  const found = /imsqti(?:asi)?_v(\d)p(\d)/.exec(text.slice(0, 4000));
  return found === null ? 'QTI' : `QTI ${found[1]}.${found[2]}`;
}

const join = (from: string, href: string): string => posix.join(posix.dirname(from), href);

/** Decodes a file's URL in a package to a path. */
function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

class Package {
  readonly findings = new Findings('QTI');
  readonly #tree: FileTree;
  readonly #files: QtiFiles;
  #format = 'QTI';

  constructor(tree: FileTree, files: QtiFiles) {
    this.#tree = tree;
    this.#files = files;
  }

  #read(path: string): { readonly root: MarkupElement; readonly text: string } | undefined {
    const bytes = this.#tree.read(path);
    if (bytes === undefined) return undefined;
    const text = sourceText(path, bytes);
    return { root: oneName(readXml(path, text)), text };
  }

  /** Parses a manifest or a test; an invalid one is refused, and the other files are read without it. */
  #readPart(path: string): MarkupElement | undefined {
    try {
      return this.#read(path)?.root;
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.findings.refused.push({ place: path, reason: error.message.replace(`${path}: `, '') });
      return undefined;
    }
  }

  #contextOf(path: string, notes: string[]): TextContext {
    const note = (problem: string) => {
      if (!notes.includes(problem)) notes.push(problem);
    };
    return {
      note,
      picture: (source) => {
        if (/^(?:[a-z][a-z+.-]*:|\/\/)/i.test(source))
          return { problem: `the picture at ${source.slice(0, 80)} lies elsewhere, and is not fetched` };
        const picturePath = pathInTree(
          join(path, decoded(source.replace(/[?#].*$/, '').replaceAll('\\', '/'))),
        );
        const bytes = picturePath === undefined ? undefined : this.#tree.read(picturePath);
        if (picturePath === undefined || bytes === undefined)
          return { problem: `the picture ${source.slice(0, 80)} is not in the package` };
        const problem = pictureProblem(source, bytes);
        return problem === undefined ? { address: this.findings.addPicture(source, bytes) } : { problem };
      },
    };
  }

  /** Inserts texts from separate files into an item: included XML, and pages. */
  #withTexts(element: MarkupElement, path: string, notes: string[]): MarkupElement {
    const { name, attributes } = element;
    const isPage = name === 'object' && /html/.test(attributes['type'] ?? '');
    if (name !== 'include' && !isPage)
      return {
        ...element,
        children: element.children.map((child) =>
          typeof child === 'string' ? child : this.#withTexts(child, path, notes),
        ),
      };
    const href = attributes[isPage ? 'data' : 'href'] ?? '';
    const textPath = pathInTree(join(path, decoded(href)));
    const bytes = textPath === undefined ? undefined : this.#tree.read(textPath);
    if (textPath === undefined || bytes === undefined) {
      notes.push(`the text ${href.slice(0, 80)} is not in the package`);
      return { ...element, name: 'div', children: [] };
    }
    const text = sourceText(textPath, bytes);
    const nodes = isPage ? readHtml(text) : [oneName(readXml(textPath, text))];
    return { ...element, name: 'div', children: withPaths(nodes, path, textPath) };
  }

  /** Reads the text that an item shares with others, from its separate file. */
  #stimulus(item: MarkupElement, path: string, notes: string[]): readonly MarkupNode[] {
    return childrenOf(item, 'assessmentstimulusref').flatMap(({ attributes }): readonly MarkupNode[] => {
      const textPath = pathInTree(join(path, decoded(attributes['href'] ?? '')));
      const read = textPath === undefined ? undefined : this.#read(textPath);
      const body = childOf(read?.root, 'stimulusbody');
      if (textPath === undefined || body === undefined) {
        notes.push(`the text ${attributes['href'] ?? ''} that it shares with others is not in the package`);
        return [];
      }
      return [{ ...body, name: 'div', children: withPaths(body.children, path, textPath) }];
    });
  }

  /** Inserts sections from separate files into a test, with their URLs relative to the test. */
  #withSections(element: MarkupElement, test: string, from: string, above: readonly string[]): MarkupElement {
    const { name, attributes, children } = element;
    const sectionPath = pathInTree(join(from, decoded(attributes['href'] ?? '')));
    if (name === 'assessmentsectionref' && sectionPath !== undefined && !above.includes(sectionPath)) {
      const section = this.#readPart(sectionPath);
      if (section === undefined)
        this.findings.refused.push({
          place: test,
          reason: `the section ${attributes['href'] ?? ''} is not in the package`,
        });
      else return this.#withSections(section, test, sectionPath, [...above, sectionPath]);
    }
    const isMoved = from !== test && name === 'assessmentitemref' && sectionPath !== undefined;
    return {
      ...element,
      attributes: isMoved
        ? { ...attributes, href: posix.relative(posix.dirname(test), sectionPath) }
        : attributes,
      children: children.map((child) =>
        typeof child === 'string' ? child : this.#withSections(child, test, from, above),
      ),
    };
  }

  #item(path: string, home: Home, collection: string, above: readonly MarkupNode[]): PackedItem | undefined {
    const { folder } = this.#files;
    const place = isBelow(path, folder) && folder !== '' ? path.slice(folder.length + 1) : path;
    try {
      const read = this.#read(path);
      if (read === undefined) return undefined;
      if (this.#format === 'QTI') this.#format = versionOf(read.text);
      const { identifier = '', title = '' } = read.root.attributes;
      const named = title === '' ? place : `${place} (${title.slice(0, 60)})`;
      const notes: string[] = [];
      const context = this.#contextOf(path, notes);
      const own = ownItem(read.root);
      const about =
        own === undefined
          ? { sourceKey: `qti:${collection}:${identifier === '' ? place : identifier}` }
          : { sourceKey: own.key, points: own.points, difficulty: own.difficulty };
      const shared = [...above, ...this.#stimulus(read.root, path, notes)];
      const item = readItem(this.#withTexts(read.root, path, notes), context, about, shared, own);
      if ('refused' in item) {
        this.findings.refused.push({ place: named, reason: item.refused });
        return undefined;
      }
      const stands =
        own === undefined || own.subject === '' ? home : { category: own.category, subject: own.subject };
      this.findings.questions.push({ draft: item.draft, home: stands, place: named, notes });
      return { path, draft: item.draft, score: item.score, home: stands };
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      this.findings.refused.push({ place, reason: error.message.replace(`${path}: `, '') });
      return undefined;
    }
  }

  read(): Findings {
    const { folder, manifest, items, tests } = this.#files;
    const declared = manifest === undefined ? undefined : this.#readPart(manifest);
    const parsed = tests.flatMap((path) => {
      const root = this.#readPart(path);
      return root === undefined ? [] : [{ path, root: this.#withSections(root, path, path, []) }];
    });
    const [test] = parsed;
    const title = declared === undefined ? '' : titleOf(declared);
    const folderName = folder.split('/').at(-1) || posix.basename(this.#tree.name).replace(/\.\w+$/, '');
    const testName = test?.root.attributes['title'] || test?.root.attributes['identifier'];
    // Programs use the same names for all packages and items, so their titles are part of the key.
    const called = [
      declared?.attributes['identifier'],
      test?.root.attributes['identifier'],
      title || testName,
    ];
    const collection = [...new Set([...called, folderName])].filter(Boolean).join('/');
    const home: Home = {
      category: DEFAULT_CATEGORY,
      subject: title || testName || declared?.attributes['identifier'] || folderName || 'QTI',
    };
    const known = new Set(items);
    // A test determines the order of its items.
    const inOrder = parsed
      .flatMap(({ path, root }) =>
        [...descendantsOf(root.children, 'assessmentitemref')].map((ref) => refPath(path, ref)),
      )
      .filter((path) => path !== undefined && known.has(path));
    const shared = sharedTexts(parsed, refPath, this.findings.remarks);
    const packed = [...new Set([...inOrder, ...items])].flatMap((path) =>
      path === undefined ? [] : (this.#item(path, home, collection, shared.get(path) ?? []) ?? []),
    );
    for (const one of parsed)
      this.findings.papers.push(...papersOf(one, packed, { home, collection }, refPath));
    for (const { path, root } of parsed)
      for (const ref of descendantsOf(root.children, 'assessmentitemref')) {
        const itemPath = refPath(path, ref);
        if (itemPath === undefined || !known.has(itemPath))
          this.findings.refused.push({
            place: path,
            reason: `the item ${ref.attributes['href'] ?? ''} is not in the package`,
          });
      }
    return Object.assign(this.findings, { format: this.#format });
  }
}

/** Returns the path of a referenced item. */
const refPath = (test: string, ref: MarkupElement): string | undefined =>
  pathInTree(join(test, decoded(ref.attributes['href'] ?? '')));

/** Returns the paths of all files that a manifest lists; none of an invalid one. */
function filesNamedIn(tree: FileTree, manifest: string): readonly string[] {
  const bytes = tree.read(manifest);
  try {
    const { children } = oneName(readXml(manifest, bytes === undefined ? '' : sourceText(manifest, bytes)));
    const named = ['resource', 'file'].flatMap((name) => [...descendantsOf(children, name)]);
    return named.flatMap((element) => refPath(manifest, element) ?? []);
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return [];
  }
}

/** Returns the title of a package from its manifest. */
function titleOf(manifest: MarkupElement): string {
  const metadata = childOf(manifest, 'metadata');
  for (const title of descendantsOf(metadata?.children ?? [], 'title')) {
    const text = textOf(title.children).replace(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return '';
}

/** Returns the title of a file's package from the manifest above it; empty where it has none. */
export function packageTitle(tree: FileTree, path: string): string {
  for (let folder = posix.dirname(path); ; folder = posix.dirname(folder)) {
    const manifest = posix.join(folder, 'imsmanifest.xml');
    const bytes = tree.read(manifest);
    if (bytes !== undefined)
      try {
        const title = titleOf(readXml(manifest, sourceText(manifest, bytes)));
        return /^QTI Quiz Export for course "(.+)"$/.exec(title)?.[1] ?? title;
      } catch (error) {
        if (!(error instanceof SourceError)) throw error;
        return '';
      }
    if (folder === '.' || folder === '/') return '';
  }
}

/** Reads a package of QTI 2.1, 2.2 or 3.0, or loose items of one folder. */
export const readQti = (tree: FileTree, files: QtiFiles): Findings => new Package(tree, files).read();

/** Returns the kind of a QTI file by its root element's name; undefined for other files. */
export function qtiKind(root: string): 'item' | 'test' | 'manifest' | 'part' | undefined {
  switch (root.replace(/^qti-/, '').replaceAll('-', '')) {
    case 'assessmentitem':
      return 'item';
    case 'assessmenttest':
      return 'test';
    case 'manifest':
      return 'manifest';
    case 'assessmentstimulus':
    case 'assessmentsection':
    case 'outcomedeclaration':
    case 'responseprocessing':
      return 'part';
    default:
      return undefined;
  }
}

const isBelow = (path: string, folder: string): boolean => folder === '' || path.startsWith(`${folder}/`);

/**
 * Groups the QTI files of a tree by package: a file belongs to the manifest that lists it, or that is in a
 * folder above it.
 */
export function groupQti(
  tree: FileTree,
  found: readonly { readonly path: string; readonly kind: 'item' | 'test' | 'manifest' }[],
): readonly QtiFiles[] {
  const folderOf = (path: string) => (posix.dirname(path) === '.' ? '' : posix.dirname(path));
  const roots = found
    .filter(({ kind }) => kind === 'manifest')
    .map(({ path }) => ({ path, folder: folderOf(path) }))
    .toSorted((a, b) => b.folder.length - a.folder.length);
  const namedBy = new Map(
    roots.toReversed().flatMap((root) => filesNamedIn(tree, root.path).map((path) => [path, root.path])),
  );
  const manifestOf = (path: string): string | undefined =>
    namedBy.get(path) ?? roots.find(({ folder }) => isBelow(path, folder))?.path;
  const hasNoManifest = (path: string) => manifestOf(path) === undefined;
  // A test without a manifest may refer to items in any folder.
  const isTestWithoutManifest = found.some(({ path, kind }) => kind === 'test' && hasNoManifest(path));
  const groups = Map.groupBy(
    found.filter(({ kind }) => kind !== 'manifest'),
    ({ path }) => manifestOf(path) ?? `\n${isTestWithoutManifest ? '' : folderOf(path)}`,
  );
  return [...groups].map(([key, members]) => ({
    folder: key.startsWith('\n') ? key.slice(1) : folderOf(key),
    manifest: key.startsWith('\n') ? undefined : key,
    items: members.flatMap(({ path, kind }) => (kind === 'item' ? [path] : [])),
    tests: members.flatMap(({ path, kind }) => (kind === 'test' ? [path] : [])),
  }));
}
