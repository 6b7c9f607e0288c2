import { posix } from 'node:path';
import type { Plugin } from 'vite';

const ROUTES = /site[\\/]src[\\/].*[rR]outes\.ts$/;
const SCREEN = /lazyScreen\(\s*\(\) => import\((['"])(.+?)\1\),?\s*\)/g;
/** Matches the fields of a route that only the delivered page reads: its first calls, and its redirect target. */
const EARLY_FIELDS = /^ {4}(?:redirectTo: .*|load: \[(?:.*|\n[\s\S]*?^ {4})\],)\n/gm;

/**
 * Adds each screen's source module to the server's build, so that the delivered page knows the files of every
 * other page before any script has loaded.
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

/** Removes the first calls of pages from the browser's build, since the delivered page contains them. */
const forBrowser: Plugin = {
  name: 'lectern:no-first-calls',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'pre',
  transform: { filter: { id: ROUTES }, handler: (code) => code.replace(EARLY_FIELDS, '') },
};

/** The plugins that transform route rows for each build. */
export const routeRows: readonly Plugin[] = [forServer, forBrowser];
