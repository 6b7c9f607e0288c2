import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPart } from '../Popup/part.ts';

const part = createPart(() => import('./engine/Engine.tsx'));

/** How long nothing must be typed before the editor takes the place of the plain field, in ms. */
const QUIET_MS = 300;

export interface LateEngineOptions {
  /** Whether a plain field cannot show what is written. */
  readonly isUnreadable: boolean;
  readonly isReadOnly: boolean;
}

/** Fetches the editor when somebody goes to the plain field, and says when it may take the place of that. */
export function useLateEngine(
  area: RefObject<HTMLTextAreaElement | null>,
  { isUnreadable, isReadOnly }: LateEngineOptions,
) {
  // What a plain field cannot show waits for nobody.
  const [isWanted, setWanted] = useState(isUnreadable && !isReadOnly);
  const [isHere, setHere] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const module = part.usePart(isWanted);
  const caret = useRef<readonly [number, number]>(undefined);
  const typing = useRef({ at: 0, isComposing: false });

  const want = () => {
    setWanted(true);
    setFailed(false);
    part.fetch().catch(() => setFailed(true));
  };
  const fetchForMarkup = useEffectEvent(() => {
    if (isUnreadable && !isReadOnly) part.fetch().catch(() => setFailed(true));
  });
  // Once, at the start; later it is asked for by hand.
  useEffect(() => fetchForMarkup(), []);

  useEffect(() => {
    // One of many fields that nobody goes to stays as light as it is.
    if (!module || !isWanted || isHere || isReadOnly) return;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      const own = area.current;
      const isTyped = own !== null && own.ownerDocument.activeElement === own;
      const quiet = performance.now() - typing.current.at;
      if (isTyped && (typing.current.isComposing || quiet < QUIET_MS)) {
        timer = setTimeout(attempt, QUIET_MS);
        return;
      }
      caret.current = isTyped ? [own.selectionStart, own.selectionEnd] : undefined;
      setHere(true);
    };
    attempt();
    return () => clearTimeout(timer);
  }, [area, module, isWanted, isHere, isReadOnly]);

  return {
    /** Its module, from when it stands in the place of the plain field. */
    module: isHere && !isReadOnly ? module : null,
    isFailed,
    /** Where the caret was in the plain field then, if it was in it. */
    caret,
    want,
    /** Follows what is typed in the plain field. */
    typing: {
      onCompositionStart: () => {
        typing.current.isComposing = true;
      },
      onCompositionEnd: () => {
        typing.current.isComposing = false;
      },
      onKeyDown: () => {
        typing.current.at = performance.now();
      },
      onInput: () => {
        typing.current.at = performance.now();
      },
    },
  };
}
