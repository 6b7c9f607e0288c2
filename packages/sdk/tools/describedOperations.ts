import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { TSchema } from 'typebox';
import type { Operation } from '../src/realtime/sockets/operation.ts';
import { load, schemaOf, schemasOf } from './schemasOf.ts';
import { plainComment } from './plainComment.ts';

const SOCKETS = resolve(import.meta.dirname, '../src/realtime/sockets');

/** An operation of a socket with the information found in its source. */
export interface DescribedOperation {
  readonly op: string;
  /** Its doc comment, as one line. */
  readonly text: string;
  /** Id of the HTTP call with the same effect; empty where there is none. */
  readonly fallback: string;
  readonly schema: { readonly input: TSchema; readonly output: TSchema };
}

const DECLARATION =
  /(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export const (\w+): Operation<([\w[\]]+),\s*([\w[\]]+)>/g;

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'op' in value;
}

/** Reads every operation with its doc comment and its schemas, as `describedCalls` does for endpoints. */
export async function describedOperations(): Promise<DescribedOperation[]> {
  const file = resolve(SOCKETS, 'operations.ts');
  const source = await readFile(file, 'utf8');
  const [module, schemas] = await Promise.all([load(file), schemasOf(source, SOCKETS)]);
  return [...source.matchAll(DECLARATION)].map(([, comment = '', name = '', input = '', output = '']) => {
    const operation = module[name];
    const schema = { input: schemaOf(input, schemas), output: schemaOf(output, schemas) };
    if (!isOperation(operation) || schema.input === undefined || schema.output === undefined)
      throw new Error(`The operation ${name} has no schema`);
    return {
      op: operation.op,
      text: plainComment(comment),
      fallback: operation.fallback?.id ?? '',
      schema: { input: schema.input, output: schema.output },
    };
  });
}
