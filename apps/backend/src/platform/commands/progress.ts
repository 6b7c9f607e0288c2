import cliProgress from 'cli-progress';

/** How far long work is. */
export interface Progress {
  /** Notes that so many of all parts are done. */
  advance(count: number): void;
}

/** Work that nobody watches. */
export const noProgress: Progress = { advance: () => {} };

/** Work that is over before anybody would look for a bar, in milliseconds. */
const SHORT_MS = 1000;

/** Where a bar is drawn, and by which clock. */
export interface Watcher {
  readonly stream: NodeJS.WriteStream;
  now(): number;
}

/** A bar until its work is over. */
export interface Bar extends Progress {
  stop(): void;
}

/**
 * Opens a bar that says how long the rest takes. It is drawn on a terminal alone, once the work has taken a second, and
 * beside what the command writes, so that scripts read neither more nor less.
 * @param total how many parts there are
 */
export function openBar(
  total: number,
  { stream, now }: Watcher = { stream: process.stderr, now: () => performance.now() },
): Bar {
  if (!stream.isTTY) return { ...noProgress, stop: () => {} };
  const bar = new cliProgress.SingleBar(
    {
      format: '{bar} {percentage} %, {value} of {total}, {eta_formatted} left',
      clearOnComplete: true,
      hideCursor: true,
      stream,
    },
    cliProgress.Presets.rect,
  );
  const begun = now();
  let done = 0;
  return {
    advance(count) {
      done = Math.min(done + count, total);
      if (bar.isActive) bar.update(done);
      else if (now() - begun >= SHORT_MS) bar.start(total, done);
    },
    stop: () => bar.stop(),
  };
}

/** Does work under a bar: see {@link openBar}. @param total how many parts there are */
export async function withProgress<Result>(
  total: number,
  work: (progress: Progress) => Promise<Result>,
): Promise<Result> {
  const bar = openBar(total);
  try {
    return await work(bar);
  } finally {
    bar.stop();
  }
}
