// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createClient } from '../src/core/client.ts';
import type { EndpointShape } from '../src/core/endpoint.ts';
import { isApiError } from '../src/core/errors.ts';
import { describedCalls } from '../tools/described.ts';
import { broken, DAMAGES, promised, spoil } from './replies.fixture.ts';

const calls = await describedCalls();
const pick = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const damage = fc.constantFrom(...DAMAGES);

/** What a client makes of a reply's text. */
async function answerOf(
  endpoint: EndpointShape,
  reply: string,
): Promise<{ value: unknown } | { error: unknown }> {
  const client = createClient({
    origin: 'https://school.example',
    fetch: async () => new Response(reply, { headers: { 'content-type': 'application/json' } }),
  });
  const input = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key, '1']));
  try {
    return { value: await client.request<Record<string, unknown>, unknown>(endpoint, input) };
  } catch (error) {
    return { error };
  }
}

describe.each(calls.map(({ endpoint, schema }) => [endpoint.id, endpoint, schema.output ?? {}] as const))(
  'the reply of %s',
  (_, endpoint, schema) => {
    const wrap = (data: unknown): unknown =>
      endpoint.envelope === 'code' ? { code: '1', message: '', data } : data;
    const reply = promised(schema).map(wrap);

    it('is usable as promised, and with any part of it spoilt', async () => {
      await fc.assert(
        fc.asyncProperty(reply, fc.option(fc.tuple(pick, damage)), async (whole, spoilt) => {
          const sent = spoilt === null ? JSON.stringify(whole) : spoil(whole, ...spoilt);
          const answer = await answerOf(endpoint, sent);
          if ('error' in answer) {
            // Without its code nobody can tell what a reply means.
            expect(spoilt).not.toBeNull();
            expect(isApiError(answer.error)).toBe(true);
            expect(answer.error).toMatchObject({ endpoint: endpoint.id });
            if (isApiError(answer.error, 'malformed'))
              expect(answer.error.field).toBe(sent === '' ? '' : 'code');
            else expect(answer.error).toMatchObject({ kind: 'business' });
          } else {
            expect(broken(schema, answer.value)).toEqual([]);
          }
          expect(Reflect.get({}, 'polluted')).toBeUndefined();
        }),
        { numRuns: 15 },
      );
    });
  },
);
