/** Maximum number of pending values kept, in case the parent never passes them back. */
const MAX_PENDING = 50;

/**
 * Tracks the values reported to the parent, to distinguish these from changes made by the parent when they come
 * back as props.
 */
export function createReportedValues(value: string) {
  let last = value;
  /** Values reported but not yet passed back: several letters may be typed before the first is rendered. */
  let pending: string[] = [];
  return {
    last: () => last,
    report(value: string) {
      last = value;
      pending = [...pending.slice(-MAX_PENDING), value];
    },
    /**
     * Accepts the parent's value; returns whether it is a change from outside, such as a form reset after
     * submission.
     */
    isNew(arrived: string): boolean {
      const at = pending.lastIndexOf(arrived);
      pending = pending.slice(at + 1);
      if (at !== -1 || arrived === last) return false;
      pending = [];
      last = arrived;
      return true;
    },
  };
}
