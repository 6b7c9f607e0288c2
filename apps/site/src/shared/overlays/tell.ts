import type { Refused, Result } from '../result.ts';
import { toast } from './toast.ts';

/**
 * Shows why an action was refused.
 * @param failed said where the school said nothing of it.
 */
export const tellRefusal = ({ message }: Refused, failed: string): void =>
  toast(message || failed, { tone: 'danger' });

/**
 * Shows what came of an action: what is said of it when it is done, or why it was refused.
 * @param failed said where the school said nothing of it.
 * @returns whether it is done.
 */
export function tell(outcome: Result<unknown>, done: string, failed: string): boolean {
  if (outcome.isDone) toast(done, { tone: 'success' });
  else tellRefusal(outcome, failed);
  return outcome.isDone;
}
