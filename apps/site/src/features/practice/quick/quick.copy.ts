import { decodeReply, type Reply, text } from '@lectern/sdk';
import { quickPaper, type VisitorPaper } from '@lectern/sdk/endpoints/visitor';
import { ports } from '../../../shared/ports.ts';

/** The quick exercise that this device has open: no account can give it back. It has no keys in it. */
export interface QuickCopy {
  readonly categoryId: string;
  readonly subjectId: string;
  readonly paper: Reply<VisitorPaper>;
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

const COPY = 'practice.quick';

type Stored = { readonly [Key in keyof QuickCopy]?: unknown };

function readAnswers(stored: unknown): Record<string, readonly string[]> {
  const textsOf = (answer: unknown) =>
    Array.isArray(answer) ? answer.filter((entry) => typeof entry === 'string') : [];
  return Object.fromEntries(Object.entries(Object(stored)).map(([id, answer]) => [id, textsOf(answer)]));
}

/** Reads the open exercise; undefined when there is none. */
export function keptQuick(): QuickCopy | undefined {
  try {
    const stored: Stored = Object(JSON.parse(ports.storage.getItem(COPY) ?? '{}'));
    const { categoryId, subjectId, answers } = stored;
    const paper = decodeReply(quickPaper, stored.paper);
    if (paper.recordId === undefined) return undefined;
    return { categoryId: text(categoryId), subjectId: text(subjectId), paper, answers: readAnswers(answers) };
  } catch {
    return undefined;
  }
}

/** Keeps the open exercise. */
export function keepQuick(copy: QuickCopy): void {
  ports.storage.setItem(COPY, JSON.stringify(copy));
}

/** Forgets it, once it is handed in. */
export function forgetQuick(): void {
  ports.storage.removeItem(COPY);
}
