import { list, text, type Untrusted } from '@lectern/sdk';
import { session } from '../../../shared/session/session.store.ts';
import { readStored, writeStored } from '../../../shared/storedJson.ts';
import { readFiles } from '../../../shared/upload/readFiles.ts';
import type { Draft } from '../homework.model.ts';

/** The device's copy of a work, kept until the server has saved it. */
export interface DraftCopy extends Draft {
  /** The `savedAt` of the server's version that it is based on; empty if there was none. */
  readonly savedAt: string;
  /** Drafts sent since then whose reply was not received, the latest last. */
  readonly sent: readonly Draft[];
}

/** Returns the storage key, which contains student and homework; the copy outlives the log-in. */
const keyOf = (homeworkId: string): string =>
  `homework.draft:${session.companyId}:${session.userId}:${homeworkId}`;

function readDraft(stored: Untrusted<Draft>): Draft {
  return { content: text(stored?.content), files: readFiles(stored?.files) };
}

/** Reads what was typed on this device and is not saved on the server; undefined if there is nothing. */
export function readCopy(homeworkId: string): DraftCopy | undefined {
  const stored = readStored<DraftCopy>(keyOf(homeworkId));
  if (stored == null) return undefined;
  return {
    ...readDraft(stored),
    savedAt: text(stored.savedAt),
    sent: list<Draft>(stored.sent).map(readDraft),
  };
}

/** Stores what is typed on this device. */
export const writeCopy = (homeworkId: string, copy: DraftCopy): void => writeStored(keyOf(homeworkId), copy);

/** Deletes the copy after the server has saved it. */
export const deleteCopy = (homeworkId: string): void => writeStored(keyOf(homeworkId), undefined);
