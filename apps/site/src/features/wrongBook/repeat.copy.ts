import { list, text, type Untrusted } from '@lectern/sdk';
import { session } from '../../shared/session/session.store.ts';
import { readStored, writeStored } from '../../shared/storedJson.ts';
import type { Repetition } from './repeat.model.ts';

/**
 * The device's copy of the repetition: what was due at the last contact with the server, and repetitions not
 * yet sent.
 */
interface Copy {
  /** As the server sent it; decoded on each read, like any reply. */
  readonly due: unknown;
  readonly waiting: readonly Repetition[];
}

/** Returns the storage key, which contains the student; the copy outlives the log-in. */
const keyOf = (): string => `wrongBook.repeat:${session.companyId}:${session.userId}`;

function readRepetition(stored: NonNullable<Untrusted<Repetition>>): Repetition[] {
  const [operationId, wrongId] = [text(stored.operationId), text(stored.wrongId)];
  const { answeredAt, isRight, answer } = stored;
  if (operationId === '' || wrongId === '' || typeof answeredAt !== 'number') return [];
  const texts = Array.isArray(answer) ? answer.filter((entry) => typeof entry === 'string') : [];
  return [
    {
      operationId,
      wrongId,
      answeredAt,
      answer: texts,
      isRight: typeof isRight === 'boolean' ? isRight : undefined,
    },
  ];
}

function read(): Copy {
  const stored = readStored<Copy>(keyOf());
  return { due: stored?.due, waiting: list<Repetition>(stored?.waiting).flatMap(readRepetition) };
}

const write = (copy: Copy): void => writeStored(keyOf(), copy);

/** Stores what is due, for offline use. */
export function storeDue(due: unknown): void {
  write({ ...read(), due });
}

/** Returns what was due at the last contact with the server; undefined if there was none on this device. */
export const readStoredDue = (): unknown => read().due;

/** Returns the repetitions not yet acknowledged by the server, in order. */
export const waitingRepetitions = (): readonly Repetition[] => read().waiting;

/** Stores a repetition until the server has it, together with those of other tabs. */
export function storeRepetition(repetition: Repetition): void {
  const copy = read();
  write({ ...copy, waiting: [...copy.waiting, repetition] });
}

/** Deletes repetitions that the server has. */
export function deleteRepetitions(operationIds: ReadonlySet<string>): void {
  const copy = read();
  write({ ...copy, waiting: copy.waiting.filter(({ operationId }) => !operationIds.has(operationId)) });
}
