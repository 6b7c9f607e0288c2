import { decodeReply, type Reply, text } from '@lectern/sdk';
import { quickPaper, type VisitorPaper } from '@lectern/sdk/endpoints/visitor';
import { session } from '../../../shared/session/session.store.ts';
import { readStored, writeStored } from '../../../shared/storedJson.ts';

/**
 * The device's copy of the open quick exercise, since the server cannot return it without an account. It
 * contains no answer keys.
 */
export interface QuickCopy {
  readonly categoryId: string;
  readonly subjectId: string;
  readonly paper: Reply<VisitorPaper>;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

const VISITOR_KEY = 'practice.quick';

/**
 * Returns the storage key of the current student's exercise; a visitor's is shared by all users of the device
 * until somebody logs in.
 */
const storageKey = (): string =>
  session.userId === '' ? VISITOR_KEY : `${VISITOR_KEY}:${session.companyId}:${session.userId}`;

function readAnswers(stored: unknown): Record<string, readonly string[]> {
  const textsOf = (answer: unknown) =>
    Array.isArray(answer) ? answer.filter((entry) => typeof entry === 'string') : [];
  return Object.fromEntries(Object.entries(Object(stored)).map(([id, answer]) => [id, textsOf(answer)]));
}

function read(name: string): QuickCopy | undefined {
  const { categoryId, subjectId, answers, paper: stored } = readStored<QuickCopy>(name) ?? {};
  const paper = decodeReply(quickPaper, stored);
  if (paper.recordId === undefined) return undefined;
  return { categoryId: text(categoryId), subjectId: text(subjectId), paper, answers: readAnswers(answers) };
}

/** Reads the open exercise; undefined if there is none. A student who has just logged in continues the visitor's. */
export const readQuick = (): QuickCopy | undefined => read(VISITOR_KEY) ?? read(storageKey());

/** Stores the open exercise. */
export function storeQuick(copy: QuickCopy): void {
  deleteQuick();
  writeStored(storageKey(), copy);
}

/** Deletes the open exercise after the hand-in. */
export function deleteQuick(): void {
  for (const name of [VISITOR_KEY, storageKey()]) writeStored(name, undefined);
}
