import { enabled, save, saveTemplate, template } from '@lectern/sdk/endpoints/invoice';
import { proxy, ref } from 'valtio/vanilla';
import { request } from '../../shared/client/client.ts';
import { prefetched } from '../../shared/client/prefetched.ts';
import { attempt, type Result } from '../../shared/result.ts';
import { loadInto, type LoadStatus } from '../../shared/loadable.ts';
import {
  type InvoicedOrder,
  type InvoiceSettings,
  type SavedTitle,
  readSettings,
  readTitles,
  type Title,
} from './invoice.model.ts';

/** The purpose of the dialog: the invoice of an order, or a saved title; `saved` is undefined for a new one. */
export type FormTask =
  | { readonly kind: 'ask'; readonly order: Pick<InvoicedOrder, 'id' | 'payCents'> }
  | { readonly kind: 'keep'; readonly saved: SavedTitle | undefined };

/** The student's saved titles, and the dialog in which one is edited. */
export interface TitlesState {
  status: LoadStatus;
  saved: readonly SavedTitle[];
  settings: InvoiceSettings;
  isOpen: boolean;
  /** The current purpose; it stays while the dialog closes. */
  task: FormTask;
}

const CLOSED: InvoiceSettings = { isOpen: false, kinds: [], withinDays: 0 };

const NEW_TITLE: FormTask = { kind: 'keep', saved: undefined };

export const titles = proxy<TitlesState>({
  status: 'idle',
  saved: [],
  settings: ref(CLOSED),
  isOpen: false,
  task: ref(NEW_TITLE),
});

const { load } = loadInto(titles);

/** Loads the student's saved titles, and the kinds of invoices that the school issues. */
export const loadTitles = prefetched(async (): Promise<void> => {
  await load(async () => {
    const [reply, saved] = await Promise.all([request(enabled, {}), request(template, {})]);
    const settings = readSettings(reply);
    return {
      settings: ref(settings),
      // A kind that the school no longer issues cannot be chosen in the dialog.
      saved: ref(
        readTitles(saved).map((title) =>
          settings.kinds.includes(title.invoiceKind) ? title : { ...title, invoiceKind: 'common' as const },
        ),
      ),
    };
  });
});

/** Opens the dialog and reloads the saved titles. */
export function openForm(task: FormTask): void {
  Object.assign(titles, { task: ref(task), isOpen: true });
  void loadTitles();
}

/** Closes the dialog. */
export function closeForm(): void {
  titles.isOpen = false;
}

/** Converts a title into the server's input: an empty e-mail address is left out. */
function toTitleInput({
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

/** Requests the invoice of an order. */
export const requestInvoice = (orderId: string, title: Title): Promise<Result> =>
  attempt(() => request(save, { orderId, ...toTitleInput(title) }));

/** Saves a title, replacing the one that is named. */
export const saveTitle = (
  title: Title,
  { id, isDefault }: { readonly id?: string; readonly isDefault: boolean },
): Promise<Result> =>
  attempt(() =>
    request(saveTemplate, {
      ...toTitleInput(title),
      ...(id !== undefined && { templateId: id }),
      ...(isDefault && { defaultFlag: 1 }),
    }),
  );
