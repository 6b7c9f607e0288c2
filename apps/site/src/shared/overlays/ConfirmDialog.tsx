import { Button } from '@lectern/ui/Button';
import { Dialog } from '@lectern/ui/Dialog';
import { useSnapshot } from 'valtio/react';
import { answerConfirmation, confirmation } from './confirmation.store.ts';

/** The dialog of `confirm`. */
export function ConfirmDialog() {
  const { question } = useSnapshot(confirmation);
  return (
    <Dialog
      isOpen={question !== undefined}
      onClose={() => answerConfirmation(false)}
      title={question?.title ?? ''}
      description={question?.text}
      width={400}
      actions={
        <>
          <Button onClick={() => answerConfirmation(false)}>{question?.cancel}</Button>
          <Button variant={question?.tone ?? 'primary'} onClick={() => answerConfirmation(true)}>
            {question?.confirm}
          </Button>
        </>
      }
    />
  );
}
