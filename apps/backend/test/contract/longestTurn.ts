/**
 * Does work and tells the longest that one turn of the event loop took meanwhile, in milliseconds of this thread's
 * processor time: what other processes of a busy machine take does not count.
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let isOver = false;
  let before = process.threadCpuUsage();
  const turn = (): void => {
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
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
  return longest;
}
