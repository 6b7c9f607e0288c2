import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import type { DynamicFormState } from '@lectern/ui/DynamicForm';
import { useTexts } from '@lectern/ui/locale';
import { useSnapshot } from 'valtio/react';
import * as css from './registration.css.ts';
import { provinces, registration } from './registration.store.ts';
import { registrationTexts } from './registration.texts.ts';
import { Summary } from './Summary.tsx';

export interface HandInDialogProps {
  readonly isOpen: boolean;
  readonly form: DynamicFormState;
  /** The reason of a refusal; empty if there is none. */
  readonly problem: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Shows what is about to be handed in, and asks for confirmation. */
export function HandInDialog({ isOpen, form, problem, onConfirm, onClose }: HandInDialogProps) {
  const texts = useTexts(registrationTexts);
  const { province, sign, busy } = useSnapshot(registration);
  const { value: options = [] } = useSnapshot(provinces);
  const text = options.find(({ value }) => value === province)?.label ?? sign?.province ?? province;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={texts.handInTitle}
      description={texts.handInHelp}
      width={643}
      actions={
        <>
          <Button onClick={onClose}>{texts.handInNo}</Button>
          <Button variant="primary" isBusy={busy === 'handingIn'} onClick={onConfirm}>
            {texts.handInYes}
          </Button>
        </>
      }
    >
      <Summary form={form} first={{ name: texts.province, text }} />
      <div role="alert">{problem !== '' && <p className={css.problem}>{problem}</p>}</div>
    </Dialog>
  );
}
