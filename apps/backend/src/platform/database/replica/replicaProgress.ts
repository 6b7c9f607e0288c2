/** A place in the log that the primary writes and its replicas replay, in bytes since its beginning. */
export type LogPosition = bigint;

interface Seen {
  readonly at: number;
  readonly position: LogPosition;
}

/**
 * How late a replica is, told from how far the primary's log was when, and how far the replica has replayed it. Neither
 * hangs on the clocks of their machines, nor on something being written.
 */
export class ReplicaProgress {
  /** What the primary had written, oldest first; the first is the newest that was replayed, once there is one. */
  #written: readonly Seen[] = [];
  #replayed: LogPosition | undefined;

  /** Notes how far the primary's log is. @param at milliseconds of a steady clock, before the primary was asked */
  wrote(position: LogPosition, at: number): void {
    this.#written = [...this.#written, { at, position }];
    this.#forget();
  }

  /** Notes how far the replica is. */
  replayed(position: LogPosition): void {
    this.#replayed = position;
    this.#forget();
  }

  /** How old the newest moment is that the replica has all of, in milliseconds; infinite where none is known. */
  lagMs(now: number): number {
    const replayed = this.#newestReplayed();
    return replayed === undefined ? Infinity : now - replayed.at;
  }

  /** Begins anew, as for another replica. */
  reset(): void {
    this.#written = [];
    this.#replayed = undefined;
  }

  #newestReplayed(): Seen | undefined {
    const until = this.#replayed;
    return until === undefined ? undefined : this.#written.findLast(({ position }) => position <= until);
  }

  #forget(): void {
    const newest = this.#newestReplayed();
    if (newest !== undefined) this.#written = this.#written.slice(this.#written.indexOf(newest));
  }
}
