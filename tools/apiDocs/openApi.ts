import { isProvisional } from '@lectern/sdk/table';
import { plausible } from '@lectern/sdk/testing';
import { sendOf } from '../../apps/backend/src/platform/http/input/input.ts';
import { areaOf, pathOf } from '../../apps/backend/src/platform/http/naming.ts';
import { inputFieldsOf, requiredOf } from '../../apps/backend/src/platform/http/input/inputFields.ts';
import { propertiesOf } from '../../apps/backend/src/platform/http/input/properties.ts';
import areaWords from './areaWords.json' with { type: 'json' };
import type { DocumentedCall } from './areaPage.ts';
import type { Components, Part } from './components.ts';
import { HEADERS, headersOf, REPLIES, repliesOf } from './openApiParts.ts';

/** An OpenAPI 3.1 document. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: Part;
  readonly servers: readonly Part[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

const MEDIA = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  query: 'application/json',
} as const;

const INFO = {
  title: 'Lectern',
  version: '8.1.3',
  summary: 'All calls of a school’s student site',
  description: [
    'Send calls to the school’s own address; the host determines the company.',
    'A reply is `{code, message, data}` with status 200. Code `"1"` is success, and `data` has the described shape.',
    'Any other code is a refusal: `message` is meant for the student, and `data` has details, if any.',
    'Code `"600"` demands the slider challenge: solve it and repeat the call. Other statuses are the same for all calls.',
    'A field whose name ends in `At` is a UTC ISO time, in `Cents` an amount in cents; ids are texts.',
  ].join(' '),
  contact: { name: 'The school that runs the platform', url: 'https://school.example' },
  license: { name: 'MIT', identifier: 'MIT' },
};

const SERVERS = [
  { url: '/', description: 'The platform that serves this document' },
  {
    url: 'https://{host}',
    description: 'A school',
    variables: {
      host: { default: 'school.example', description: 'Host of the school, which determines the company' },
    },
  },
];

const words: Readonly<Record<string, string>> = areaWords;

/** Returns the first sentence, without its full stop. */
function summaryOf(text: string): string {
  const first = /^.*?[.;:](?=\s|$)/.exec(text)?.[0] ?? text;
  return first.replace(/[.;:]$/, '').slice(0, 120);
}

/** Generates an example value for each field. */
function exampleOf(call: DocumentedCall): Record<string, unknown> {
  const all = plausible(call.schema.input);
  return typeof all === 'object' && all !== null ? { ...all } : {};
}

function bodyOf(
  call: DocumentedCall,
  components: Components,
  fields: Readonly<Record<string, Part>>,
): Part | undefined {
  const { endpoint, schema } = call;
  const { body } = inputFieldsOf(call);
  if (body.length === 0) return undefined;
  const send = sendOf(endpoint);
  const required = requiredOf(schema.input);
  const examples = exampleOf(call);
  const isWholeInput =
    body.length === Object.keys(propertiesOf(schema.input)).length && endpoint.body === undefined;
  const content =
    endpoint.body !== undefined
      ? { schema: fields[endpoint.body] ?? {}, example: examples[endpoint.body] }
      : {
          schema: isWholeInput
            ? components.part(schema.input)
            : {
                type: 'object',
                properties: Object.fromEntries(body.map((name) => [name, fields[name] ?? {}])),
                required: body.filter((name) => required.includes(name)),
                additionalProperties: false,
              },
          // Binary content has no example.
          ...(send !== 'multipart' && {
            example: Object.fromEntries(body.map((name) => [name, examples[name]])),
          }),
        };
  return {
    required: endpoint.body !== undefined || body.some((name) => required.includes(name)),
    content: { [MEDIA[send]]: content },
  };
}

function parametersOf(call: DocumentedCall, fields: Readonly<Record<string, Part>>): Part[] {
  const { schema } = call;
  const required = requiredOf(schema.input);
  const { path, query } = inputFieldsOf(call);
  const examples = exampleOf(call);
  return (['path', 'query'] as const).flatMap((where) =>
    (where === 'path' ? path : query).map((name) => {
      const { description = '', ...part } = fields[name] ?? { type: 'string' };
      return {
        name,
        in: where,
        required: where === 'path' || required.includes(name),
        description,
        schema: part,
        example: examples[name],
      };
    }),
  );
}

