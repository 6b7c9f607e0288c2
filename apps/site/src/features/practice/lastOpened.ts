let lastOpenedId = '';

/** Remembers the exercise that was last opened in this tab, wherever it was started. */
export function rememberOpened(recordId: string): void {
  lastOpenedId = recordId;
}

/**
 * Returns a function for pages that list exercises, which tells whether one was opened since its last call. If
 * so, the list shown may be out of date, and updating it in view would shift its rows under the pointer.
 */
export function openedSince(): () => boolean {
  let known = '';
  return () => {
    const isNew = lastOpenedId !== known;
    known = lastOpenedId;
    return isNew;
  };
}
