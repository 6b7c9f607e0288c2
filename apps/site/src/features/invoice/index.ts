export { LateInvoiceDialog } from './LateInvoiceDialog.tsx';
export { loadOrderInvoices } from './invoices.store.ts';
export { OrderInvoice, type OrderInvoiceProps } from './OrderInvoice.tsx';
