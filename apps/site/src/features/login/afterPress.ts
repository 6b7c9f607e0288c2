/**
 * A field is checked when it is left. Where a press leaves it, the message must wait for the release: it
 * would move what is being pressed away from under the finger, and nothing would be clicked.
 */

let isPressed = false;
addEventListener('pointerdown', () => (isPressed = true), { capture: true, passive: true });
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => (isPressed = false), { capture: true, passive: true });

/** Waits until nothing is pressed and its click has been heard; at once where nothing is. */
export function afterPress(): Promise<void> {
  if (!isPressed) return Promise.resolve();
  return new Promise((resolve) => {
    const ends = new AbortController();
    // The click comes in the same task as the release.
    const heard = () => {
      ends.abort();
      setTimeout(resolve);
    };
    for (const end of ['pointerup', 'pointercancel']) addEventListener(end, heard, { signal: ends.signal });
  });
}
