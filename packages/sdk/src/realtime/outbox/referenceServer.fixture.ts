import type { Clock } from '../../client/clock.ts';
import type { AnswerOperation } from '../../endpoints/answering/answering.schema.ts';
import type { RequestFrame } from '../sockets/frames.ts';
import type { SimulatedServer } from '../sockets/simulatedNetwork.fixture.ts';

/** A student's current answer to a question in the database. */
export interface Head {
  readonly sequence: number;
  readonly answer: string;
}

/** A server that follows the protocol, on a database that survives its process. */
export interface ReferenceServer extends SimulatedServer {
  readonly heads: ReadonlyMap<string, Head>;
  /** All operations stored in the database, by id. */
  readonly saved: ReadonlyMap<string, AnswerOperation>;
  /** Number of times that an operation changed the database. */
  effectsOf(operationId: string): number;
  readonly isHandedIn: boolean;
  /** Ends the process: uncommitted work is lost, and unsent acknowledgements are never sent. */
  kill(): void;
  highestSequence(): number;
}

const NEVER = new Promise<never>(() => undefined);

/** Creates a server. */
export function referenceServer(clock: Clock): ReferenceServer {
  const heads = new Map<string, Head>();
  const saved = new Map<string, AnswerOperation>();
  const effects = new Map<string, number>();
  let life = 0;
  let isHandedIn = false;

  /** Performs work that takes time and is dropped when the process has ended meanwhile. */
  async function inProcess<Result>(work: () => Result): Promise<Result> {
    const mine = life;
    const pause = () =>
      new Promise<void>((resolve) => void clock.after(Math.floor(clock.random() * 15), resolve));
    await pause();
    if (mine !== life) return NEVER;
    const result = work();
    await pause();
    return mine === life ? result : NEVER;
  }

  function save(operation: AnswerOperation): object | undefined {
    if (!saved.has(operation.operationId)) {
      if (isHandedIn) return undefined;
      saved.set(operation.operationId, operation);
      effects.set(operation.operationId, (effects.get(operation.operationId) ?? 0) + 1);
      const { questionId, sequence } = operation;
      const head = heads.get(questionId);
      if (head === undefined || head.sequence <= sequence)
        heads.set(questionId, { sequence, answer: operation.answer[0] ?? '' });
    }
    return { operationId: operation.operationId };
  }

  /** Saves all answers or none, as one transaction does. */
  function saveAll(answers: readonly AnswerOperation[]): object {
    if (isHandedIn && answers.some(({ operationId }) => !saved.has(operationId))) {
      return { code: '0', data: { state: 'submitted' } };
    }
    return { code: '1', data: { receipts: answers.map(save) } };
  }

  function answer(operation: string, data: object): Promise<object> {
    const input: { recordId?: string; answers?: AnswerOperation[] } & Partial<AnswerOperation> = data;
    return inProcess(() => {
      if (/netty|domains/i.test(operation)) return { code: '1', data: { netty: { domain: 'school' } } };
      if (/^submit$|answering\/submit$/.test(operation)) {
        if (!isHandedIn) saveAll(input.answers ?? []);
        isHandedIn = true;
        return { code: '1', data: { state: 'submitted' } };
      }
      if (/batch/i.test(operation)) return saveAll(input.answers ?? []);
      const { questionId = '', operationId = '', sequence = 0, answer: given = [] } = input;
      const reply = save({ questionId, operationId, sequence, answer: given });
      return reply === undefined
        ? { code: '0', data: { state: 'submitted' } }
        : { code: '1', data: { receipt: reply } };
    });
  }

  return {
    heads,
    saved,
    effectsOf: (operationId) => effects.get(operationId) ?? 0,
    get isHandedIn() {
      return isHandedIn;
    },
    kill: () => void (life += 1),
    highestSequence: () => Math.max(0, ...[...heads.values()].map(({ sequence }) => sequence)),
    onFrame: ({ op, data }: RequestFrame) => answer(op, Object(data)),
    onCall: (path, body) => answer(path, Object(body)),
  };
}
