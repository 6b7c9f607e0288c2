import { integralGainScore, type IntegralGainIn } from '@lectern/sdk/endpoints/other';
import { request } from '../client/client.ts';
import { shell } from '../school/shell.store.ts';
import { user } from './user.store.ts';

/**
 * Reports to the school what the student did; only the server decides whether it counts and what it is worth.
 * @returns the points gained now, 0 if it had already been counted.
 */
export async function gainPoints(input: IntegralGainIn): Promise<number> {
  const { points = 0, remaining } = await request(integralGainScore, input);
  if (user.student !== undefined && remaining !== undefined) user.student.points = remaining;
  return points;
}

/** The same in the background: callers neither wait nor fail, and nothing is sent if the school has no points. */
export function gainPointsQuietly(input: IntegralGainIn): void {
  if (shell.current.services.hasPoints) gainPoints(input).catch(() => undefined);
}
