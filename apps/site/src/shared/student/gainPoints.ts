import { integralGainScore, type IntegralGainIn } from '@lectern/sdk/endpoints/other';
import { request } from '../client/client.ts';
import { shell } from '../school/shell.store.ts';
import { user } from './user.store.ts';

/**
 * Tells the school what the student did; the server alone knows whether it is so and what it is worth.
 * @returns the points gained now, 0 for what had been counted.
 */
export async function gainPoints(deed: IntegralGainIn): Promise<number> {
  const { points = 0, remaining } = (await request(integralGainScore, deed)) ?? {};
  if (user.student !== undefined && remaining !== undefined) user.student.points = remaining;
  return points;
}

/** Does the same beside something else, which neither waits for it nor fails with it; only where the school has points. */
export function gainPointsQuietly(deed: IntegralGainIn): void {
  if (shell.current.services.hasPoints) gainPoints(deed).catch(() => undefined);
}
