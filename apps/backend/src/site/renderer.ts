import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BootData } from '@lectern/sdk/endpoints/firstPage';

/** What the site's server build answers. */
export interface RenderedPage {
  readonly html: string;
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly title: string;
  /** What the browser takes over. */
  readonly state: unknown;
}

/** Renders the first page from its data; it runs from start to end without a pause. */
export type RenderPage = (input: { readonly data: BootData; readonly origin: string }) => RenderedPage;

function isRenderer(value: unknown): value is { readonly renderPage: RenderPage } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'renderPage' in value &&
    typeof value.renderPage === 'function'
  );
}

/**
 * Loads the site's server build, which is found by its place and not imported as source.
 * @throws when it is not there or has no `renderPage`.
 */
export async function loadRenderer(siteDir: string): Promise<RenderPage> {
  const built: unknown = await import(pathToFileURL(join(siteDir, 'server/server.js')).href);
  if (!isRenderer(built)) throw new TypeError('The built site has no renderPage');
  return built.renderPage;
}
