import { text, type Untrusted } from '@lectern/sdk';
import { ports } from '../ports.ts';
import { session } from '../session/session.store.ts';

/** Where the drafts of a tab stand. */
const DRAFTS = 'drafts';

interface Drafts {
  /** Whose they are. */
  readonly who: string;
  /** Each form's draft as JSON. */
  readonly forms: Readonly<Record<string, string>>;
}

const whoNow = (): string => `${session.companyId}:${session.userId}`;

function parse<Value>(json: string): Untrusted<Value> | undefined {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** Reads all drafts of who uses the tab now; those of anybody else count as none. */
function readAll(): Untrusted<Drafts['forms']> {
  const stored = parse<Drafts>(ports.tabStorage.getItem(DRAFTS) ?? '');
  return stored?.who === whoNow() ? stored.forms : undefined;
}

/** Finds what this user typed in a form of this tab and has not sent. */
export const readTabDraft = <Draft>(form: string): Untrusted<Draft> | undefined =>
  parse<Draft>(text(readAll()?.[form]));

/**
 * Keeps what is typed in a form until it is sent, so that a reload does not cost it: in this tab and for this user
 * alone. What may not lie on a device, as the number of an identity document, must be left out by the caller.
 */
export function writeTabDraft(form: string, draft: unknown): void {
  try {
    const forms = { ...readAll(), [form]: JSON.stringify(draft) };
    ports.tabStorage.setItem(DRAFTS, JSON.stringify({ who: whoNow(), forms }));
  } catch {
    // A full storage costs the draft, never the form.
  }
}

/** Forgets a draft: it was sent. */
export const forgetTabDraft = (form: string): void => writeTabDraft(form, undefined);

/** Forgets all drafts: the user has left. */
export const forgetTabDrafts = (): void => ports.tabStorage.removeItem(DRAFTS);
