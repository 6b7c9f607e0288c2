import { useState, useSyncExternalStore } from 'react';
import { getVersion, subscribe } from 'valtio/vanilla';
import { room } from './state/room.state.ts';

const follow = (listener: () => void) => subscribe(room, listener);

/** Returns a function that computes the view again only if the room has changed since. */
function viewOf<View>(draw: (before: View | undefined) => View): () => View {
  let drawn: { readonly version: number | undefined; readonly view: View } | undefined;
  return () => {
    const version = getVersion(room);
    if (drawn === undefined || drawn.version !== version) drawn = { version, view: draw(drawn?.view) };
    return drawn.view;
  };
}

/**
 * Subscribes to a view computed from the whole room. A Valtio snapshot would track each question that was read
 * and compare all of them after each answer, which is slow for a paper of 2,000 questions.
 * @param draw computes the view; the component re-renders only when it returns a different value. It must be a
 *   stable function.
 */
export function useRoomView<View>(draw: (before: View | undefined) => View): View {
  const [read] = useState(() => viewOf(draw));
  return useSyncExternalStore(follow, read, read);
}
