import type { Result } from '../result.ts';
import { toast } from './toast.ts';

/**
 * Shows what came of an action: what is said of it when it is done, or why it was refused.
 * @param failed said where the school said nothing of it.
 * @returns whether it is done.
 */
export function tell(outcome: Result<unknown>, done: string, failed: string): boolean {
  toast(outcome.isDone ? done : outcome.message || failed, { tone: outcome.isDone ? 'success' : 'danger' });
  return outcome.isDone;
}
