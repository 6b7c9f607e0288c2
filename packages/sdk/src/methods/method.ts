import type { Client, RequestOptions } from '../client/client.ts';
import type { Reply } from '../client/decode.ts';
import type { EncryptedFields, Endpoint, EndpointShape } from '../client/endpoint.ts';
import { entriesOf, type PageInput, type PageReply, pagesOf } from './pages.ts';

/** Arguments of a call; an input without required fields may be omitted. */
export type Arguments<In> = object extends In
  ? [input?: In, options?: RequestOptions]
  : [input: In, options?: RequestOptions];

/** Input in which a field with only one possible value is optional: `type` of a password log-in. */
export type WithDefaults<In> = In extends { readonly type: 1 }
  ? Omit<In, 'type'> & Partial<Pick<In, 'type'>>
  : In;

/** Iterates over a paged list. */
export interface Pages<In, Out extends PageReply> {
  /** Iterates over pages: `for await (const { records } of sdk.catalogue.list.pages({}))`. */
  pages(...given: Arguments<In>): AsyncIterable<Out>;
  /** Iterates over entries: `for await (const course of sdk.catalogue.list.each({}))`. */
  each(...given: Arguments<In>): AsyncIterable<Out['records'][number]>;
}

/** A call as a method; where it returns pages, they can be iterated over. */
export type CallMethod<In, Out> = ((...given: Arguments<In>) => Promise<Reply<Out>>) &
  ('pageNo' extends keyof In ? (Reply<Out> extends PageReply ? Pages<In, Reply<Out>> : unknown) : unknown);

/** The method of an endpoint; it takes plain passwords and encrypts them. */
export type MethodOf<E> =
  E extends Endpoint<infer In, infer Out>
    ? CallMethod<E extends EncryptedFields ? WithDefaults<In> : In, Out>
    : never;

/** The method of an endpoint without encryption, for callers that already have the ciphertext. */
export type RawMethodOf<E> = E extends Endpoint<infer In, infer Out> ? CallMethod<In, Out> : never;

/** An area's endpoints as methods; other exports of the area are left out. */
export type Methods<A> = {
  readonly [Name in keyof A as A[Name] extends EndpointShape ? Name : never]: MethodOf<A[Name]>;
} & {
  readonly [
    Name in keyof A as A[Name] extends EncryptedFields ? `${Name & string}Encrypted` : never
  ]: RawMethodOf<A[Name]>;
};

/** An endpoint whose types are unknown until it is loaded. */
export type AnyEndpoint = Endpoint<object>;

/** Suffix of the methods that take encrypted passwords. */
export const ENCRYPTED = 'Encrypted';

/**
 * Creates the method of a call.
 * @param find returns the endpoint, which may have to be loaded first.
 * @param isRaw true passes passwords on unencrypted by the method, for ciphertext.
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
