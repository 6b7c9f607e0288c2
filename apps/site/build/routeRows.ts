import { posix } from 'node:path';
import type { Plugin } from 'vite';

const ROUTES = /site[\\/]src[\\/].*[rR]outes\.ts$/;
const SCREEN = /lazyScreen\(\s*\(\) => import\((['"])(.+?)\1\),?\s*\)/g;
/** What of a row only the delivered page reads: its first calls, and where it leads on to. */
const EARLY_FIELDS = /^ {4}(?:leadsTo: .*|load: \[(?:.*|\n[\s\S]*?^ {4})\],)\n/gm;

/**
 * Tells the server by which module each screen is made, so that the delivered page knows the files of every other page
 * before any script has arrived.
 */
const forServer: Plugin = {
  name: 'lectern:screen-sources',
  apply: (_config, { isSsrBuild }) => isSsrBuild === true,
  enforce: 'pre',
  transform: {
    filter: { id: ROUTES },
    handler(code, id) {
      const folder = posix.dirname(id.slice(id.lastIndexOf('/site/src/') + '/site/'.length));
      return code.replace(
        SCREEN,
        (screen, _quote, path: string) =>
          `Object.assign(${screen}, { source: '${posix.join(folder, path)}' })`,
      );
    },
  },
};

/** Leaves the first calls of pages out of the browser's files: the delivered page has them. */
const forBrowser: Plugin = {
  name: 'lectern:no-first-calls',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  transform: { filter: { id: ROUTES }, handler: (code) => code.replace(EARLY_FIELDS, '') },
};

/** What each build makes of the rows of routes. */
export const routeRows: readonly Plugin[] = [forServer, forBrowser];
