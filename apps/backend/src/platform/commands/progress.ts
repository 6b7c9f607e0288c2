import cliProgress from 'cli-progress';

/** Reports the progress of long work. */
export interface Progress {
  /** Adds this many finished parts. */
  advance(count: number): void;
}

/** Progress that is not shown. */
export const noProgress: Progress = { advance: () => {} };

/** Work shorter than this, in milliseconds, shows no bar. */
const SHORT_MS = 1000;

/** The stream that a bar is drawn on, and its clock. */
export interface Watcher {
  readonly stream: NodeJS.WriteStream;
  now(): number;
}

/** A progress bar, drawn until its work ends. */
export interface Bar extends Progress {
  stop(): void;
}

/**
 * Opens a progress bar that estimates the remaining time. It is drawn only on a terminal, once the work has
 * taken a second, and not on the stream of the command's output, so that scripts read the same output.
 * @param total number of parts
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
  const startedAt = now();
  let done = 0;
  return {
    advance(count) {
      done = Math.min(done + count, total);
      if (bar.isActive) bar.update(done);
      else if (now() - startedAt >= SHORT_MS) bar.start(total, done);
    },
    stop: () => bar.stop(),
  };
}

/** Runs work with a progress bar: see {@link openBar}. @param total number of parts */
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
