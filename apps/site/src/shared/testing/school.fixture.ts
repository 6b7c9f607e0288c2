import { ApiError, decodeReply, type EndpointShape } from '@lectern/sdk';
import { beforeEach } from 'vitest';

type Input = Record<string, unknown>;

/** Answers a call; it throws to refuse. */
export type Answer = (input: Input) => unknown;

/**
 * A school that a test plays: what it answers by the id of a call, what it was asked, and what the student was told.
 * Put it in the place of `client/client.ts` and `overlays/toast.ts`: `vi.mock('../../shared/client/client.ts', () => import(…))`.
 */
export const told = {
  answers: new Map<string, Answer>(),
  calls: [] as [id: string, input: Input][],
  toasts: [] as string[],
};

/** Stands for the request of `client/client.ts`; replies arrive decoded. A call without an answer has an empty reply. */
export async function request(endpoint: EndpointShape, input: Input): Promise<unknown> {
  told.calls.push([endpoint.id, input]);
  return decodeReply(endpoint, await told.answers.get(endpoint.id)?.(input));
}

/** Decodes what a stand-in for `request` gives, as the client does. */
export const decoding =
  (answer: (endpoint: EndpointShape, ...rest: unknown[]) => unknown) =>
  async (endpoint: EndpointShape, ...rest: unknown[]): Promise<unknown> =>
    decodeReply(endpoint, await answer(endpoint, ...rest));

/** Stands for the one of `overlays/toast.ts`. */
export function toast(text: string): void {
  told.toasts.push(text);
}

/** Empties the school before each test of a file, and lets it answer what most of them ask. */
export function playSchool(answers: Readonly<Record<string, Answer>> = {}): void {
  beforeEach(() => {
    told.answers = new Map(Object.entries(answers));
    told.calls = [];
    told.toasts = [];
  });
}

/** Refuses a call in the school's own words. */
export const refusing = (message: string, data?: unknown) => (): never => {
  throw new ApiError({ kind: 'business', endpoint: 'call', code: '0', message, data });
};

/** Stands for a line that is broken. */
export const offline = (): never => {
  throw new ApiError({ kind: 'network', endpoint: 'call' });
};

/** What a call was given, each time. */
export const inputsOf = (id: string): Input[] =>
  told.calls.filter(([called]) => called === id).map(([, input]) => input);
