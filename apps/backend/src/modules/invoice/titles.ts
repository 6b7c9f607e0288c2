import type { InvoiceFunction, SaveInvoiceIn } from '@lectern/sdk/endpoints/invoice';
import { refused } from '../../platform/http/errors.ts';
import type { InvoiceRow } from './invoice.tables.ts';
import { isTaxNo } from './taxNo.ts';

/** An invoice title with every field filled in. */
export type Title = Pick<
  InvoiceRow,
  'titleType' | 'invoiceKind' | 'title' | 'taxNo' | 'address' | 'phone' | 'bankName' | 'bankAccount' | 'email'
>;

/**
 * Validates an invoice title. A person has no tax number and no bank, so values left in the form from a company
 * are dropped.
 * @throws {BusinessError} code 0 naming the invalid field.
 */
export function readTitle(
  input: Omit<SaveInvoiceIn, 'orderId'>,
  { kinds }: Pick<InvoiceFunction, 'kinds'>,
): Title {
  const { titleType, invoiceKind } = input;
  const title = input.title.trim();
  const email = input.email?.trim() ?? '';
  if (title === '') throw refused('title', '请填写发票抬头');
  if (!kinds.includes(invoiceKind)) throw refused('invoiceKind', '学校不开这种发票');
  if (titleType === 'personal') {
    if (invoiceKind === 'special') throw refused('invoiceKind', '专用发票只能开给单位');
    return {
      titleType,
      invoiceKind,
      title,
      taxNo: '',
      address: '',
      phone: '',
      bankName: '',
      bankAccount: '',
      email,
    };
  }
  const taxNo = input.taxNo ?? '';
  if (!isTaxNo(taxNo)) throw refused('taxNo', taxNo === '' ? '请填写税号' : '税号不正确，请核对');
  const of = (text: string | undefined) => text?.trim() ?? '';
  return {
    titleType,
    invoiceKind,
    title,
    taxNo,
    address: of(input.address),
    phone: of(input.phone),
    bankName: of(input.bankName),
    bankAccount: of(input.bankAccount),
    email,
  };
}
