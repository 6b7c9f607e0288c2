import { Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import { retriedLazy } from '../../shared/deferred/retriedLazy.ts';
import type { InvoiceDialogProps } from './InvoiceDialog.tsx';
import { titles } from './invoiceForm.store.ts';

const InvoiceDialog = retriedLazy(async () => (await import('./InvoiceDialog.tsx')).default);

/** {@link InvoiceDialog}, whose code is loaded when it is first opened. */
export function LateInvoiceDialog(props: InvoiceDialogProps) {
  const { status } = useSnapshot(titles);
  if (status === 'idle') return null;
  return (
    <Suspense fallback={null}>
      <InvoiceDialog {...props} />
    </Suspense>
  );
}
