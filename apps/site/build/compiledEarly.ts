import type { Plugin } from 'vite';

/** Whether a module is the site's own, or what draws it. A library alone comes when something is opened. */
const isOfPages = (id: string): boolean =>
  !id.startsWith('\0') && (!id.includes('/node_modules/') || id.includes('/react-dom/'));

/**
 * Writes the line on top of each file by which a browser compiles all its functions beside the page, while the file
 * comes in, instead of each as it is first called: most of what a page brings is called at once
 * (docs/decisions/early-compilation.md).
 */
export const compiledEarly: Plugin = {
  name: 'lectern:compiled-early',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    // Vite writes a line of its own on top, and the browser looks at the first alone.
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.moduleIds.some(isOfPages))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};
