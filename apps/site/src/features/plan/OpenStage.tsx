import { Button, type ButtonProps } from '@lectern/ui/Button';
import { useTexts } from '@lectern/ui/locale';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { toastResult } from '../../shared/overlays/toastResult.ts';
import { openPlanStage, planWork } from './plan.store.ts';
import { planTexts } from './plan.texts.ts';

export interface OpenStageProps extends Pick<ButtonProps, 'variant' | 'size' | 'isBlock'> {
  readonly planId: string;
  readonly stageId: string;
  /** Reloads what opening the stage has changed. */
  readonly onOpened: () => void;
  readonly children: ReactNode;
}

/** Opens a stage of a plan, which adds its courses to the student's own. */
export function OpenStage({ planId, stageId, onOpened, children, ...look }: OpenStageProps) {
  const texts = useTexts(planTexts);
  const { step, id } = useSnapshot(planWork);
  const handleOpen = async () => {
    toastResult(await openPlanStage(planId, stageId), texts.opened, texts.notDone);
    onOpened();
  };
  return (
    <Button {...look} isBusy={step === 'opening' && id === stageId} onClick={() => void handleOpen()}>
      {children}
    </Button>
  );
}
