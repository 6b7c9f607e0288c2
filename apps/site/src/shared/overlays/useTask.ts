import { useState } from 'react';
import type { Result } from '../result.ts';
import { confirm } from './confirm.ts';
import type { Question } from './confirmation.store.ts';
import { toast } from './toast.ts';

/** What goes with a task. */
export interface TaskOptions<Value> {
  /** Asked before it is done, as what cannot be undone. */
  readonly doubt?: Omit<Question, 'tone'>;
  /** Shown when it is done; left out where the page says so itself. */
  readonly done?: string;
  /** Follows when it is done. */
  readonly onDone?: (value: Value) => void;
}

/** What {@link useTask} gives. */
export interface Task {
  readonly isBusy: boolean;
  run<Value>(work: () => Promise<Result<Value>>, options?: TaskOptions<Value>): Promise<void>;
}

const complain = (words: string): void => toast(words, { tone: 'danger' });

/**
 * Does one thing after another, and says how it ended.
 * @param failed said of a refusal where the school said nothing of it.
 * @param say says why it was refused, beside a field for example; a message over the page where it is left out.
 */
export function useTask(failed: string, say: (words: string) => void = complain): Task {
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(work, { doubt, done, onDone } = {}) {
      if (doubt !== undefined && !(await confirm({ ...doubt, tone: 'danger' }))) return;
      setBusy(true);
      const outcome = await work();
      setBusy(false);
      if (!outcome.isDone) return say(outcome.message || failed);
      if (done !== undefined) toast(done, { tone: 'success' });
      onDone?.(outcome.value);
    },
  };
}
