import { enableCompileCache, registerHooks } from 'node:module';

/** Packages in hundreds of files, all of them ES modules: half of what a start imports. */
const MANY_FILES = /\/node_modules\/(?:drizzle-orm|typebox)\//;
const OWN_FILE = /^\.\.?\/.*\.m?js$/;

/**
 * Makes the imports that follow quick, which are most of a start: a server that was killed is missed until it is
 * open. What was compiled is kept in a folder. And from one file of a package to the next Node reads the package's
 * description anew, which takes longer than the file where it has 178 KB, as that of drizzle-orm.
 * @param folder of what was compiled; it may be removed at any time.
 */
export function quickenImports(folder: string): void {
  enableCompileCache(folder);
  registerHooks({
    resolve: (specifier, context, next) => {
      const { conditions, parentURL = '' } = context;
      const isOwn = OWN_FILE.test(specifier) && MANY_FILES.test(parentURL) && conditions.includes('import');
      return isOwn
        ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context);
    },
  });
}
