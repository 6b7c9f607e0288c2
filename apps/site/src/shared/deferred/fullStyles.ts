/**
 * A delivered page carries only the style rules that it shows, and names the sheets they were taken
 * from by disabled links. Whatever comes next may need the other rules: a panel, a dialog, another
 * page, another school's colours.
 */
const SHEETS = 'link[rel="stylesheet"][disabled]';

/** What is being loaded, by which sheets. */
const loading: Record<string, Promise<void> | undefined> = {};

function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(link.href));
    // Until all are here none counts: one before the others would win over what they say.
    link.media = 'not all';
    link.removeAttribute('disabled');
  });
}

async function load(which: string): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>(SHEETS + which)];
  try {
    await Promise.all(links.map(loaded));
    for (const link of links) link.media = 'all';
  } catch (error) {
    // A link that failed is asked for anew only when it is enabled anew.
    for (const link of links) link.setAttribute('disabled', '');
    throw error;
  }
}

function once(which: string): Promise<void> {
  return (loading[which] ??= load(which).catch((error: unknown) => {
    loading[which] = undefined;
    throw error;
  }));
}

/**
 * Loads what another page of this school needs, once: all sheets but those of which it shows nothing that the delivered
 * page does not show as well. A failed load is tried anew by the next call.
 */
export const pageStyles = (): Promise<void> => once(':not([data-late])');

/** Loads the style sheets whole, once; a failed load is tried anew by the next call. */
export const fullStyles = (): Promise<void> => pageStyles().then(() => once(''));

/** What people do before they open something. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Calls once when somebody is about to use the page. */
export function onFirstIntent(call: () => void): void {
  const handle = () => {
    for (const intent of INTENTS) removeEventListener(intent, handle);
    call();
  };
  for (const intent of INTENTS) addEventListener(intent, handle, { passive: true });
}
