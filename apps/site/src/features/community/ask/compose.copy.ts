import { text, type Untrusted } from '@lectern/sdk';
import type { UploadedFile } from '@lectern/ui/Uploader';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { readFiles } from '../../../shared/upload/readFiles.ts';

/** What is being written. */
export interface Composition {
  readonly title: string;
  readonly content: string;
  readonly files: readonly UploadedFile[];
  /** Empty for none. */
  readonly subject: string;
  /** Empty for none. */
  readonly course: string;
  /** Names the operation that these very words were sent with; empty while they were not. */
  readonly key: string;
}

/** Nothing written yet. */
export const blank: Composition = { title: '', content: '', files: [], subject: '', course: '', key: '' };

const VISITOR = 'visitor';

const nameOf = (what: string, who: string): string => `community.draft:${session.companyId}:${who}:${what}`;
const own = (): string => session.userId || VISITOR;

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

const forget = (name: string): void => ports.storage.removeItem(name);

/** Keeps what is typed on this device. */
export function writeCopy(what: string, copy: Composition): void {
  ports.storage.setItem(nameOf(what, own()), JSON.stringify(copy));
}

/** Finds what was typed on this device; a student who has just logged in goes on with what they typed before. */
export function readCopy(what: string): Composition {
  const mine = read(nameOf(what, own()));
  // A visitor's name is kept without a company.
  const visitors = [`community.draft::${VISITOR}:${what}`, nameOf(what, VISITOR)];
  if (session.userId === '') return mine ?? blank;
  const before = visitors.map(read).find((copy) => copy !== undefined && !isBlank(copy));
  visitors.forEach(forget);
  const chosen = before ?? mine ?? blank;
  if (before !== undefined) writeCopy(what, before);
  return chosen;
}

const isBlank = ({ title, content, files }: Composition): boolean =>
  title === '' && content === '' && files.length === 0;

/** Forgets it: the school has it. */
export const forgetCopy = (what: string): void => forget(nameOf(what, own()));
