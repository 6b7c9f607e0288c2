export { LateInvoiceDialog } from './LateInvoiceDialog.tsx';
export { loadOrderInvoices } from './invoices.store.ts';
export { OrderInvoice, OrderInvoicesNote } from './OrderInvoice.tsx';
