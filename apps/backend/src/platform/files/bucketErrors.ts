import { AwayError } from '../http/errors.ts';

/** The status that a service answered with; undefined where it did not. */
export function statusOf(error: unknown): number | undefined {
  const metadata: unknown = error instanceof Error ? Reflect.get(error, '$metadata') : undefined;
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Tells a service that is away or overburdened from one that refuses. */
export function translated(error: unknown): unknown {
  const status = statusOf(error);
  if (status !== undefined && status < 500 && status !== 408 && status !== 429) return error;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new AwayError(`The bucket cannot be reached: ${reason}`, { cause: error });
}

/** Waits for a reply of the service. */
export const asking = <Reply>(reply: Promise<Reply>): Promise<Reply> =>
  reply.catch((error: unknown) => {
    throw translated(error);
  });
