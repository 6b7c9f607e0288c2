/** A stretch that was played, in seconds: from, to. */
export type Stretch = [from: number, to: number];

/** Longer steps of the playing time are jumps: players tick four times a second, at most at double speed. */
const LONGEST_STEP_SECONDS = 2;

/** Collects what was really played out of the positions that a player reports. */
export class WatchRecorder {
  #stretches: Stretch[] = [];
  #last: number | undefined;

  /** The player is at this position, playing. */
  tick(position: number): void {
    const last = this.#last;
    this.#last = position;
    if (last === undefined || position <= last || position - last > LONGEST_STEP_SECONDS) return;
    const open = this.#stretches.at(-1);
    if (open !== undefined && Math.abs(open[1] - last) < 0.01) open[1] = position;
    else this.#stretches.push([last, position]);
  }

  /** The player stopped or jumped: the next position begins a new stretch. */
  pause(): void {
    this.#last = undefined;
  }

  /** Whether something was played since it was last taken. */
  get hasNews(): boolean {
    return this.#stretches.length > 0;
  }

  /** Takes what was played since the last time. */
  take(): Stretch[] {
    const taken = this.#stretches;
    this.#stretches = [];
    return taken;
  }

  /** Puts back what could not be delivered. */
  giveBack(stretches: readonly Stretch[]): void {
    this.#stretches = [...stretches, ...this.#stretches];
  }
}
