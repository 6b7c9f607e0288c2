let opened = '';

/** Remembers the exercise whose room was opened last on this page, wherever it was begun. */
export function rememberOpened(recordId: string): void {
  opened = recordId;
}

/**
 * Tells a page that lists exercises whether one was opened since it asked last: what it shows may have a row more then, and
 * would push away what somebody is about to press.
 */
export function openedSince(): () => boolean {
  let known = '';
  return () => {
    const isNew = opened !== known;
    known = opened;
    return isNew;
  };
}
