import { useSnapshot } from 'valtio/react';
import { LateLayer, retriedLazy } from '@lectern/ui/lazy';
import type { InvoiceDialogProps } from './InvoiceDialog.tsx';
import { titles } from './invoiceForm.store.ts';

const InvoiceDialog = retriedLazy(async () => (await import('./InvoiceDialog.tsx')).default);

/** {@link InvoiceDialog}, whose code is loaded when it is first opened. */
export function LateInvoiceDialog(props: InvoiceDialogProps) {
  const { status } = useSnapshot(titles);
  if (status === 'idle') return null;
  return (
    <LateLayer>
      <InvoiceDialog {...props} />
    </LateLayer>
  );
}
