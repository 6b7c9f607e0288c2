import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/** Recipient of an invoice: a person, or a company with its tax number. */
export const InvoiceTitleType = Type.Enum(['personal', 'company']);
export type InvoiceTitleType = Static<typeof InvoiceTitleType>;

/** Kind of invoice: common, or special for companies that reclaim VAT. */
export const InvoiceKind = Type.Enum(['common', 'special']);
export type InvoiceKind = Static<typeof InvoiceKind>;

/** Whether the school issues invoices, and which kinds. */
export const InvoiceFunction = Type.Object({
  openFlag: Flag,
  /** Kinds of invoices that the school issues. */
  kinds: Type.Array(InvoiceKind),
  /** Days after payment within which an invoice may be requested; 0 for no limit. */
  withinDays: Type.Integer(),
});
export type InvoiceFunction = Static<typeof InvoiceFunction>;

const words = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

const template = {
  titleType: InvoiceTitleType,
  invoiceKind: InvoiceKind,
  title: Type.String({ minLength: 1, maxLength: 100 }),
  /** Tax number of 15 to 20 digits and capitals; required for a company. */
  taxNo: Type.Optional(Type.String({ pattern: '^([0-9A-Z]{15,20})?$' })),
  address: words(200),
  phone: words(40),
  bankName: words(100),
  bankAccount: words(40),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 128 })),
};

/** Saved invoice details of the student. */
export const InvoiceTemplate = Type.Object({ templateId: Id, defaultFlag: Flag, ...template });
export type InvoiceTemplate = Static<typeof InvoiceTemplate>;

/** Saved invoice details, the default first. */
export const InvoiceTemplates = Type.Array(InvoiceTemplate);
export type InvoiceTemplates = Static<typeof InvoiceTemplates>;

/** Invoice details to save; without an id they are new. */
export const SaveTemplateIn = Input({
  templateId: Type.Optional(Id),
  defaultFlag: Type.Optional(Flag),
  ...template,
});
export type SaveTemplateIn = Static<typeof SaveTemplateIn>;

/** Id of the saved details. */
export const SavedTemplate = Type.Object({ templateId: Id });
export type SavedTemplate = Static<typeof SavedTemplate>;

/** Request for the student's invoices, of one order if it is given. */
export const CompanyInvoiceIn = Input({ orderId: Type.Optional(Id), ...Paging });
export type CompanyInvoiceIn = Static<typeof CompanyInvoiceIn>;

/** State of an invoice. */
export const InvoiceStatus = Type.Enum(['asked', 'issued', 'refused', 'reversed']);
export type InvoiceStatus = Static<typeof InvoiceStatus>;

/** An invoice. */
export const Invoice = Type.Object({
  invoiceId: Id,
  orderId: Id,
  orderNo: Type.String(),
  status: InvoiceStatus,
  titleType: InvoiceTitleType,
  invoiceKind: InvoiceKind,
  title: Type.String(),
  amountCents: Cents,
  /** Number given by the tax office; empty before it is issued. */
  invoiceNo: Type.String(),
  askedAt: Time,
  issuedAt: Nullable(Time),
  /** Address of the document; empty before it is issued, and where the school sends it by other means. */
  fileUrl: Type.String(),
  /** Reason why it was refused or reversed. */
  reason: Type.String(),
});
export type Invoice = Static<typeof Invoice>;

/** A page of invoices, newest first. */
export const InvoicePage = Page(Invoice);
export type InvoicePage = Static<typeof InvoicePage>;

/** Request for the invoice of a paid order. The amount is that of the order. */
export const SaveInvoiceIn = Input({ orderId: Id, ...template });
export type SaveInvoiceIn = Static<typeof SaveInvoiceIn>;

/** The requested invoice. */
export const SavedInvoice = Type.Object({ invoiceId: Id, status: InvoiceStatus });
export type SavedInvoice = Static<typeof SavedInvoice>;
