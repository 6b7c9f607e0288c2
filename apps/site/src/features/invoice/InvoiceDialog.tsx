import { Dialog } from '@lectern/ui/Dialog';
import { EmptyState } from '@lectern/ui/EmptyState';
import { useTexts } from '@lectern/ui/locale';
import { formatMoney } from '@lectern/ui/Price';
import { useSnapshot } from 'valtio/react';
import { DetailStates } from '../../shared/page/detail/DetailPage.tsx';
import { invoiceTexts } from './invoice.texts.ts';
import { closeForm, loadTitles, titles } from './invoiceForm.store.ts';
import { TitleForm } from './TitleForm.tsx';

export interface InvoiceDialogProps {
  /** Called after an invoice was requested or a title was saved. */
  readonly onDone: () => void;
}

/** The dialog in which a student requests an invoice, or edits a saved title. */
export default function InvoiceDialog({ onDone }: InvoiceDialogProps) {
  const texts = useTexts(invoiceTexts);
  const { isOpen, task, status, settings } = useSnapshot(titles);
  const { form } = texts;

  const finish = () => {
    closeForm();
    onDone();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={closeForm}
      isMaskClosable={false}
      asksBeforeLoss
      width={500}
      title={task.kind === 'ask' ? form.askTitle : task.saved === undefined ? form.newTitle : form.editTitle}
      {...(task.kind === 'ask' && { description: form.askHelp(formatMoney(task.order.payCents)) })}
    >
      <DetailStates
        status={status}
        value={status === 'ready' ? settings : undefined}
        failed={form.failed}
        onRetry={() => void loadTitles()}
        skeleton="320px"
      >
        {({ isOpen }) =>
          isOpen ? <TitleForm task={task} onDone={finish} /> : <EmptyState title={texts.titles.closed} />
        }
      </DetailStates>
    </Dialog>
  );
}
