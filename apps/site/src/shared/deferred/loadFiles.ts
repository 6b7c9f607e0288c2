/** Sheets that are asked for, by address. */
const sheets = new Map<string, Promise<unknown>>();

/** Asks for a file beside the one that needs it; tells when a style sheet is here. */
function ask(file: string): Promise<unknown> | undefined {
  const href = `/${file}`;
  const isSheet = file.endsWith('css');
  const asked = sheets.get(href);
  if (asked || document.querySelector(`link[href="${href}"]${isSheet ? '[rel=stylesheet]' : ''}`))
    return asked;
  const link = document.createElement('link');
  link.rel = isSheet ? 'stylesheet' : 'modulepreload';
  if (!isSheet) link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!isSheet) return undefined;
  const arrival = new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      sheets.delete(href);
      link.remove();
      reject(new Error(href));
    };
  });
  sheets.set(href, arrival);
  return arrival;
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
    // `app/start/newerBuild.ts` listens.
    dispatchEvent(new Event('vite:preloadError'));
    throw error;
  }
}
