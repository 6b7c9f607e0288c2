/** Result of the work; an unused result would let the compiler remove the work. */
let sum = 0;

/** Adds up a million numbers, which takes about a millisecond on a fast core. */
function addMillion(): void {
  let own = 0;
  for (let number = 0; number < 1e6; number++) own += number * 0.5;
  sum += own;
}

/** Returns the processor time of this thread since a moment, in milliseconds, which excludes other processes. */
function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Measures the reference work, in milliseconds. It is too short for processor times, which are counted in
 * ticks, so wall-clock time is used; the shorter of two runs is the one without interruption.
 */
function referenceWorkMs(): number {
  const times = [1, 2].map(() => {
    const before = performance.now();
    addMillion();
    return performance.now() - before;
  });
  return Math.min(...times);
}

// The first runs are slower, since the loop is not compiled yet.
for (let time = 0; time < 40; time++) addMillion();

/**
 * Runs work and returns the longest turn of the event loop meanwhile, as a multiple of reference work that is
 * measured right after it, since machines differ and are sometimes busy.
 * @returns about milliseconds of a fast core
 */
async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const turn = (): void => {
    longest = Math.max(longest, spentSince(before));
    before = process.threadCpuUsage();
    if (!isOver) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    await work();
  } finally {
    isOver = true;
  }
  // Includes the turn in which the work ended.
  await new Promise((resolve) => void setImmediate(resolve));
  return longest / referenceWorkMs();
}

/** Maximum duration of one turn of the event loop, in units of the reference work. */
export const TURN_BOUND = 50;

/**
 * Returns the longest turn of repeatable work: the minimum of up to ten runs, stopping at the first within the
 * bound. The first run compiles code, and garbage collection may interrupt a run; the real cost occurs in each
 * run.
 * @returns as {@link longestTurn}
 */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let turn = Infinity;
  for (let tries = 0; tries < 10 && turn >= TURN_BOUND; tries++)
    turn = Math.min(turn, await longestTurn(work));
  return turn;
}
