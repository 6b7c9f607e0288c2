import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react';
import { untilLoaded } from '../lazy/index.ts';
import { drawableFormulas } from './letters.ts';
import { cleanSimple, isWords } from './simple.ts';

let clean: ((html: string, tableLabel?: string) => string) | undefined;
let loading: Promise<void> | undefined;

/**
 * Resolves when every text can be displayed. The library for complex texts is loaded when the first such text
 * is rendered, or by this call.
 */
export function richTextReady(): Promise<void> {
  loading ??= untilLoaded(async () => {
    clean = (await import('./clean.ts')).cleanRichText;
  });
  return loading;
}

let writeOnServer: (html: string, isInline: boolean) => string = () => '';

/**
 * Sets how rich text is rendered on a server, where it is empty otherwise.
 * @param write sanitises a text without a DOM, or returns an empty one; `isInline` says that it is displayed
 *   inline.
 */
export function richTextOnServer(write: typeof writeOnServer): void {
  writeOnServer = write;
}

const never = () => () => undefined;

/**
 * Sanitises HTML that a school wrote, like `cleanRichText`. Returns an empty text while the library for complex
 * HTML is loading. On a server, where there is no DOM, text with markup is empty too, unless {@link
 * richTextOnServer} sets how to render it.
 * @param tableLabel names tables without a caption. @defaultValue ''
 * @param isInline whether it is displayed inline. @defaultValue false
 */
export function useCleanHtml(html: string, tableLabel = '', isInline = false): string {
  const canClean = useSyncExternalStore(
    never,
    () => true,
    // Plain text is the same on a server, so hydration need not render it again.
    () => isWords(html),
  );
  const simple = useMemo(
    () => (canClean ? cleanSimple(html, tableLabel) : writeOnServer(html, isInline)),
    [canClean, html, tableLabel, isInline],
  );
  const isPending = simple === undefined && clean === undefined;
  const [, showIt] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!isPending) return undefined;
    let isGone = false;
    void richTextReady().then(() => !isGone && showIt());
    return () => {
      isGone = true;
    };
  }, [isPending]);
  const known = clean;
  return useMemo(
    () => drawableFormulas(simple ?? known?.(html, tableLabel) ?? ''),
    [simple, known, html, tableLabel],
  );
}
