import { useTexts } from '@lectern/ui/locale';
import { useState } from 'react';
import type { Result } from '../../../shared/result.ts';
import { confirm } from '../../../shared/overlays/confirm.ts';
import { toast } from '../../../shared/overlays/toast.ts';
import { groupTexts } from './group.texts.ts';

/** What is asked before something is done. */
export interface Doubt {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
}

/** Does one thing after another, asking first where it should, and says how it ended. */
export function useTask(): {
  readonly isBusy: boolean;
  run(work: () => Promise<Result>, done: string, then: () => void, doubt?: Doubt): Promise<void>;
} {
  const texts = useTexts(groupTexts);
  const [isBusy, setBusy] = useState(false);
  return {
    isBusy,
    async run(work, done, then, doubt) {
      if (doubt !== undefined && !(await confirm({ ...doubt, tone: 'danger' }))) return;
      setBusy(true);
      const outcome = await work();
      setBusy(false);
      if (!outcome.isDone) return toast(outcome.message || texts.notDone, { tone: 'danger' });
      toast(done, { tone: 'success' });
      then();
    },
  };
}
