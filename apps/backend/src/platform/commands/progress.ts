import cliProgress from 'cli-progress';

/** How far long work is. */
export interface Progress {
  /** Notes that so many of all parts are done. */
  advance(count: number): void;
}

/** Work that nobody watches. */
export const noProgress: Progress = { advance: () => {} };

/** Work that is over before anybody would look for a bar. */
const SHORT = 500;

/**
 * Does work under a bar that says how long the rest takes. It is drawn on a terminal alone, and beside what the command
 * writes, so that scripts read neither more nor less.
 * @param total how many parts there are
 */
export async function withProgress<Result>(
  total: number,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  if (total < SHORT || !process.stderr.isTTY) return work(noProgress);
  const bar = new cliProgress.SingleBar(
    {
      format: '{bar} {percentage} %, {value} of {total}, {eta_formatted} left',
      clearOnComplete: true,
      hideCursor: true,
    },
    cliProgress.Presets.rect,
  );
  bar.start(total, 0);
  try {
    return await work({ advance: (count) => bar.increment(count) });
  } finally {
    bar.stop();
  }
}
