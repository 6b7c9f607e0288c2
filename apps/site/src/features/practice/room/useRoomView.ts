import { useState, useSyncExternalStore } from 'react';
import { getVersion, subscribe } from 'valtio/vanilla';
import { room } from './state/room.state.ts';

const follow = (listener: () => void) => subscribe(room, listener);

/** Draws anew only when the room has changed since. */
function viewOf<View>(draw: (before: View | undefined) => View): () => View {
  let drawn: { readonly version: number | undefined; readonly view: View } | undefined;
  return () => {
    const version = getVersion(room);
    if (drawn === undefined || drawn.version !== version) drawn = { version, view: draw(drawn?.view) };
    return drawn.view;
  };
}

/**
 * Follows something that is drawn from the whole room. A snapshot would note each question that was looked at
 * and compare all of them after each answer, which a paper of 2,000 questions feels.
 * @param draw reads the room; the component is rendered anew only when it gives something else than before. It must stay the same function.
 */
export function useRoomView<View>(draw: (before: View | undefined) => View): View {
  const [read] = useState(() => viewOf(draw));
  return useSyncExternalStore(follow, read, read);
}
