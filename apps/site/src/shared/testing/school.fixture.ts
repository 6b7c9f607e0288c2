import { decodeReply, type EndpointShape } from '@lectern/sdk';

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
