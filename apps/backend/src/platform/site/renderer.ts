import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import type { BootData } from '@lectern/sdk/endpoints/firstPage';

/** What the site's server build answers. */
export interface RenderedPage {
  readonly html: string;
  readonly htmlAttributes: Readonly<Record<string, string>>;
  /** Rules of the school's own colours; empty where it has none. */
  readonly css: string;
  readonly title: string;
  /** What the browser takes over. */
  readonly state: unknown;
}

/** A page that is shared by its plain path, as the site writes it before its own code has come. */
export interface Article {
  readonly title: string;
  /** Address of a picture; empty without one. */
  readonly image: string;
  readonly paragraphs: readonly string[];
}

/** What a page is rendered from. */
export interface RenderInput {
  readonly data: BootData;
  readonly origin: string;
  /** Writes the page for an address that leads nowhere, in place of the home page. */
  readonly isMissing: boolean;
  /** Writes this page in place of the home page. */
  readonly article?: Article | undefined;
}

/** What the delivered page's own script knows of another page: its address, its first calls to be filled in, and its modules. */
export interface PagePreload {
  readonly path: string;
  readonly calls: readonly string[];
  readonly isStudents: boolean;
  readonly hasHeader: boolean;
  /** The modules of its screen and of the one that it leads on to, as the manifest names them. */
  readonly screens: readonly string[];
}

/** What the delivered page's own script knows of the site. */
export interface SitePreloads {
  /** The pages behind the hash, in the order in which they are looked for. */
  readonly pages: readonly PagePreload[];
  /** What each of them asks for besides where somebody is logged in. */
  readonly student: Pick<PagePreload, 'calls' | 'screens'>;
}

/** A page behind the hash, drawn. */
export interface DrawnPage {
  /** What stands inside `#root`. */
  readonly html: string;
  /** Its path and query: those asked for, or those of the page that this one leads on to. */
  readonly address: string;
}

/** What a page behind the hash is drawn from. */
export interface DrawPageInput {
  readonly data: BootData;
  readonly origin: string;
  readonly path: string;
  /** Without its `?`. */
  readonly search: string;
  /** Who asks; a visitor has no token. */
  readonly session: Readonly<Record<'token' | 'userId' | 'companyId' | 'schoolId', string>>;
  /** Makes the page's calls. */
  readonly fetch: typeof fetch;
}

/** A copy of the site's server build, with stores of its own. */
interface SiteCopy {
  /** Loads what pages are made of. */
  readonly ready: () => Promise<void>;
  readonly renderPage: (input: RenderInput) => RenderedPage;
  readonly drawPage: (input: DrawPageInput) => Promise<DrawnPage | undefined>;
  readonly hasPage: (path: string) => boolean;
  readonly preloads: () => SitePreloads;
}

/** The site's server build. */
export interface Renderer {
  /** Renders the first page from its data; it runs from start to end without a pause. */
  readonly renderPage: SiteCopy['renderPage'];
  /**
   * Draws a page behind the hash, for a visitor or for a student, in a copy of the site of its own: what one student's
   * page is made from is nowhere when another's is drawn. Undefined where only the browser can draw it.
   */
  readonly drawPage: SiteCopy['drawPage'];
  /** Tells whether the site has a page for a path, which stands behind the hash in its address. */
  readonly hasPage: SiteCopy['hasPage'];
  readonly preloads: SitePreloads;
}

const PARTS = ['ready', 'renderPage', 'drawPage', 'hasPage', 'preloads'] as const;

const isSiteCopy = (value: unknown): value is SiteCopy =>
  typeof value === 'object' &&
  value !== null &&
  PARTS.every((part) => typeof Reflect.get(value, part) === 'function');

/** Runs a file of the build, as Node runs a CommonJS module; the site reads its address as it does in a browser. */
type Run = (
  exports: object,
  require: (name: string) => unknown,
  module: { exports: object },
  location: URL | undefined,
) => void;

/** The file with the site itself; what stands in the others, React for one, knows nobody and is there once for all. */
const SITE = 'server.cjs';

/**
 * Loads the site's server build, which is found by its place and not imported as source.
 * @returns the way to make a copy of it for an address, within a few milliseconds.
 * @throws when it is not there.
 */
async function loadCopies(folder: string): Promise<(location?: URL) => unknown> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cjs'));
  const files = new Map(
    await Promise.all(
      names.map(async (name): Promise<[string, Run]> => {
        const filename = join(folder, name);
        const text = await readFile(filename, 'utf8');
        const run: Run = new Script(`(function (exports, require, module, location) {${text}\n})`, {
          filename,
        }).runInThisContext();
        return [name, run];
      }),
    ),
  );
  const ofNode = createRequire(join(folder, SITE));
  const shared = new Map<string, object>();
  function require(name: string): unknown {
    const file = basename(name);
    const run = files.get(file);
    if (run === undefined) return ofNode(name);
    const known = shared.get(file);
    if (known !== undefined) return known;
    const module = { exports: {} };
    shared.set(file, module.exports);
    run(module.exports, require, module, undefined);
    return module.exports;
  }
  return (location) => {
    const module = { exports: {} };
    files.get(SITE)?.(module.exports, require, module, location);
    return module.exports;
  };
}

/**
 * Loads the site's server build.
 * @throws when it is not there or is not the site's.
 */
export async function loadRenderer(siteDir: string): Promise<Renderer> {
  const copies = await loadCopies(join(siteDir, 'server'));
  const makeCopy = (location?: URL): SiteCopy => {
    const copy = copies(location);
    if (!isSiteCopy(copy)) throw new TypeError(`The built site has not all of ${PARTS.join(', ')}`);
    return copy;
  };
  const first = makeCopy();
  await first.ready();
  return {
    ...first,
    preloads: first.preloads(),
    drawPage: (input) => makeCopy(new URL(`/#${input.path}?${input.search}`, input.origin)).drawPage(input),
  };
}
