import { decodeReply, type Reply, text } from '@lectern/sdk';
import { quickPaper, type VisitorPaper } from '@lectern/sdk/endpoints/visitor';
import { ports } from '../../../shared/ports.ts';
import { session } from '../../../shared/session/session.store.ts';

/** The quick exercise that this device has open: no account can give it back. It has no keys in it. */
export interface QuickCopy {
  readonly categoryId: string;
  readonly subjectId: string;
  readonly paper: Reply<VisitorPaper>;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

const VISITORS = 'practice.quick';

/** A student's belongs to them alone; a visitor's to whoever uses the device, and then to who logs in. */
const own = (): string =>
  session.userId === '' ? VISITORS : `${VISITORS}:${session.companyId}:${session.userId}`;

type Stored = { readonly [Key in keyof QuickCopy]?: unknown };

function readAnswers(stored: unknown): Record<string, readonly string[]> {
  const textsOf = (answer: unknown) =>
    Array.isArray(answer) ? answer.filter((entry) => typeof entry === 'string') : [];
  return Object.fromEntries(Object.entries(Object(stored)).map(([id, answer]) => [id, textsOf(answer)]));
}

function read(name: string): QuickCopy | undefined {
  try {
    const stored: Stored = Object(JSON.parse(ports.storage.getItem(name) ?? '{}'));
    const { categoryId, subjectId, answers } = stored;
    const paper = decodeReply(quickPaper, stored.paper);
    if (paper.recordId === undefined) return undefined;
    return { categoryId: text(categoryId), subjectId: text(subjectId), paper, answers: readAnswers(answers) };
  } catch {
    return undefined;
  }
}

/** Reads the open exercise; undefined when there is none. A student who has just logged in goes on with the visitor's. */
export const readQuick = (): QuickCopy | undefined => read(VISITORS) ?? read(own());

/** Keeps the open exercise. */
export function keepQuick(copy: QuickCopy): void {
  forgetQuick();
  ports.storage.setItem(own(), JSON.stringify(copy));
}

/** Forgets it, once it is handed in. */
export function forgetQuick(): void {
  for (const name of [VISITORS, own()]) ports.storage.removeItem(name);
}
