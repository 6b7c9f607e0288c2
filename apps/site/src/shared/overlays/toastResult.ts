import type { Refused, Result } from '../result.ts';
import { toast } from './toast.ts';

/**
 * Shows why an action was refused.
 * @param failed shown if the school gave no message.
 */
export const showRefusal = ({ message }: Refused, failed: string): void =>
  toast(message || failed, { tone: 'danger' });

/**
 * Shows the outcome of an action: a success message, or why it was refused.
 * @param failed shown if the school gave no message.
 * @returns whether the action succeeded.
 */
export function toastResult(outcome: Result, done: string, failed: string): boolean {
  if (outcome.isDone) toast(done, { tone: 'success' });
  else showRefusal(outcome, failed);
  return outcome.isDone;
}
