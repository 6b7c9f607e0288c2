import { boolean, object, type ObjectSchema, string } from 'yup';
import type { Title } from './invoice.model.ts';
import type { InvoiceRuleText } from './invoice.texts.ts';

// Messages are keys of texts, so that they follow the language.
const word = (key: InvoiceRuleText): InvoiceRuleText => key;

/** Values of the invoice form. */
export type InvoiceForm = { -readonly [Field in keyof Title]: Title[Field] } & {
  /** Saves it for the next time, or makes the saved one the default. */
  isSaved: boolean;
};

const optionalText = (maxLength: number) => string().trim().defined().max(maxLength);

/** Validates the form; the server verifies the check digit of a tax number. */
export const invoiceRules: ObjectSchema<InvoiceForm> = object({
  titleType: string()
    .oneOf(['personal', 'company'] as const)
    .required(),
  invoiceKind: string()
    .oneOf(['common', 'special'] as const)
    .required(),
  title: string().trim().required(word('missingTitle')).max(100),
  taxNo: string()
    .trim()
    .uppercase()
    .defined()
    .when('titleType', ([titleType], rule) =>
      titleType === 'company'
        ? rule.required(word('missingTaxNo')).matches(/^[0-9A-Z]{15,20}$/, word('taxNoWrong'))
        : rule,
    ),
  address: optionalText(200),
  phone: optionalText(40),
  bankName: optionalText(100),
  bankAccount: optionalText(40),
  email: optionalText(128).email(word('emailWrong')),
  isSaved: boolean().defined(),
});

const EMPTY_TITLE: Title = {
  titleType: 'personal',
  invoiceKind: 'common',
  title: '',
  taxNo: '',
  address: '',
  phone: '',
  bankName: '',
  bankAccount: '',
  email: '',
};

/** Returns the initial values of the form. */
export const formOf = (title: Title = EMPTY_TITLE, isSaved = false): InvoiceForm => {
  const { titleType, invoiceKind, title: name, taxNo, address, phone, bankName, bankAccount, email } = title;
  return {
    titleType,
    invoiceKind,
    title: name,
    taxNo,
    address,
    phone,
    bankName,
    bankAccount,
    email,
    isSaved,
  };
};

/**
 * Returns the title to send: a person has no tax number and no bank, whatever was typed before, and cannot have
 * a special invoice.
 */
export function titleOf({ isSaved: _, ...form }: InvoiceForm): Title {
  return form.titleType === 'company' ? form : { ...EMPTY_TITLE, title: form.title, email: form.email };
}
