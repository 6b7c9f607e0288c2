import type { EndpointShape } from '@lectern/sdk';
import type { TSchema } from 'typebox';
import { sendOf } from './input.ts';
import { areaOf, pathOf } from './naming.ts';
import { propertiesOf } from './properties.ts';
import type { Access } from './requestContext.ts';

/** What the description of a call is made from; a `Route` is one. */
export interface Described {
  readonly endpoint: EndpointShape;
  readonly schema: { readonly input: TSchema; readonly output: TSchema };
  readonly access: Access;
  /** What the call does, in words. */
  readonly text?: string;
}

/** An OpenAPI 3.1 document. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  query: 'application/json',
} as const;

/** Names the fields that an input must have. */
export function requiredOf(schema: TSchema): readonly string[] {
  const required: unknown = Reflect.get(schema, 'required');
  const all: unknown = Reflect.get(schema, 'allOf');
  const own = Array.isArray(required) ? required.filter((key) => typeof key === 'string') : [];
  return Array.isArray(all) ? [...own, ...all.flatMap((part: TSchema) => requiredOf(part))] : own;
}

/** Tells where each field of an endpoint's input travels. */
export function placesOf({ endpoint, schema }: Described): {
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

function operation(described: Described): Record<string, unknown> {
  const { endpoint, schema, access, text } = described;
  const properties = propertiesOf(schema.input);
  const required = requiredOf(schema.input);
  const places = placesOf(described);
  const parameter = (where: 'path' | 'query') => (name: string) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: properties[name] ?? { type: 'string' },
  });
  const whole = endpoint.body;
  const body =
    whole !== undefined
      ? properties[whole]
      : {
          type: 'object',
          properties: Object.fromEntries(places.body.map((name) => [name, properties[name]])),
          required: places.body.filter((name) => required.includes(name)),
        };
  const reply =
    endpoint.envelope === 'bare'
      ? schema.output
      : {
          type: 'object',
          required: ['code', 'message'],
          properties: { code: { const: '1' }, message: { type: 'string' }, data: schema.output },
        };
  return {
    operationId: endpoint.id,
    tags: [areaOf(endpoint)],
    ...(text !== undefined && { description: text }),
    ...(endpoint.provisional === true && { 'x-provisional': true }),
    security: access === 'public' ? [] : [{ token: [] }],
    parameters: [...places.path.map(parameter('path')), ...places.query.map(parameter('query'))],
    ...(places.body.length > 0 && {
      requestBody: { required: true, content: { [MEDIA[sendOf(endpoint)]]: { schema: body } } },
    }),
    responses: {
      200: {
        description: 'Done, or refused with a code of its own',
        content: { 'application/json': { schema: reply } },
      },
      400: { $ref: '#/components/responses/Invalid' },
      ...(access !== 'public' && {
        401: { $ref: '#/components/responses/Refused' },
        409: { $ref: '#/components/responses/Refused' },
      }),
    },
  };
}

/** Describes calls as OpenAPI 3.1; TypeBox schemas are JSON Schema already. */
export function toOpenApi(described: readonly Described[]): OpenApi {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const each of described) {
    const path = pathOf(each.endpoint);
    paths[path] = { ...paths[path], [each.endpoint.method.toLowerCase()]: operation(each) };
  }
  const refusal = {
    type: 'object',
    required: ['code', 'message'],
    properties: { code: { type: 'string' }, message: { type: 'string' }, path: { type: 'string' }, data: {} },
  };
  const content = { 'application/json': { schema: refusal } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern',
      version: '8.1.3',
      description:
        'Every call of the student site. Code "1" is success; any other code carries a message for the student.',
    },
    tags: [...new Set(described.map(({ endpoint }) => areaOf(endpoint)))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } },
      responses: {
        Invalid: { description: 'A field is missing, malformed or unknown; `path` names it', content },
        Refused: { description: '401: log in. 409: another log-in ended the session', content },
      },
    },
  };
}
