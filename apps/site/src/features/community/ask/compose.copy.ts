import { text, type Untrusted } from '@lectern/sdk';
import type { UploadedFile } from '@lectern/ui/Uploader';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { readFiles } from '../../../shared/upload/readFiles.ts';

/** A text being written, with its pictures. */
export interface Composition {
  readonly title: string;
  readonly content: string;
  readonly files: readonly UploadedFile[];
  /** Empty for none. */
  readonly subject: string;
  /** Empty for none. */
  readonly course: string;
  /** Idempotency key with which exactly this content was sent; empty if it was not. */
  readonly key: string;
}

/** An empty composition. */
export const blank: Composition = { title: '', content: '', files: [], subject: '', course: '', key: '' };

const VISITOR = 'visitor';

const nameOf = (what: string, who: string): string => `community.draft:${session.companyId}:${who}:${what}`;
const ownerId = (): string => session.userId || VISITOR;

function read(name: string): Composition | undefined {
  try {
    const stored: Untrusted<Composition> = JSON.parse(ports.storage.getItem(name) ?? 'null');
    if (stored == null) return undefined;
    return {
      title: text(stored.title),
      content: text(stored.content),
      files: readFiles(stored.files),
      subject: text(stored.subject),
      course: text(stored.course),
      key: text(stored.key),
    };
  } catch {
    return undefined;
  }
}

const removeStored = (name: string): void => ports.storage.removeItem(name);

/** Stores what is typed on this device. */
export function writeCopy(what: string, copy: Composition): void {
  ports.storage.setItem(nameOf(what, ownerId()), JSON.stringify(copy));
}

/** Reads what was typed on this device; a student who has just logged in continues what they typed as a visitor. */
export function readCopy(what: string): Composition {
  const mine = read(nameOf(what, ownerId()));
  // Versions of the key: the older one of a visitor contains no company.
  const visitors = [`community.draft::${VISITOR}:${what}`, nameOf(what, VISITOR)];
  if (session.userId === '') return mine ?? blank;
  const before = visitors.map(read).find((copy) => copy !== undefined && !isBlank(copy));
  visitors.forEach(removeStored);
  const chosen = before ?? mine ?? blank;
  if (before !== undefined) writeCopy(what, before);
  return chosen;
}

const isBlank = ({ title, content, files }: Composition): boolean =>
  title === '' && content === '' && files.length === 0;

/** Deletes the stored composition after it was sent. */
export const deleteCopy = (what: string): void => removeStored(nameOf(what, ownerId()));
