/** Requested files by address, with a promise for style sheets; searching the document for each would be slow. */
const requestedFiles = new Map<string, Promise<unknown> | undefined>();

function begin(href: string): Promise<unknown> | undefined {
  const isSheet = href.endsWith('css');
  if (document.querySelector(`link[href="${href}"]${isSheet ? '[rel=stylesheet]' : ''}`)) return undefined;
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  if (!isSheet) link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return isSheet
    ? new Promise((resolve, reject) => {
        link.onload = resolve;
        link.onerror = () => {
          requestedFiles.delete(href);
          link.remove();
          reject(new Error(href));
        };
      })
    : undefined;
}

/**
 * Adds a link to a file to the document, unless it is requested already; returns a promise for the arrival of a
 * style sheet.
 */
function ask(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (!requestedFiles.has(href)) requestedFiles.set(href, begin(href));
  return requestedFiles.get(href);
}

/**
 * Loads a late part: its code and its style sheets in parallel. The bundler inserts this into every `import()`,
 * because its own loader requests the code only after the sheets have arrived.
 */
export async function loadFiles<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
): Promise<Module> {
  try {
    return (await Promise.all([load(), ...files.map(ask)]))[0];
  } catch (error) {
    // `app/build/newerBuild.ts` listens.
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
