/**
 * A delivered page carries only the style rules that it shows, and names the sheets they were taken
 * from by disabled links. Whatever comes next may need the other rules: a panel, a dialog, another
 * page, another school's colours.
 */

let loading: Promise<void> | undefined;

function loaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => reject(new Error(link.href));
    // Until all are here none counts: one before the others would win over what they say.
    link.media = 'not all';
    link.removeAttribute('disabled');
  });
}

async function load(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')];
  try {
    await Promise.all(links.map(loaded));
    for (const link of links) link.media = 'all';
  } catch (error) {
    // A link that failed is asked for anew only when it is enabled anew.
    for (const link of links) link.setAttribute('disabled', '');
    throw error;
  }
}

/** Loads the style sheets whole, once; a failed load is tried anew by the next call. */
export function fullStyles(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

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
