import type { Plugin } from 'vite';

/** Whether a module belongs to the site or renders it. Libraries that are loaded on demand do not. */
const isOfPages = (id: string): boolean =>
  !id.startsWith('\0') && (!id.includes('/node_modules/') || id.includes('/react-dom/'));

/**
 * Adds the magic comment to each file that makes the browser compile all its functions eagerly, off the main
 * thread while the file is loading, instead of each on its first call: most functions of a page are called at
 * once (docs/decisions/early-compilation.md).
 */
export const compiledEarly: Plugin = {
  name: 'lectern:compiled-early',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    // Vite adds a line of its own at the top, and browsers only recognise the comment on the first line.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.moduleIds.some(isOfPages))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};
