import { useState } from 'react';
import type { Result } from '../result.ts';
import { confirm } from './confirm.ts';
import type { Question } from './confirmation.store.ts';
import { toast } from './toast.ts';

/** Options of a task. */
export interface TaskOptions<Value> {
  /** A confirmation to ask for first, for actions that cannot be undone. */
  readonly confirmation?: Omit<Question, 'tone'>;
  /** Success message; left out where the page shows the success itself. */
  readonly done?: string;
  /** Called after success. */
  readonly onDone?: (value: Value) => void;
}

/** The result of {@link useTask}. */
export interface Task {
  readonly isBusy: boolean;
  run<Value>(work: () => Promise<Result<Value>>, options?: TaskOptions<Value>): Promise<void>;
}

const toastProblem = (message: string): void => toast(message, { tone: 'danger' });

/**
 * Runs one task at a time and reports how it ended.
 * @param failed shown for a refusal without a message from the school.
 * @param say shows a refusal, for example beside a field; a toast by default.
 */
export function useTask(failed: string, say: (message: string) => void = toastProblem): Task {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(work, { confirmation, done, onDone } = {}) {
      if (confirmation !== undefined && !(await confirm({ ...confirmation, tone: 'danger' }))) return;
      setBusy(true);
      const outcome = await work();
      setBusy(false);
      if (!outcome.isDone) return say(outcome.message || failed);
      if (done !== undefined) toast(done, { tone: 'success' });
      onDone?.(outcome.value);
    },
  };
}
