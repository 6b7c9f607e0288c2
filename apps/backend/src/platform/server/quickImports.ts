import { enableCompileCache, registerHooks } from 'node:module';

/** Packages with hundreds of files, all of them ES modules: half of the files that a start imports. */
const MANY_FILES = /\/node_modules\/(?:drizzle-orm|typebox)\//;
const OWN_FILE = /^\.\.?\/.*\.m?js$/;

/**
 * Speeds up the following imports, which take most of a start; after a crash the site is unreachable until the
 * server is up. Compiled code is cached in a folder. Relative imports within {@link MANY_FILES} are resolved
 * without Node's own resolution, which parses the package's `package.json` for each file; that of drizzle-orm
 * has 178 KB and takes longer than the file.
 * @param folder of the compile cache; it may be deleted at any time.
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
