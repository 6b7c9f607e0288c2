/** A parent that never gives back what it is told must not keep all of it here. */
const MOST_ON_THE_WAY = 50;

/** What the parent was told, so that a value that comes back is known from one of its own. */
export function createTold(value: string) {
  let last = value;
  /** What was told and has not come back as the value: two letters may be typed before the first is drawn. */
  let onTheWay: string[] = [];
  return {
    last: () => last,
    tell(written: string) {
      last = written;
      onTheWay = [...onTheWay.slice(-MOST_ON_THE_WAY), written];
    },
    /** Takes the parent's value; gives whether it comes from outside, as in a form that is emptied after it was sent. */
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
