import { ApiError, decodeReply, type EndpointShape } from '@lectern/sdk';
import { beforeEach } from 'vitest';

type Input = Record<string, unknown>;

/** Answers a call, or throws to refuse it. */
export type Answer = (input: Input) => unknown;

/**
 * A fake school for tests: its answers by endpoint id, the calls it received, and the toasts shown. It replaces
 * `client/client.ts` and `overlays/toast.ts`: `vi.mock('../../shared/client/client.ts', () => import(…))`.
 */
export const fakeSchool = {
  answers: new Map<string, Answer>(),
  calls: [] as [id: string, input: Input][],
  toasts: [] as string[],
};

/** Replaces `request` of `client/client.ts`; replies are decoded. A call without an answer gets an empty reply. */
export async function request(endpoint: EndpointShape, input: Input): Promise<unknown> {
  fakeSchool.calls.push([endpoint.id, input]);
  return decodeReply(endpoint, await fakeSchool.answers.get(endpoint.id)?.(input));
}

/** Decodes the results of a replacement for `request`, as the client does. */
export const decoding =
  (answer: (endpoint: EndpointShape, ...rest: unknown[]) => unknown) =>
  async (endpoint: EndpointShape, ...rest: unknown[]): Promise<unknown> =>
    decodeReply(endpoint, await answer(endpoint, ...rest));

/** Replaces the toast of `overlays/toast.ts`. */
export function toast(text: string): void {
  fakeSchool.toasts.push(text);
}

/** Resets the fake school before each test of a file, and sets the answers that most of them need. */
export function setUpFakeSchool(answers: Readonly<Record<string, Answer>> = {}): void {
  beforeEach(() => {
    fakeSchool.answers = new Map(Object.entries(answers));
    fakeSchool.calls = [];
    fakeSchool.toasts = [];
  });
}

/** Refuses a call with a message from the school. */
export const refusing = (message: string, data?: unknown) => (): never => {
  throw new ApiError({ kind: 'business', endpoint: 'call', code: '0', message, data });
};

/** Simulates a network failure. */
export const offline = (): never => {
  throw new ApiError({ kind: 'network', endpoint: 'call' });
};

/** Returns the inputs of all calls of an endpoint. */
export const inputsOf = (id: string): Input[] =>
  fakeSchool.calls.filter(([called]) => called === id).map(([, input]) => input);
