import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPart } from '../lazy/index.ts';

const part = createPart(() => import('./engine/Engine.tsx'));

/** Pause in typing after which the editor replaces the plain field, in ms. */
const QUIET_MS = 300;

export interface LateEngineOptions {
  /** Whether a plain field cannot show the content. */
  readonly isUnreadable: boolean;
  readonly isReadOnly: boolean;
}

/** Loads the editor when the plain field is focused, and decides when it replaces the field. */
export function useLateEngine(
  area: RefObject<HTMLTextAreaElement | null>,
  { isUnreadable, isReadOnly }: LateEngineOptions,
) {
  // Content that a plain field cannot show needs the editor at once.
  const [isNeeded, setNeeded] = useState(isUnreadable && !isReadOnly);
  const [isHere, setHere] = useState(false);
  const [isFailed, setFailed] = useState(false);
  const module = part.usePart(isNeeded);
  const caret = useRef<readonly [number, number]>(undefined);
  const typing = useRef({ at: 0, isComposing: false });

  const requestEngine = () => {
    setNeeded(true);
    setFailed(false);
    part.fetch().catch(() => setFailed(true));
  };
  const fetchForMarkup = useEffectEvent(() => {
    if (isUnreadable && !isReadOnly) part.fetch().catch(() => setFailed(true));
  });
  // Only once on mount; later the user can retry.
  useEffect(() => fetchForMarkup(), []);

  useEffect(() => {
    // The editor's code may be loaded for another field; this field stays plain until it is focused.
    if (!module || !isNeeded || isHere || isReadOnly) return;
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
  }, [area, module, isNeeded, isHere, isReadOnly]);

  return {
    /** The editor's module, once it has replaced the plain field. */
    module: isHere && !isReadOnly ? module : null,
    isFailed,
    /** Selection in the plain field at that moment, if it had the focus. */
    caret,
    requestEngine,
    /** Event handlers that track typing in the plain field. */
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
