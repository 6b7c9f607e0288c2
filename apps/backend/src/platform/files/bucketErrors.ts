import { AwayError } from '../http/errors.ts';

/** Returns the HTTP status of a service's error; undefined where it did not reply. */
export function statusOf(error: unknown): number | undefined {
  const metadata: unknown = error instanceof Error ? Reflect.get(error, '$metadata') : undefined;
  const status: unknown =
    typeof metadata === 'object' && metadata !== null ? Reflect.get(metadata, 'httpStatusCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** Turns the error of an unreachable or overloaded service into an {@link AwayError}; returns others as they are. */
export function translated(error: unknown): unknown {
  const status = statusOf(error);
  if (status !== undefined && status < 500 && status !== 408 && status !== 429) return error;
  const reason = error instanceof Error ? error.message || error.name : String(error);
  return new AwayError(`The bucket cannot be reached: ${reason}`, { cause: error });
}

/** Awaits a reply of the service and translates its errors. */
export const withTranslatedErrors = <Reply>(reply: Promise<Reply>): Promise<Reply> =>
  reply.catch((error: unknown) => {
    throw translated(error);
  });
