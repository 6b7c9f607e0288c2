import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
export interface PageAhead {
  readonly pattern: string;
  readonly calls: readonly string[];
  readonly isStudents: boolean;
  /** The modules of its screen and of the one that it leads on to, as the manifest names them. */
  readonly screens: readonly string[];
}

/** The site's server build. */
export interface Renderer {
  /** Renders the first page from its data; it runs from start to end without a pause. */
  readonly renderPage: (input: RenderInput) => RenderedPage;
  /** Tells whether the site has a page for a path, which stands behind the hash in its address. */
  readonly hasPage: (path: string) => boolean;
  /** The pages behind the hash, in the order in which they are looked for. */
  readonly pages: readonly PageAhead[];
}

function isRenderer(value: unknown): value is Renderer {
  return (
    typeof value === 'object' &&
    value !== null &&
    'renderPage' in value &&
    typeof value.renderPage === 'function' &&
    'hasPage' in value &&
    typeof value.hasPage === 'function' &&
    'pages' in value &&
    Array.isArray(value.pages)
  );
}

/**
 * Loads the site's server build, which is found by its place and not imported as source.
 * @throws when it is not there or is not the site's.
 */
export async function loadRenderer(siteDir: string): Promise<Renderer> {
  const built: unknown = await import(pathToFileURL(join(siteDir, 'server/server.js')).href);
  if (!isRenderer(built)) throw new TypeError('The built site has no renderPage, hasPage and pages');
  return built;
}