function replyOf(call: DocumentedCall, components: Components): Part {
  const { endpoint, schema } = call;
  const headers = { 'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' } };
  if (endpoint.envelope === 'bare') {
    return {
      description: 'The file',
      headers,
      content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
    };
  }
  const data = components.part(schema.output);
  const isEmpty = data['type'] === 'null';
  const done = { code: '1', message: '', data: plausible(schema.output) };
  const refused = (endpoint.quiet ?? []).filter((code) => code !== '1');
  return {
    description: 'Success, or a refusal with a code of the call',
    headers,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { $ref: '#/components/schemas/ReplyCode' },
            message: { $ref: '#/components/schemas/ReplyMessage' },
            data: isEmpty ? { description: 'No data.' } : data,
          },
        },
        examples: {
          done: { summary: 'Success', value: done },
          ...Object.fromEntries(
            refused.map((code) => [
              `refused${code.replace('-', 'Minus')}`,
              {
                summary: code === '600' ? 'The slider challenge is demanded' : `Refused with code ${code}`,
                value: { code, message: code === '600' ? '请完成验证' : '没有成功，请看看填写的内容' },
              },
            ]),
          ),
        },
      },
    },
  };
}

function operation(call: DocumentedCall, components: Components): Part {
  const { endpoint, schema, access, text } = call;
  const fields = components.fields(schema.input);
  const body = bodyOf(call, components, fields);
  return {
    operationId: endpoint.id,
    tags: [areaOf(endpoint)],
    summary: summaryOf(text),
    description: text,
    ...(isProvisional(endpoint) && { 'x-provisional': true }),
    ...(endpoint.idempotent === true && { 'x-idempotent': true }),
    security: access === 'public' ? [{}, { token: [] }] : [{ token: [] }],
    parameters: [...parametersOf(call, fields), ...headersOf(endpoint)],
    ...(body !== undefined && { requestBody: body }),
    responses: { 200: replyOf(call, components), ...repliesOf(call, body !== undefined) },
  };
}

/** Merges two endpoints with the same path and method into one operation, which is listed in both areas. */
function merged(first: Part, { operationId, tags }: Part): Part {
  const { tags: own } = first;
  return {
    ...first,
    tags: [...new Set([...(Array.isArray(own) ? own : []), ...(Array.isArray(tags) ? tags : [])])],
    'x-also': [operationId],
  };
}

/** Describes all calls as OpenAPI 3.1; TypeBox schemas are JSON Schema already. */
export function toOpenApi(calls: readonly DocumentedCall[], components: Components): OpenApi {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    // The platform accepts a path with and without a trailing slash; the document omits it.
    const path = pathOf(call.endpoint).replace(/\/$/, '');
    const method = call.endpoint.method.toLowerCase();
    const own = operation(call, components);
    const before = paths[path]?.[method];
    paths[path] = {
      ...paths[path],
      [method]: typeof before === 'object' && before !== null ? merged({ ...before }, own) : own,
    };
  }
  return {
    openapi: '3.1.0',
    info: INFO,
    servers: SERVERS,
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({
      name,
      description: words[name] ?? '',
    })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'Session token returned by the `login.*` calls, with or without the prefix `Bearer `.',
        },
      },
      ...HEADERS,
      responses: REPLIES,
      schemas: {
        ReplyCode: {
          type: 'string',
          description: '`1` is success; any other code is a refusal, and `600` demands the slider challenge.',
        },
        ReplyMessage: {
          type: 'string',
          description: 'Message for the student, in Chinese; empty if there is none.',
        },
        Refusal: {
          type: 'object',
          description: 'Reason why a request was refused.',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string', description: 'The status as a text.' },
            message: {
              type: 'string',
              description: 'Message for the student or, for 400, for the developer.',
            },
            path: { type: 'string', description: 'For 400: path of the invalid field, as `items[0].price`.' },
            requestId: { type: 'string', description: 'For 500: id of the request, as in `X-Request-Id`.' },
            data: { description: 'Details of the status, if any.' },
          },
        },
        ...components.all(),
      },
    },
  };
}
