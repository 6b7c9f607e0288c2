import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';
import { Convert } from 'typebox/value';
import { type Described, inputFieldsOf, requiredOf } from '../../src/platform/http/input/inputFields.ts';
import { propertiesOf } from '../../src/platform/http/input/properties.ts';

/** An invalid input, derived from a valid one. */
export interface Misfit {
  readonly name: string;
  /** The field that the refusal must name. */
  readonly field: string;
  readonly damage: (input: object) => object;
}

const UNKNOWN_FIELD = 'unheardOf';
const LONG = 'x'.repeat(100_001);
const JSON_VALUES: readonly unknown[] = [{ [UNKNOWN_FIELD]: 1 }, [[LONG]], LONG, 7.5, true];
const TEXTS: readonly string[] = ['no such value', `{"${UNKNOWN_FIELD}":1}`, 'x'.repeat(3_000)];

function spoiledBy(schema: TSchema, isText: boolean): { readonly value: unknown } | undefined {
  const validator = Compile(schema);
  const values: readonly unknown[] = isText ? TEXTS : JSON_VALUES;
  const value = values.find((each) => !validator.Check(isText ? Convert(schema, each) : each));
  return value === undefined ? undefined : { value };
}

function without(input: object, field: string): object {
  return Object.fromEntries(Object.entries(input).filter(([key]) => key !== field));
}

/** Lists invalid inputs of an endpoint: with an unknown, a missing, or a mistyped field. */
export function misfitsOf(described: Described): Misfit[] {
  const { endpoint, schema } = described;
  const { path, query, body } = inputFieldsOf(described);
  const properties = propertiesOf(schema.input);
  const isTextBody = endpoint.send === 'form' || endpoint.send === 'multipart';

  const missing = requiredOf(schema.input).filter(
    (field) => !path.includes(field) && field !== endpoint.body,
  );
  const spoiled = [...query, ...body].flatMap((field) => {
    const isText = query.includes(field) || (isTextBody && field !== endpoint.body);
    const found = spoiledBy(properties[field] ?? {}, isText);
    return found === undefined ? [] : [{ field, value: found.value }];
  });
  return [
    {
      name: 'a field unknown',
      field: UNKNOWN_FIELD,
      damage: (input) => ({ ...input, [UNKNOWN_FIELD]: 'x' }),
    },
    ...missing.map((field) => ({
      name: `${field} missing`,
      field,
      damage: (input: object) => without(input, field),
    })),
    ...spoiled.map(({ field, value }) => ({
      name: `${field} of another kind`,
      field,
      damage: (input: object) => ({ ...input, [field]: value }),
    })),
  ];
}
