import { text, type Untrusted } from '@lectern/sdk';
import { ports } from '../ports.ts';
import { session } from '../session/session.store.ts';
import { parseJson } from '../storedJson.ts';

/** Storage key of a tab's drafts. */
const DRAFTS = 'drafts';

interface Drafts {
  /** The user whose drafts these are. */
  readonly who: string;
  /** Each form's draft as JSON. */
  readonly forms: Readonly<Record<string, string>>;
}

const currentOwner = (): string => `${session.companyId}:${session.userId}`;

/** Reads all drafts of the tab's current user; drafts of another user count as none. */
function readAll(): Untrusted<Drafts['forms']> {
  const stored = parseJson<Drafts>(ports.tabStorage.getItem(DRAFTS) ?? '');
  return stored?.who === currentOwner() ? stored.forms : undefined;
}

/** Returns what this user typed in a form in this tab and has not sent. */
export const readTabDraft = <Draft>(form: string): Untrusted<Draft> | undefined =>
  parseJson<Draft>(text(readAll()?.[form]));

/**
 * Saves what is typed in a form until it is sent, so that a reload does not lose it: only in this tab and for
 * this user. The caller must leave out what may not be stored on a device, such as the number of an identity
 * document.
 */
export function writeTabDraft(form: string, draft: unknown): void {
  try {
    const forms = { ...readAll(), [form]: JSON.stringify(draft) };
    ports.tabStorage.setItem(DRAFTS, JSON.stringify({ who: currentOwner(), forms }));
  } catch {
    // If the storage is full, the draft is lost; the form keeps working.
  }
}

/** Deletes a draft after the form was sent. */
export const clearTabDraft = (form: string): void => writeTabDraft(form, undefined);

/** Deletes all drafts when the user logs out. */
export const clearTabDrafts = (): void => ports.tabStorage.removeItem(DRAFTS);
