/** Something on the page that the end of a session must not take away: an exercise that is being answered. */
export interface Work {
  /**
   * Another device has the log-in now (HTTP 409): writes nothing any more, and says so.
   * @returns false when it has done so already.
   */
  giveWay(): boolean;
}

let current: Work | undefined;

/** Notes that such work has begun; returns the way to end it. */
export function beginWork(work: Work): () => void {
  current = work;
  return () => {
    if (current === work) current = undefined;
  };
}

/** The work that the page is there for now; undefined where the session may simply end. */
export function workUnderWay(): Work | undefined {
  return current;
}
