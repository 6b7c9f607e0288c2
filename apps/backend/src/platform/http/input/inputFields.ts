import type { EndpointShape } from '@lectern/sdk';
import type { TSchema } from 'typebox';
import { sendOf } from './input.ts';
import { propertiesOf } from './properties.ts';
import type { Access } from '../requestContext.ts';

/** The input of a call's documentation; a `Route` is one. */
export interface Described {
  readonly endpoint: EndpointShape;
  readonly schema: { readonly input: TSchema; readonly output: TSchema };
  readonly access: Access;
}

/** Returns the required fields of an input. */
export function requiredOf(schema: TSchema): readonly string[] {
  const required: unknown = Reflect.get(schema, 'required');
  const all: unknown = Reflect.get(schema, 'allOf');
  const own = Array.isArray(required) ? required.filter((key) => typeof key === 'string') : [];
  return Array.isArray(all) ? [...own, ...all.flatMap((part: TSchema) => requiredOf(part))] : own;
}

/** Returns whether each field of an endpoint's input is sent in the path, the query or the body. */
export function inputFieldsOf({ endpoint, schema }: Described): {
  path: string[];
  query: string[];
  body: string[];
} {
  const path = [...endpoint.path.matchAll(/\{(\w+)\}/g)]
    .map((match) => match[1] ?? '')
    .filter((key) => key !== 'origin');
  const others = Object.keys(propertiesOf(schema.input)).filter((key) => !path.includes(key));
  const inQuery = (key: string): boolean =>
    endpoint.body === undefined
      ? sendOf(endpoint) === 'query' ||
        (endpoint.query ?? []).includes(key) ||
        (endpoint.ambient ?? []).some((name) => name === key)
      : key !== endpoint.body;
  return { path, query: others.filter(inQuery), body: others.filter((key) => !inQuery(key)) };
}
