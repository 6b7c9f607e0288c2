/** What the pieces of work added up to: work whose outcome nobody keeps is left out by the compiler. */
let sum = 0;

/** Adds up a million numbers: about a millisecond of a quick core, and as much longer as a core is slower. */
function addMillion(): void {
  let own = 0;
  for (let number = 0; number < 1e6; number++) own += number * 0.5;
  sum += own;
}

/** Processor time of this thread since a moment, in milliseconds: what other processes take does not count. */
function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/**
 * What the work costs now, in milliseconds. It is too short for the processor's own account, which counts in ticks; the
 * shorter of two times is the one in which nobody else had the core.
 */
function pieceOfWork(): number {
  const times = [1, 2].map(() => {
    const before = performance.now();
    addMillion();
    return performance.now() - before;
  });
  return Math.min(...times);
}

// The first times are slower, since the loop is compiled on the way.
for (let time = 0; time < 40; time++) addMillion();

/**
 * Does work and tells the longest that one turn of the event loop took meanwhile, in multiples of a fixed piece of
 * work that is timed right after it: machines differ, and the same machine is slower at some hours.
 * @returns about milliseconds of a quick core
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
  // The turn in which the work ended counts as well.
  await new Promise((resolve) => void setImmediate(resolve));
  return longest / pieceOfWork();
}

/** How long one turn of the event loop may take, in pieces of work. */
export const TURN_BOUND = 50;

/**
 * The longest turn of work that may be done again: the shortest of up to ten times, of which the first within the bound
 * is the last. The first call compiles its code, and memory is tidied up at times, for a while in a process of many
 * tests: what work costs, it costs each time.
 * @returns as {@link longestTurn}
 */
export async function longestTurnOf(work: () => Promise<unknown>): Promise<number> {
  let turn = Infinity;
  for (let tries = 0; tries < 10 && turn >= TURN_BOUND; tries++)
    turn = Math.min(turn, await longestTurn(work));
  return turn;
}
