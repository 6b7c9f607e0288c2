import type { Client, RequestOptions } from '../client/client.ts';
import type { Reply } from '../client/decode.ts';
import type { Enciphered, Endpoint, EndpointShape } from '../client/endpoint.ts';
import { entriesOf, type PageInput, type PageReply, pagesOf } from './pages.ts';

/** The arguments of a call: an input that needs nothing may be left out. */
export type Arguments<In> = object extends In
  ? [input?: In, options?: RequestOptions]
  : [input: In, options?: RequestOptions];

/** What can only be one thing is filled in: `type` of a log-in by password. */
export type Eased<In> = In extends { readonly type: 1 } ? Omit<In, 'type'> & Partial<Pick<In, 'type'>> : In;

/** How a list is gone through. */
export interface Pages<In, Out extends PageReply> {
  /** Page by page: `for await (const { records } of sdk.catalogue.list.pages({}))`. */
  pages(...given: Arguments<In>): AsyncIterable<Out>;
  /** Entry by entry: `for await (const course of sdk.catalogue.list.each({}))`. */
  each(...given: Arguments<In>): AsyncIterable<Out['records'][number]>;
}

/** A call as a method; one that lists pages can be gone through. */
export type CallMethod<In, Out> = ((...given: Arguments<In>) => Promise<Reply<Out>>) &
  ('pageNo' extends keyof In ? (Reply<Out> extends PageReply ? Pages<In, Reply<Out>> : unknown) : unknown);

/** The method of an endpoint; passwords go in as they are typed, and are encrypted here. */
export type MethodOf<E> =
  E extends Endpoint<infer In, infer Out> ? CallMethod<E extends Enciphered ? Eased<In> : In, Out> : never;

/** The same without encrypting, for who has the ciphertext: what the platform itself is sent. */
export type RawMethodOf<E> = E extends Endpoint<infer In, infer Out> ? CallMethod<In, Out> : never;

/** An area's endpoints as methods; what else the area exports is left out. */
export type Methods<A> = {
  readonly [Name in keyof A as A[Name] extends EndpointShape ? Name : never]: MethodOf<A[Name]>;
} & {
  readonly [Name in keyof A as A[Name] extends Enciphered ? `${Name & string}Encrypted` : never]: RawMethodOf<
    A[Name]
  >;
};

/** What is known of an endpoint that is only found when it is called. */
export type AnyEndpoint = Endpoint<object>;

/** The end of a raw method's name. */
export const ENCRYPTED = 'Encrypted';

/**
 * Makes the method of a call.
 * @param find gives the endpoint, which may have to be fetched first.
 * @param isRaw true leaves passwords as they are.
 */
export function methodOf(
  client: Client,
  find: () => AnyEndpoint | Promise<AnyEndpoint>,
  isRaw = false,
): CallMethod<object, unknown> & Pages<PageInput, PageReply> {
  const call = async (input: object = {}, options?: RequestOptions): Promise<Reply<unknown>> => {
    const endpoint = await find();
    if (isRaw || endpoint.ciphers === undefined) return client.request(endpoint, input, options);
    const { encipher } = await import('./encipher.ts');
    const eased = endpoint.id === 'login.password' ? { type: 1, ...input } : input;
    return client.request(endpoint, await encipher(client, eased, endpoint.ciphers, options), options);
  };
  const ask = async (input: PageInput, options?: RequestOptions): Promise<PageReply> => {
    const reply = await call(input, options);
    const { records, total } =
      typeof reply === 'object' && reply !== null ? { ...reply } : ({} as Partial<PageReply>);
    if (!Array.isArray(records)) throw new TypeError('The call lists no pages');
    return { records, total };
  };
  return Object.assign(call, {
    pages: (input: PageInput = {}, options?: RequestOptions) => pagesOf(ask, input, options),
    each: (input: PageInput = {}, options?: RequestOptions) => entriesOf(ask, input, options),
  });
}
