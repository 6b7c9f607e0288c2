import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { Script } from 'node:vm';
import type { BootData } from '@lectern/sdk/endpoints/firstPage';

/** The result of rendering the first page. */
export interface RenderedPage {
  readonly html: string;
  readonly htmlAttributes: Readonly<Record<string, string>>;
  /** CSS rules of the school's own colours; empty where it has none. */
  readonly css: string;
  readonly title: string;
  /** The state that the browser hydrates with. */
  readonly state: unknown;
}

/** A shared page, as the site shows it before its own code is loaded. */
export interface Article {
  /** Its path behind the hash. */
  readonly path: string;
  readonly title: string;
  /** URL of a picture; empty without one. */
  readonly image: string;
  readonly paragraphs: readonly string[];
}

/** The data that a page is rendered from. */
export interface RenderInput {
  readonly data: BootData;
  readonly origin: string;
  /** Renders the page for a missing address, instead of the home page. */
  readonly isMissing: boolean;
  /** Renders this page, instead of the home page. */
  readonly article?: Article | undefined;
}

/**
 * What the delivered page's inline script preloads for another page: the pattern of its path, its first calls
 * as templates, and its modules.
 */
export interface PagePreload {
  readonly path: string;
  readonly calls: readonly string[];
  readonly isStudents: boolean;
  readonly hasHeader: boolean;
  /** The modules of its screen and of the screen it redirects to, by their names in the manifest. */
  readonly screens: readonly string[];
}

/** What the delivered page's inline script knows of the site. */
export interface SitePreloads {
  /** The pages behind the hash, in the order in which they are matched. */
  readonly pages: readonly PagePreload[];
  /** What each page needs in addition where a student is logged in. */
  readonly student: Pick<PagePreload, 'calls' | 'screens'>;
}

/** A page from behind the hash, rendered. */
export interface RenderedHashPage {
  /** The content of `#root`. */
  readonly html: string;
  /** Its path and query: the requested ones, or those of the page it redirects to. */
  readonly address: string;
}

/** The data that a page from behind the hash is rendered from. */
export interface HashPageInput {
  readonly data: BootData;
  readonly origin: string;
  readonly path: string;
  /** Without its `?`. */
  readonly search: string;
  /** The requester's session; a visitor has no token. */
  readonly session: Readonly<Record<'token' | 'userId' | 'companyId' | 'schoolId', string>>;
  /** Makes the page's calls. */
  readonly fetch: typeof fetch;
}

/** An instance of the site's server build, with stores of its own. */
interface SiteCopy {
  /** Loads all modules that pages need. */
  readonly ready: () => Promise<void>;
  readonly renderPage: (input: RenderInput) => RenderedPage;
  readonly renderHashPage: (input: HashPageInput) => Promise<RenderedHashPage | undefined>;
  readonly hasPage: (path: string) => boolean;
  readonly preloads: () => SitePreloads;
}

/** The site's server build. */
export interface Renderer {
  /** Renders the first page from its data, synchronously. */
  readonly renderPage: SiteCopy['renderPage'];
  /**
   * Renders a page from behind the hash, for a visitor or for a student, in an instance of the site of its own,
   * so that no student's data can get into another's page. Undefined where only the browser can render it.
   */
  readonly renderHashPage: SiteCopy['renderHashPage'];
  /** Tells whether the site has a page for a path behind the hash. */
  readonly hasPage: SiteCopy['hasPage'];
  readonly preloads: SitePreloads;
}

const PARTS = ['ready', 'renderPage', 'renderHashPage', 'hasPage', 'preloads'] as const;

const isSiteCopy = (value: unknown): value is SiteCopy =>
  typeof value === 'object' &&
  value !== null &&
  PARTS.every((part) => typeof Reflect.get(value, part) === 'function');

/**
 * Runs a file of the build, like Node's wrapper of a CommonJS module; `location` is the page's URL, as in a
 * browser.
 */
type Run = (
  exports: object,
  require: (name: string) => unknown,
  module: { exports: object },
  location: URL | undefined,
) => void;

/** The file that is run anew for each instance. The other files, such as React, hold no user data and are shared. */
const SITE = 'server.cjs';

/**
 * Loads the site's server build from its folder, since it is no source file that could be imported.
 * @returns a function that makes an instance for a URL, within a few milliseconds.
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
    renderHashPage: (input) =>
      makeCopy(new URL(`/#${input.path}?${input.search}`, input.origin)).renderHashPage(input),
  };
}
