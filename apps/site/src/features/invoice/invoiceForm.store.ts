import { enabled, save, saveTemplate, template } from '@lectern/sdk/endpoints/invoice';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { attempt, type Result } from '../../shared/result.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import {
  type InvoicedOrder,
  type InvoiceSettings,
  type KeptTitle,
  readSettings,
  readTitles,
  type Title,
} from './invoice.model.ts';

/** What the window is for: the invoice of an order, or a title that is kept; `kept` undefined is a new one. */
export type FormTask =
  | { readonly kind: 'ask'; readonly order: Pick<InvoicedOrder, 'id' | 'payCents'> }
  | { readonly kind: 'keep'; readonly kept: KeptTitle | undefined };

/** The titles that the student keeps, and the window in which one is written. */
export interface TitlesState {
  status: LoadStatus;
  kept: readonly KeptTitle[];
  settings: InvoiceSettings;
  isOpen: boolean;
  /** What is written; it stays while the window goes. */
  task: FormTask;
}

const CLOSED: InvoiceSettings = { isOpen: false, kinds: [], withinDays: 0 };

const NEW_TITLE: FormTask = { kind: 'keep', kept: undefined };

export const titles = proxy<TitlesState>({
  status: 'idle',
  kept: [],
  settings: ref(CLOSED),
  isOpen: false,
  task: ref(NEW_TITLE),
});

const { load } = loadInto(titles);

/** Reads what the student keeps and which invoices the school makes. */
export const loadTitles = prefetched(async (): Promise<void> => {
  await load(async () => {
    const [reply, kept] = await Promise.all([request(enabled, {}), request(template, {})]);
    const settings = readSettings(reply);
    return {
      settings: ref(settings),
      // Of a kind that the school makes no more there is nothing to choose in the window.
      kept: ref(
        readTitles(kept).map((title) =>
          settings.kinds.includes(title.invoiceKind) ? title : { ...title, invoiceKind: 'common' as const },
        ),
      ),
    };
  });
});

/** Opens the window; what is kept is read anew with it. */
export function openForm(task: FormTask): void {
  Object.assign(titles, { task: ref(task), isOpen: true });
  void loadTitles();
}

/** Closes the window. */
export function closeForm(): void {
  titles.isOpen = false;
}

/** As the server takes it: an address of mail that is not given is left out. */
function wired({
  titleType,
  invoiceKind,
  title,
  taxNo,
  address,
  phone,
  bankName,
  bankAccount,
  email,
}: Title) {
  return {
    titleType,
    invoiceKind,
    title,
    taxNo,
    address,
    phone,
    bankName,
    bankAccount,
    ...(email !== '' && { email }),
  };
}

/** Asks for the invoice of an order. */
export const askForInvoice = (orderId: string, title: Title): Promise<Result> =>
  attempt(async () => {
    await request(save, { orderId, ...wired(title) });
  });

/** Keeps a title, in the place of the one that is named. */
export const keepTitle = (
  title: Title,
  { id, isDefault }: { readonly id?: string; readonly isDefault: boolean },
): Promise<Result> =>
  attempt(async () => {
    await request(saveTemplate, {
      ...wired(title),
      ...(id !== undefined && { templateId: id }),
      ...(isDefault && { defaultFlag: 1 }),
    });
  });
