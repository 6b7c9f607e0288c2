/** Maximum number of pending values kept, in case the parent never passes them back. */
const MOST_ON_THE_WAY = 50;

/**
 * Tracks the values reported to the parent, to distinguish these from changes made by the parent when they come
 * back as props.
 */
export function createTold(value: string) {
  let last = value;
  /** Values reported but not yet passed back: several letters may be typed before the first is rendered. */
  let onTheWay: string[] = [];
  return {
    last: () => last,
    tell(written: string) {
      last = written;
      onTheWay = [...onTheWay.slice(-MOST_ON_THE_WAY), written];
    },
    /**
     * Accepts the parent's value; returns whether it is a change from outside, such as a form reset after
     * submission.
     */
    isNew(arrived: string): boolean {
      const at = onTheWay.lastIndexOf(arrived);
      onTheWay = onTheWay.slice(at + 1);
      if (at !== -1 || arrived === last) return false;
      onTheWay = [];
      last = arrived;
      return true;
    },
  };
}
