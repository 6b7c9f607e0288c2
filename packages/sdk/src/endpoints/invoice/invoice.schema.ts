import { Type, type Static } from 'typebox';
import { Cents, Flag, Id, Input, Nullable, Page, Paging, Time } from '../parts.schema.ts';

/** To a person, or to a company with its tax number. */
export const InvoiceTitleType = Type.Enum(['personal', 'company']);
export type InvoiceTitleType = Static<typeof InvoiceTitleType>;

/** Common, or special for companies that reclaim VAT. */
export const InvoiceKind = Type.Enum(['common', 'special']);
export type InvoiceKind = Static<typeof InvoiceKind>;

/** Whether the school makes invoices, and which. */
export const InvoiceFunction = Type.Object({
  openFlag: Flag,
  kinds: Type.Array(InvoiceKind),
  /** Days after payment within which one may be asked for; 0 for no limit. */
  withinDays: Type.Integer(),
});
export type InvoiceFunction = Static<typeof InvoiceFunction>;

const words = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

const template = {
  titleType: InvoiceTitleType,
  invoiceKind: InvoiceKind,
  title: Type.String({ minLength: 1, maxLength: 100 }),
  /** 15 to 20 digits and capitals; a company needs it. */
  taxNo: Type.Optional(Type.String({ pattern: '^([0-9A-Z]{15,20})?$' })),
  address: words(200),
  phone: words(40),
  bankName: words(100),
  bankAccount: words(40),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 128 })),
};

/** What the student last wrote on an invoice. */
export const InvoiceTemplate = Type.Object({ templateId: Id, defaultFlag: Flag, ...template });
export type InvoiceTemplate = Static<typeof InvoiceTemplate>;

/** Those, the default first. */
export const InvoiceTemplates = Type.Array(InvoiceTemplate);
export type InvoiceTemplates = Static<typeof InvoiceTemplates>;

/** Saves one; without an id it is new. */
export const SaveTemplateIn = Input({
  templateId: Type.Optional(Id),
  defaultFlag: Type.Optional(Flag),
  ...template,
});
export type SaveTemplateIn = Static<typeof SaveTemplateIn>;

/** The saved one. */
export const SavedTemplate = Type.Object({ templateId: Id });
export type SavedTemplate = Static<typeof SavedTemplate>;

/** Asks for the student's invoices, of one order if it is named. */
export const CompanyInvoiceIn = Input({ orderId: Type.Optional(Id), ...Paging });
export type CompanyInvoiceIn = Static<typeof CompanyInvoiceIn>;

/** Where an invoice stands. */
export const InvoiceStatus = Type.Enum(['asked', 'issued', 'refused', 'reversed']);
export type InvoiceStatus = Static<typeof InvoiceStatus>;

/** One invoice. */
export const Invoice = Type.Object({
  invoiceId: Id,
  orderId: Id,
  orderNo: Type.String(),
  status: InvoiceStatus,
  titleType: InvoiceTitleType,
  invoiceKind: InvoiceKind,
  title: Type.String(),
  amountCents: Cents,
  /** Of the tax office; empty before it is issued. */
  invoiceNo: Type.String(),
  askedAt: Time,
  issuedAt: Nullable(Time),
  /** Address of the document; empty before it is issued, and where the school sends it in another way. */
  fileUrl: Type.String(),
  /** Why it was refused or reversed. */
  reason: Type.String(),
});
export type Invoice = Static<typeof Invoice>;

/** A page of them, the newest first. */
export const InvoicePage = Page(Invoice);
export type InvoicePage = Static<typeof InvoicePage>;

/** Asks for the invoice of a paid order. The amount is the order's. */
export const SaveInvoiceIn = Input({ orderId: Id, ...template });
export type SaveInvoiceIn = Static<typeof SaveInvoiceIn>;

/** The invoice that was asked for. */
export const SavedInvoice = Type.Object({ invoiceId: Id, status: InvoiceStatus });
export type SavedInvoice = Static<typeof SavedInvoice>;
