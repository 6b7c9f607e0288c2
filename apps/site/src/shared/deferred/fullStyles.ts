/**
 * Selects the style sheets of a delivered page, which has only the rules it shows inline and links the sheets
 * they were taken from as disabled. Whatever appears next may need the other rules: a panel, a dialog, another
 * page, another school's colours.
 */
const SHEETS = 'link[rel="stylesheet"][disabled]';

/** Loads in progress or done, by selector of the sheets. */
const loading: Record<string, Promise<void> | undefined> = {};

function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(link.href));
    // No sheet applies until all are loaded: one alone could override rules of the others.
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
    // The browser fetches a failed link again only when it is enabled again.
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
 * Loads, once, the styles that other pages of this school need: all sheets except those whose used rules the
 * delivered page already has inline. After a failure, the next call retries.
 */
export const pageStyles = (): Promise<void> => once(':not([data-late])');

/** Loads all style sheets, once; after a failure, the next call retries. */
export const fullStyles = (): Promise<void> => pageStyles().then(() => once(''));

/** Events that precede opening something. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Calls once, at the first sign that somebody is about to use the page. */
export function onFirstIntent(call: () => void): void {
  const handle = () => {
    for (const intent of INTENTS) removeEventListener(intent, handle);
    call();
  };
  for (const intent of INTENTS) addEventListener(intent, handle, { passive: true });
}
