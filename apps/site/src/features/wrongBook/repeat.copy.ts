import { list, text, type Untrusted } from '@lectern/sdk';
import { ports } from '../../shared/ports.ts';
import { session } from '../../shared/session/session.store.ts';
import type { Repetition } from './repeat.model.ts';

/** What the device keeps of the repetition: what was due when the school was last heard, and what it does not know yet. */
interface Copy {
  /** As the school sent it; decoded each time, like any reply. */
  readonly due: unknown;
  readonly waiting: readonly Repetition[];
}

/** It belongs to one student, and outlives the log-in. */
const keyOf = (): string => `wrongBook.repeat:${session.companyId}:${session.userId}`;

type Fields = Readonly<Partial<Record<keyof Repetition, unknown>>>;

function readRepetition(stored: Fields): Repetition[] {
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
  try {
    const stored: { readonly due?: unknown; readonly waiting?: Untrusted<Fields[]> } = Object(
      JSON.parse(ports.storage.getItem(keyOf()) ?? '{}'),
    );
    return { due: stored.due, waiting: list<Fields>(stored.waiting).flatMap(readRepetition) };
  } catch {
    return { due: undefined, waiting: [] };
  }
}

const write = (copy: Copy): void => ports.storage.setItem(keyOf(), JSON.stringify(copy));

/** Keeps what is due, for when there is no line. */
export function keepDue(due: unknown): void {
  write({ ...read(), due });
}

/** What was due when the school was last heard; undefined when it never was on this device. */
export const storedDue = (): unknown => read().due;

/** What the school has not acknowledged yet, in the order in which it was done. */
export const waitingRepetitions = (): readonly Repetition[] => read().waiting;

/** Keeps a repetition until the school has it. Other tabs' are kept with it. */
export function keepRepetition(repetition: Repetition): void {
  const copy = read();
  write({ ...copy, waiting: [...copy.waiting, repetition] });
}

/** Forgets repetitions that the school has. */
export function forgetRepetitions(operationIds: ReadonlySet<string>): void {
  const copy = read();
  write({ ...copy, waiting: copy.waiting.filter(({ operationId }) => !operationIds.has(operationId)) });
}
