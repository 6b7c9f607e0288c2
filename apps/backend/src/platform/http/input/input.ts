import type { EndpointShape } from '@lectern/sdk';
import type { TSchema } from 'typebox';
import { Convert } from 'typebox/value';
import { excessOf } from './bodyBounds.ts';
import { InputError } from '../errors.ts';
import { visibleNamesIn } from '../../schema/visibleText.ts';
import { wellFormed } from './wellFormed.ts';
import { AMBIENT, type Fields, propertiesOf } from './properties.ts';
import { asObject } from '../../schema/jsonObject.ts';
import { partOf } from '../../schema/partOf.ts';

/** The parts of a request, as parsed by the framework. */
export interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Converts a text of a URL or form to the type in its schema; a value that cannot be converted stays text. */
function fromText(field: string, schema: TSchema, value: unknown): unknown {
  const kind = partOf(schema, 'type');
  if (kind === 'array' || kind === 'object') {
    if (Array.isArray(value)) return Convert(schema, value);
    if (typeof value !== 'string') return value;
    if (/^\s*[[{]/.test(value)) {
      const excess = excessOf(value);
      if (excess !== undefined) throw new InputError(`${field}.${excess.path}`, excess.problem);
      try {
        return wellFormed(value, JSON.parse(value));
      } catch {
        return value;
      }
    }
    return kind === 'array' ? Convert(schema, [value]) : value;
  }
  if (value === '' && kind !== 'string') return value;
  return Convert(schema, value);
}

/** Returns how the body of an endpoint's input is encoded. */
export function sendOf(endpoint: EndpointShape): NonNullable<EndpointShape['send']> {
  return endpoint.send ?? (endpoint.method === 'GET' || endpoint.method === 'DELETE' ? 'query' : 'json');
}

/** Makes the function that merges a request's parts into the one input of an endpoint. */
export function inputReader(endpoint: EndpointShape, schema: TSchema): (parts: RequestParts) => Fields {
  const properties = propertiesOf(schema);
  const send = sendOf(endpoint);
  const seen = visibleNamesIn(schema);

  function addText(input: Fields, fields: Fields): void {
    for (const [key, value] of Object.entries(fields)) {
      const property = properties[key];
      if (property === undefined && AMBIENT.includes(key)) continue;
      if (key in input) throw new InputError(key, 'is there twice');
      input[key] = property === undefined ? value : fromText(key, property, value);
    }
  }

  return ({ params, query, body }) => {
    const input: Fields = {};
    addText(input, asObject(params));
    addText(input, asObject(query));
    if (endpoint.body !== undefined) {
      input[endpoint.body] = body ?? {};
    } else if (send === 'form' || send === 'multipart') {
      addText(input, asObject(body));
    } else if (send === 'json' && body !== undefined && body !== null) {
      if (typeof body !== 'object' || Array.isArray(body)) throw new InputError('', 'must be an object');
      for (const [key, value] of Object.entries(body)) {
        // Clients add their ambient parameters to the query, even where the input has fields of the same name.
        if (key in input && !AMBIENT.includes(key)) throw new InputError(key, 'is there twice');
        input[key] = value;
      }
    }
    return seen === undefined ? input : asObject(seen(input));
  };
}
