/** Work on the page that the end of a session must not discard: an exercise in progress. */
export interface Work {
  /**
   * Handles that another device has logged in (HTTP 409): stops saving and shows a notice.
   * @returns false if it has already done so.
   */
  yieldToOtherDevice(): boolean;
}

let current: Work | undefined;

/** Registers work in progress; returns the function that ends it. */
export function beginWork(work: Work): () => void {
  current = work;
  return () => {
    if (current === work) current = undefined;
  };
}

/** Returns the work in progress on the page; undefined if the session may simply end. */
export function currentWork(): Work | undefined {
  return current;
}
