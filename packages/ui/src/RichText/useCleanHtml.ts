import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { drawableFormulas } from './letters.ts';
import { cleanSimple, isWords } from './simple.ts';

/** How long after a failed load it is tried anew, in milliseconds. */
const RETRY_MS = 5000;

let clean: ((html: string, tableLabel?: string) => string) | undefined;
let loading: Promise<void> | undefined;

const load = async (): Promise<void> => {
  clean = (await import('./clean.ts')).cleanRichText;
};

/** Tells when every text can be shown; what cleans the less simple ones comes when the first such text does. */
export function richTextReady(): Promise<void> {
  loading ??= load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    loading = undefined;
    return richTextReady();
  });
  return loading;
}

let writeOnServer: (html: string, isInline: boolean) => string = () => '';

/**
 * Lets a server that draws pages write rich texts, which are empty there otherwise.
 * @param write cleans a text without a document, or gives an empty one; `isInline` says that it stands in a line.
 */
export function richTextOnServer(write: typeof writeOnServer): void {
  writeOnServer = write;
}

const never = () => () => undefined;

/**
 * Cleans HTML that a school wrote, as `cleanRichText` does. A text that is not simple is empty until the library that
 * cleans it is here; so is one with markup on a server, where there is no document, unless {@link richTextOnServer} says
 * how to write it.
 * @param tableLabel names the tables that have no caption. @defaultValue ''
 * @param isInline whether it stands in a line. @defaultValue false
 */
export function useCleanHtml(html: string, tableLabel = '', isInline = false): string {
  const canClean = useSyncExternalStore(
    never,
    () => true,
    // Mere words are the same on a server, and need not be written again when they are taken over.
    () => isWords(html),
  );
  const simple = useMemo(
    () => (canClean ? cleanSimple(html, tableLabel) : writeOnServer(html, isInline)),
    [canClean, html, tableLabel, isInline],
  );
  const isAwaited = simple === undefined && clean === undefined;
  const [, showIt] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isAwaited) return undefined;
    let isGone = false;
    void richTextReady().then(() => !isGone && showIt());
    return () => {
      isGone = true;
    };
  }, [isAwaited]);
  const known = clean;
  return useMemo(
    () => drawableFormulas(simple ?? known?.(html, tableLabel) ?? ''),
    [simple, known, html, tableLabel],
  );
}
