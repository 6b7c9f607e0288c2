import { text } from '@lectern/sdk';
import type { UploadedFile } from '@lectern/ui/Uploader';
import { session } from '../../../shared/session/session.store.ts';
import { readStored, writeStored } from '../../../shared/storedJson.ts';
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

const nameOf = (target: string, userId: string): string =>
  `community.draft:${session.companyId}:${userId}:${target}`;
const ownerId = (): string => session.userId || VISITOR;

function read(name: string): Composition | undefined {
  const stored = readStored<Composition>(name);
  if (stored == null) return undefined;
  return {
    title: text(stored.title),
    content: text(stored.content),
    files: readFiles(stored.files),
    subject: text(stored.subject),
    course: text(stored.course),
    key: text(stored.key),
  };
}

/** Stores what is typed on this device. */
export const writeCopy = (target: string, copy: Composition | undefined): void =>
  writeStored(nameOf(target, ownerId()), copy);

/** Reads what was typed on this device; a student who has just logged in continues what they typed as a visitor. */
export function readCopy(target: string): Composition {
  const ownCopy = read(nameOf(target, ownerId()));
  // Versions of the key: the older one of a visitor contains no company.
  const visitors = [`community.draft::${VISITOR}:${target}`, nameOf(target, VISITOR)];
  if (session.userId === '') return ownCopy ?? blank;
  const before = visitors.map(read).find((copy) => copy !== undefined && !isBlank(copy));
  for (const name of visitors) writeStored(name, undefined);
  const chosen = before ?? ownCopy ?? blank;
  if (before !== undefined) writeCopy(target, before);
  return chosen;
}

const isBlank = ({ title, content, files }: Composition): boolean =>
  title === '' && content === '' && files.length === 0;

/** Deletes the stored composition after it was sent. */
export const deleteCopy = (target: string): void => writeCopy(target, undefined);
