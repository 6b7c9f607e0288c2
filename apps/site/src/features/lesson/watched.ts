/** A range that was played, in seconds: from, to. */
export type Stretch = [from: number, to: number];

/** A larger step between reported positions is a seek: players report four times a second, at most at double speed. */
const MAX_STEP_SECONDS = 2;

/** Derives the ranges really played from the positions that a player reports. */
export class WatchRecorder {
  #stretches: Stretch[] = [];
  #last: number | undefined;

  /** Records that the player is at this position, playing. */
  tick(position: number): void {
    const last = this.#last;
    this.#last = position;
    if (last === undefined || position <= last || position - last > MAX_STEP_SECONDS) return;
    const open = this.#stretches.at(-1);
    if (open !== undefined && Math.abs(open[1] - last) < 0.01) open[1] = position;
    else this.#stretches.push([last, position]);
  }

  /** Records that the player stopped or seeked: the next position starts a new range. */
  pause(): void {
    this.#last = undefined;
  }

  /** Whether something was played since the last `take`. */
  get hasNews(): boolean {
    return this.#stretches.length > 0;
  }

  /** Returns what was played since the last call. */
  take(): Stretch[] {
    const stretches = this.#stretches;
    this.#stretches = [];
    return stretches;
  }

  /** Puts back what could not be delivered. */
  giveBack(stretches: readonly Stretch[]): void {
    this.#stretches = [...stretches, ...this.#stretches];
  }
}
