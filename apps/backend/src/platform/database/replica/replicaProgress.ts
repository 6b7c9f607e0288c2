/** A position in the log that the primary writes and its replicas replay, in bytes since its beginning. */
export type LogPosition = bigint;

interface Seen {
  readonly at: number;
  readonly position: LogPosition;
}

/**
 * Computes a replica's lag from when the primary's log had reached which position, and from what the replica
 * has replayed. The result depends neither on the clocks of the two machines nor on a steady flow of writes.
 */
export class ReplicaProgress {
  /** Positions of the primary's log, oldest first; the first is the newest one that was replayed, once there is one. */
  #primary: readonly Seen[] = [];
  #replayed: LogPosition | undefined;

  /** Records the primary's log position. @param at milliseconds of a monotonic clock, before the primary was asked */
  wrote(position: LogPosition, at: number): void {
    this.#primary = [...this.#primary, { at, position }];
    this.#forget();
  }

  /** Records the replica's log position. */
  replayed(position: LogPosition): void {
    this.#replayed = position;
    this.#forget();
  }

  /**
   * Returns the age of the newest moment whose data the replica has completely, in milliseconds; infinite where
   * none is known.
   */
  lagMs(now: number): number {
    const replayed = this.#newestReplayed();
    return replayed === undefined ? Infinity : now - replayed.at;
  }

  /** Forgets all positions, as for another replica. */
  reset(): void {
    this.#primary = [];
    this.#replayed = undefined;
  }

  #newestReplayed(): Seen | undefined {
    const until = this.#replayed;
    return until === undefined ? undefined : this.#primary.findLast(({ position }) => position <= until);
  }

  #forget(): void {
    const newest = this.#newestReplayed();
    if (newest !== undefined) this.#primary = this.#primary.slice(this.#primary.indexOf(newest));
  }
}
