/** Files that are asked for, by address, with the arrival of style sheets: to look for each in the page again takes long. */
const asked = new Map<string, Promise<unknown> | undefined>();

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
          asked.delete(href);
          link.remove();
          reject(new Error(href));
        };
      })
    : undefined;
}

/** Asks for a file beside the one that needs it; tells when a style sheet is here. */
function ask(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  if (!asked.has(href)) asked.set(href, begin(href));
  return asked.get(href);
}

/**
 * Loads a late part: its code and its style sheets at the same moment. Written into every `import()` by the bundler,
 * whose own loader asks for the code only when the sheets are here.
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
