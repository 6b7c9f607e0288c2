import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * A field is validated when it loses the focus. If a press causes that, the message must not appear before the
 * click: it would shift the layout, and the click would miss its target.
 */
let isPressed = false;

const waiting = new Set<() => void>();

/**
 * Events after which the click follows. On touch screens too, the focus moves only on `mousedown`, which is
 * fired when the finger is lifted.
 */
const RELEASES = ['mouseup', 'dragend', 'blur'];

function press({ button }: MouseEvent): void {
  isPressed ||= button === 0;
}

function release(): void {
  // The click event is dispatched in the same task.
  setTimeout(() => {
    isPressed = false;
    for (const listener of waiting) listener();
  });
}

function watch(): void {
  addEventListener('mousedown', press, true);
  for (const type of RELEASES) addEventListener(type, release);
}

function unwatch(): void {
  removeEventListener('mousedown', press, true);
  for (const type of RELEASES) removeEventListener(type, release);
  isPressed = false;
}

function subscribe(listener: () => void): () => void {
  if (waiting.size === 0) watch();
  waiting.add(listener);
  return () => {
    waiting.delete(listener);
    if (waiting.size === 0) unwatch();
  };
}

/** Returns the value, except that changes during a press are returned only after the click was handled. */
export function useAfterPress<Value extends string | boolean | undefined>(value: Value): Value {
  const given = useRef(value);
  const now = useSyncExternalStore(
    subscribe,
    () => (isPressed ? given.current : value),
    () => value,
  );
  useEffect(() => {
    given.current = now;
  }, [now]);
  return now;
}
