import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * A field is validated when it is left. Where a press leaves it, what it then says must wait for the click: it
 * would move what is being pressed away from under the finger, and nothing would be clicked.
 */
let isPressed = false;

const waiting = new Set<() => void>();

/** Under a finger too these are what moves the focus: they come when it is lifted, and the click last. */
const RELEASES = ['mouseup', 'dragend', 'blur'];

function press({ button }: MouseEvent): void {
  isPressed ||= button === 0;
}

function release(): void {
  // The click comes in the same task.
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

/** Gives a value as it is, but for what becomes of it during a press: that is given when the click has been heard. */
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
