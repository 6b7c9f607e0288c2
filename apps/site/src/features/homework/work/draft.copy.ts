import { list, text, type Untrusted } from '@lectern/sdk';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';
import { readFiles } from '../../../shared/upload/readFiles.ts';
import type { Draft } from '../homework.model.ts';

/** What the device keeps of a work until the school has it. */
export interface DraftCopy extends Draft {
  /** The state of the work at the school that it was typed on; empty where there was none. */
  readonly savedAt: string;
  /** What was sent since then and may have arrived, the last one last. */
  readonly sent: readonly Draft[];
}

/** It belongs to one student and piece of homework, and outlives the log-in. */
const keyOf = (homeworkId: string): string =>
  `homework.draft:${session.companyId}:${session.userId}:${homeworkId}`;

function readDraft(stored: Untrusted<Draft>): Draft {
  return { content: text(stored?.content), files: readFiles(stored?.files) };
}

/** Finds what was typed on this device and has not reached the school; undefined where there is nothing. */
export function readCopy(homeworkId: string): DraftCopy | undefined {
  try {
    const stored: Untrusted<DraftCopy> = JSON.parse(ports.storage.getItem(keyOf(homeworkId)) ?? 'null');
    if (stored == null) return undefined;
    return {
      ...readDraft(stored),
      savedAt: text(stored.savedAt),
      sent: list<Draft>(stored.sent).map(readDraft),
    };
  } catch {
    return undefined;
  }
}

/** Keeps what is typed on this device. */
export function writeCopy(homeworkId: string, copy: DraftCopy): void {
  ports.storage.setItem(keyOf(homeworkId), JSON.stringify(copy));
}

/** Forgets it: the school has it. */
export function forgetCopy(homeworkId: string): void {
  ports.storage.removeItem(keyOf(homeworkId));
}
