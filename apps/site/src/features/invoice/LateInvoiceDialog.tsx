import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio/react';
import type { InvoiceDialogProps } from './InvoiceDialog.tsx';
import { titles } from './invoiceForm.store.ts';

const InvoiceDialog = lazy(() => import('./InvoiceDialog.tsx'));

/** The window of {@link InvoiceDialog}, whose form comes when it is first wanted. */
export function LateInvoiceDialog(props: InvoiceDialogProps) {
  const { status } = useSnapshot(titles);
  if (status === 'idle') return null;
  return (
    <Suspense fallback={null}>
      <InvoiceDialog {...props} />
    </Suspense>
  );
}
